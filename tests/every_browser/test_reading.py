"""The rulebook, theme and language, the end of a game and what is kept of it."""

DARK = "rgb(27, 24, 20)"


def test_the_rulebook_is_searched_as_one_types_and_printed(phone):
    phone.open("/rules/agame#scoring")
    phone.sees("rules-screen .is-marked")
    phone.shot("rules")
    phone.open("/rules")
    phone.key("Search")
    phone.fill("input[type=search]", "lizard")
    phone.sees(".search-answer", "[Ll]izard")
    phone.shot("rules-search")
    phone.open("/rules/agame")
    phone.sees("rules-screen .chapter")
    phone.evaluate("dispatchEvent(new Event('beforeprint'))")
    phone.sees(".for-paper .rules")
    phone.evaluate("dispatchEvent(new Event('afterprint'))")
    phone.sees_no(".for-paper")


def test_theme_and_language_are_kept(phone):
    ground = "return getComputedStyle(document.documentElement).backgroundColor === arguments[0]"
    phone.open("/settings")
    phone.key("dark")
    phone.until(ground, DARK)
    phone.shot("settings-dark")
    phone.key("Deutsch")
    phone.until("return document.documentElement.lang === 'de'")
    phone.open()
    phone.sees("footer", "Neue Partie")
    phone.until(ground, DARK)
    phone.open("/people")
    phone.sees("h1", "Leute")
    phone.until(ground, DARK)


def test_finished_game_shows_its_end_and_saves_its_result(phone):
    phone.new_game("Tally", "Ada", "Ben")
    phone.write_round("12", "20")
    phone.key("Tally")
    phone.key("Finish here")
    phone.sees(".outcome", "Ben")
    phone.sees(".main-button", "Rematch")
    phone.shot("over")
    phone.key("Back")
    phone.sees("h1", "Companion")
    phone.key("People")
    phone.sees("h1", "People")
    phone.sees("main", "Ada")
    phone.shot("people")
