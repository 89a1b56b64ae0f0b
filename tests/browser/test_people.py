"""The pages of the people: who plays, and what they have played."""

import re

from playwright.sync_api import expect

from tests.browser.cached_app import keep
from tests.browser.phone import Phone
from tests.browser.stored_games import add_finished_game
from tests.browser.together import no_matter
from tests.serving import serving


def test_people_are_reached_from_home_and_left_again(phone: Phone):
    phone.open()
    phone.key("People")
    expect(phone.page.get_by_role("heading", name="Nobody here yet")).to_be_visible()
    phone.shot("people-empty")
    phone.key("Back")
    expect(phone.page.get_by_role("heading", name="Companion")).to_be_visible()


def test_people_page_without_the_server_says_so_and_loads_by_itself(server, new_phone):
    phone = no_matter(keep(new_phone(keeps_the_app=True), server.address))
    phone.key("People")
    expect(phone.page.get_by_role("heading", name="Nobody here yet")).to_be_visible()
    server.stop()
    phone.page.reload()
    expect(phone.page.get_by_role("heading", name="This page needs the network")).to_be_visible()
    phone.shot("people-away")
    phone.axe()
    with phone.page.expect_navigation():
        phone.key("Try again")
    expect(phone.page.get_by_role("heading", name="This page needs the network")).to_be_visible()
    with serving(server.data, port=server.port):
        phone.key("Try again")
        expect(phone.page.get_by_role("heading", name="Nobody here yet")).to_be_visible()


def test_person_is_added_viewed_and_edited(phone):
    add_finished_game(phone, {"Ada": 1, "Ben": 2}, days_ago=1)
    phone.open("/people")
    phone.key("Add somebody")
    phone.page.get_by_label("Name").fill("ada")
    phone.key("Write down")
    expect(phone.page.get_by_text("There is somebody called")).to_be_visible()
    phone.shot("people-taken")
    phone.ignore("status of 422")
    phone.page.get_by_label("Name").fill("Cy")
    phone.key("Write down")
    expect(phone.page.get_by_text("Written down.")).to_be_visible()
    phone.shot("people")
    phone.axe_in_every_theme()
    phone.key(re.compile("^Cy"))
    expect(phone.page.get_by_text("No result yet")).to_be_visible()
    phone.key("Change name and mark")
    phone.tap(phone.page.locator(".colour", has_text="rose"))
    phone.page.get_by_label("Letters").fill("C2")
    phone.shot("person-edit")
    phone.key("Save")
    expect(phone.page.get_by_text("Saved.")).to_be_visible()
    expect(phone.page.locator(".portrait .mark-rose")).to_have_text("C2")


def test_two_entries_of_one_person_are_merged(phone):
    add_finished_game(phone, {"Ada": 1, "Ben": 2}, days_ago=1)
    add_finished_game(phone, {"Ada": 1, "Benjamin": 2}, days_ago=2)
    phone.open("/people")
    phone.key(re.compile("^Benjamin"))
    phone.key("Change name and mark")
    phone.key("Merge with somebody")
    expect(phone.page.get_by_text("really?")).to_be_visible()
    phone.key(re.compile("^Ben"))
    expect(phone.page.get_by_text("then has 2 games, 2 of them won")).to_be_visible()
    phone.shot("person-merge")
    phone.axe()
    phone.key("Make them one")
    expect(phone.page.get_by_text("The two are one person now.")).to_be_visible()
    expect(phone.page.locator(".portrait")).to_contain_text("2 games · 2 won")
    phone.key("Change name and mark")
    phone.key("Take apart")
    expect(phone.page.get_by_text("They are two again.")).to_be_visible()


def test_name_of_a_person_is_taken_out_of_all_games(phone):
    add_finished_game(phone, {"Ada": 1, "Ben": 2}, days_ago=1)
    add_finished_game(phone, {"Ada": 1, "Cy": 2}, days_ago=2)
    phone.open("/people")
    phone.key(re.compile("^Ben"))
    phone.key("Change name and mark")
    phone.key("See what happens")
    expect(phone.page.get_by_text("becomes ○")).to_be_visible()
    phone.shot("person-erase")
    phone.axe_in_every_theme()
    phone.key("Back")
    phone.key("See what happens")
    phone.key("Take the name out")
    expect(phone.page.get_by_text("the name is a mark now")).to_be_visible()
    expect(phone.page.get_by_text("Ben")).to_have_count(0)
    expect(phone.page.get_by_role("link", name=re.compile("^○"))).to_contain_text("1 game")
    phone.open("/")
    expect(phone.page.get_by_text("○").first).to_be_visible()
    expect(phone.page.get_by_text("Ben")).to_have_count(0)


def test_name_taken_out_on_another_device_is_not_offered_for_a_new_game(phone):
    add_finished_game(phone, {"Ada": 1, "Ben": 2}, days_ago=1)
    phone.page.add_init_script("window.setInterval = () => 0")  # nothing asks once a minute
    phone.open()
    phone.key("New game")
    offered = phone.page.locator("seat-picker .people")
    expect(offered.get_by_text("Ben")).to_be_visible()
    phone.key("Back")
    other = phone.another_tab()
    other.open("/people")
    other.key(re.compile("^Ben"))
    other.key("Change name and mark")
    other.key("See what happens")
    other.key("Take the name out")
    expect(other.page.get_by_text("the name is a mark now")).to_be_visible()
    phone.key("New game")
    expect(offered.get_by_text("Ada")).to_be_visible()
    expect(offered.get_by_text("Ben")).to_have_count(0)


def test_results_over_time_as_a_chart_and_as_a_table(new_phone):
    phone = new_phone(locale="de-DE")
    for days_ago in range(9, 0, -1):
        add_finished_game(phone, {"Ada": days_ago * 7 % 10 - 3, "Ben": 2}, days_ago=days_ago)
    phone.open("/people")
    phone.key(re.compile("^Ada"))
    chart = phone.page.locator("score-chart")
    expect(chart.locator("canvas")).to_be_visible()
    expect(chart.locator(".chart-caption")).to_have_text(re.compile(" – gestern$"))
    chart.locator(".u-over").tap(position={"x": 4, "y": 40})
    expect(chart.locator(".chart-caption")).to_have_text(re.compile(": 0$"))
    phone.shot("person")
    phone.tap(chart.locator("summary"))
    expect(chart.get_by_role("row")).to_have_count(10)
    expect(chart.get_by_role("row").nth(1).get_by_role("cell").first).to_have_text("0")


def test_a_person_of_every_game_by_keyboard(phone):
    """From the list into a person and back, with keys alone."""
    add_finished_game(phone, {"Ada": 1, "Ben": 2}, days_ago=1)
    phone.open("/people")
    person = phone.page.get_by_role("link", name=re.compile("^Ben"))
    for _ in range(8):
        phone.page.keyboard.press("Tab")
        if person.evaluate("element => element === document.activeElement"):
            break
    phone.page.keyboard.press("Enter")
    expect(phone.page.get_by_role("heading", name="Ben", exact=True)).to_be_visible()
    phone.page.keyboard.press("Tab")
    phone.page.keyboard.press("Enter")
    expect(person).to_be_visible()
