"""How long the rulebook's search takes to answer while one types, on a phone four times as slow.

Every question that tests ask (`tests/rulebook/questions`) is put into the field of the rules'
search, in both languages. The clock runs from the input event until the first answers are laid
out, as many as fit above a phone's keyboard; the others are drawn in the next frame.
The floor is the same with nothing in the field: an event, and a list that stays empty.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page

from benchmarks.figure import Figure, percentile
from benchmarks.running import server_and_browser
from tests.chromium import phone_page
from tests.serving import Served

QUESTIONS = Path(__file__).parents[1] / "tests" / "rulebook" / "questions"
LANGUAGES = {"en": "English", "de": "German"}
SLOWER = 4
TARGET_MS = 30
ASK = """async questions => {
  const answers = document.querySelector("rule-answers")
  const field = answers.querySelector("input")
  const nextFrame = () => new Promise(then => requestAnimationFrame(() => setTimeout(then)))
  const took = []
  for (const question of questions) {
    field.value = question
    const began = performance.now()
    field.dispatchEvent(new InputEvent("input", { bubbles: true }))
    await answers.updateComplete
    answers.getBoundingClientRect()
    took.push(performance.now() - began)
    await nextFrame()
  }
  return took
}"""


def figures() -> Iterator[Figure]:
    """Yield the answers' time in each language."""
    with server_and_browser() as (served, browser):
        for language, name in LANGUAGES.items():
            result, nothing = in_language(browser, served, language)
            what = f"search in {name}, CPU ×{SLOWER}, {len(result)} questions, p95"
            yield Figure(what, percentile(result, 95), "ms", TARGET_MS, percentile(nothing, 95))


def in_language(browser: Browser, served: Served, language: str) -> tuple[list[float], list[float]]:
    """Return times of all questions, and of as many that are empty, in ms."""
    page = phone_page(browser, locale=language)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    result, nothing = [], []
    for game, questions in load_questions(language).items():
        open_search(page, f"{served.address}/rules/{game}?q=", questions[0])
        result += page.evaluate(ASK, questions)
        nothing += page.evaluate(ASK, [""] * len(questions))
    page.context.close()
    return result, nothing


def open_search(page: Page, address: str, question: str) -> None:
    """Open the search of a game's rules, with its index there."""
    page.goto(address)
    page.locator("rule-answers input").fill(question)
    page.locator("rule-answers .search-answer").first.wait_for()


def load_questions(language: str) -> dict[str, list[str]]:
    """By game what players ask in this language."""
    read = {path.stem: json.loads(path.read_text("utf-8")) for path in QUESTIONS.glob("*.json")}
    return {
        game: [question[language] for question in questions] for game, questions in read.items()
    }
