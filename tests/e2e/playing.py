"""A person at a table: looks at what is lit up, and touches it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

LIT = "[data-thing].can"
LONGEST_GAME = 600  # answers


class Player:
    """Answers by touching real things on a page, and knows when the table has gone on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.by_touch = False
        self.prompt = page.locator("section.prompt")
        self.confirm = self.prompt.locator("[data-confirm]")
        self.answers = self.prompt.locator("[data-option]")
        # It may lie behind the film.
        self.log = page.get_by_role("log", include_hidden=True).first
        self.menu = page.locator(".menu[role=menu]")  # whatever the language
        self.end = page.get_by_role("dialog").filter(has=page.locator(".laurels"))

    # What is

    @property
    def version(self) -> int:
        """The moment that the page shows."""
        return int(self.prompt.get_attribute("data-version") or -1)

    @property
    def form(self) -> str:
        """The form of the open question."""
        return self.prompt.get_attribute("data-form") or ""

    @property
    def question(self) -> str:
        """The open question."""
        return self.prompt.locator("h2").inner_text()

    def lit(self, where: str = "") -> Locator:
        """What can be touched now."""
        return self.page.locator(f"{where} {LIT}")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button of the prompt."""
        return self.prompt.get_by_role("button", name=name)

    # Waiting

    def wait_until_asked(self) -> None:
        """Until there is a question, or the game is over."""
        self.page.wait_for_function("""() => document.querySelector('section.prompt.asked:not(.busy)')
            || document.querySelector('dialog[open] .laurels')""")

    def wait_past(self, version: int) -> None:
        """Until the page shows a later moment than this one."""
        self.page.wait_for_function(
            "(before) => Number(document.querySelector('section.prompt')?.dataset.version ?? -1) > before", arg=version)

    def wait_for_people(self) -> list[int]:
        """Until a person is asked at this table (bots have moved); the seats of those who are. None: it is over."""
        self.page.wait_for_function("""() => document.querySelector('dialog[open] .laurels')
            || document.querySelector('[data-seat][data-kind=person][data-waited]')""")
        if self.end.is_visible():
            return []
        waited = self.page.locator("[data-seat][data-kind=person][data-waited]").all()
        return sorted({int(seat.get_attribute("data-seat") or 0) for seat in waited})

    # Answering

    def press(self, thing: Locator) -> None:
        """With the mouse, or with a finger; once more where ending the turn asks whether that is meant."""
        self._touch(thing)
        again = self.prompt.locator("[data-again]")
        if again.count():
            self._touch(again)

    def _touch(self, thing: Locator) -> None:
        if thing.and_(self.page.locator("[data-moves-itself] *")).count():
            # Who stands in a room, and a finger that looks first, are in the way of neither focus nor Enter.
            thing.focus()
            self.page.keyboard.press("Enter")
        elif self.by_touch:
            thing.tap()
        else:
            thing.click()

    def answer(self, quick: bool = False) -> str:
        """Answer the open question with what is lit up; passes where it can if it should be quick. What was done."""
        before = self.version
        done = self._answer(quick)
        self.wait_past(before)
        return done

    def _answer(self, quick: bool) -> str:
        form = self.form
        if form == "choose":
            return self._choose(quick)
        if form == "amounts":
            self._pay(quick)
        elif form == "choose-some":
            self._pick()
        elif form == "place":
            self._plan()
        self.press(self.confirm)
        return form

    def _choose(self, quick: bool) -> str:
        away = self.button(re.compile(r"^Pass$|^No reaction$|^Do not react$"))
        if quick and away.count():
            self.press(away.first)
            return "pass"
        lit = self.lit()
        if lit.count() == 0 or quick:
            return self.list_move()
        return self.touch(lit.first)

    def touch(self, thing: Locator) -> str:
        """Touch a thing, and take the first line of its menu if it has one."""
        named = thing.get_attribute("data-thing") or ""
        before = self.version
        self.press(thing)
        self.page.wait_for_function("""(before) => document.querySelector('.menu[role=menu]')
            || document.querySelector('section.prompt.busy')
            || Number(document.querySelector('section.prompt')?.dataset.version ?? -1) > before""", arg=before)
        if self.menu.is_visible():
            self.press(self.menu.get_by_role("menuitem").first)
        return named

    def list_move(self) -> str:
        """The first button that answers, or the first of the list of all moves."""
        if self.answers.count():
            self.press(self.answers.first)
            return "button"
        self.press(self.button("All moves"))
        self.press(self.menu.get_by_role("menuitem").first)
        return "list"

    def _pay(self, quick: bool) -> None:
        confirm = self.confirm
        if confirm.is_enabled():
            return
        fill = self.button("Fill up")
        if quick and fill.count():
            self.press(fill)
        while not confirm.is_enabled():
            self.press(self.prompt.locator(".chip.can, .amounts .more:enabled").first)

    def _pick(self) -> None:
        confirm = self.confirm
        while not confirm.is_enabled():
            self.press(self.lit().first)

    def _plan(self) -> None:
        """Lay cards of the board that are lit into the slots that come next."""
        while not self.confirm.is_enabled():
            self.press(self.page.locator(".planned .one:not(.laid) .spot.can").first)

    def give(self, ask: Any, answer: str) -> None:
        """Give one answer, written as it is sent, by touching the things that it is about."""
        if ask["form"] == "choose":
            self._give_option(ask["options"], answer)
            return
        if ask["form"] == "amounts":
            for part in answer.split():
                note, _, count = part.partition("=")
                for _ in range(int(count or 0)):
                    self._give_option(ask["options"], note)
        elif ask["form"] == "choose-some" and answer != "none":
            for note in answer.split(", "):
                self._give_option(ask["options"], note)
        self.press(self.confirm)

    def _give_option(self, options: Sequence[Any], note: str) -> None:
        option = next(one for one in options if one["note"] == note)
        for thing in option["about"]:
            place = self.page.locator(f"[data-thing='{thing}']")
            if place.count():
                beside = [one["note"] for one in options if thing in one["about"]]
                self.press(place.first)
                if len(beside) > 1:
                    self.press(self.menu.get_by_role("menuitem").nth(beside.index(note)))
                return
        self.press(self.prompt.locator(f"[data-option='{note}']"))


def play_together(players: Sequence[Player | None], careful: int = 6) -> int:
    """People at one table (None where a bot sits) play until it is over; how many answers it took."""
    watching = next(player for player in players if player)
    for count in range(LONGEST_GAME):
        asked = watching.wait_for_people()
        if not asked:
            return count
        mover = players[asked[0]]
        assert mover is not None
        mover.wait_until_asked()
        before = watching.version
        mover.answer(quick=count >= careful)
        watching.wait_past(before)
    raise AssertionError("the game does not end")


def check_names(page: Page, *names: str) -> None:
    """Who sits at the table, by seat."""
    for seat, name in enumerate(names):
        expect(page.locator(f"[data-thing='seat:{seat}']")).to_contain_text(name)


def no_sideways_scroll(page: Page) -> None:
    """The page is not wider than its window."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def choose_language(page: Page, name: str) -> None:
    """Another language, in the menu of the table."""
    menu = page.locator(".tools .holder > button")
    menu.click()
    page.locator("select.language").select_option(label=name)
    page.keyboard.press("Escape")
    expect(page.locator("select.language")).to_have_count(0)


def poster(page: Page, name: str) -> Locator:
    """The poster of a title on the first page."""
    return page.get_by_role("article", name=name, exact=True)


def play_against_bots(page: Page, name: str = "Res Arcana", bots: str = "1 bot") -> None:
    """Two clicks from the first page to a game; a mouse that points at a poster has opened it already."""
    there = poster(page, name)
    there.get_by_role("heading").hover()
    there.get_by_role("button", name=bots, exact=True).click()
