"""Questions that speak: what threatens, what answers cost and bring, cards from near, and what the signs mean."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.projector import Projector, posed
from tests.e2e.test_accessible import check
from tests.games.krutagidon.scene import Scene as Wizards
from tests.games.res_arcana.scene import Scene as Mages
from tests.games.scenes import Script

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
COVERED = """() => {
  const near = document.querySelector('.closeup')?.getBoundingClientRect();
  if (!near || getComputedStyle(document.querySelector('.closeup')).visibility === 'hidden') return [];
  return [...document.querySelectorAll('[data-thing].can')].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width && near.left < box.right && box.left < near.right && near.top < box.bottom && box.top < near.bottom;
  }).map((each) => each.dataset.thing);
}"""


def attack() -> Wizards:
    """Four wizards are hit, and the last one is asked."""
    return Wizards(": turn=111 market=abracadabrador,gorillaugh,epic_paws,sunface prize=1 |"
                   " life=9 hand=annihilation_day,wand | life=12 hand=steam_up,sign | life=2 hand=steam_up,sign |"
                   " life=18 hand=mad_cat_lady,wand,sign |"
                   " life=7 hand=gutting_sin,robot_tongue,sign,fizzle,school_brats").does(
        "play annihilation_day", "none", "none", "defend mad_cat_lady")


def loss() -> Mages:
    """A dragon takes life from three mages, and the last one is asked."""
    return Mages("play=wind_dragon pool=e4l3 | pool=l9 hand=nightingale,guard_dog | pool=e9l4c4d2 |"
                 " mage=artificer item=protection pool=e3l9c2 play=chalice_of_life,celestial_horse hand=vault,hawk").does(
        "use wind_dragon 1", "ignore 1", "guard_dog")


def turn() -> Wizards:
    """There is power to spend."""
    return Wizards(": turn=111 power=9 market=robot_tongue,abracadabrador,gorillaugh,shabby_snakewolf,epic_paws |"
                   " hand=gutting_sin,steam_up,fizzle | life=12 | life=2")


def shown(open_page: OpenPage, scene: Script, **more: object) -> tuple[Page, Projector]:
    """The question of a scene on the page of a table."""
    page = open_page("/", **{"width": 1366, "height": 768, **more})
    projector = Projector(page)
    projector.show(posed(scene))
    return page, projector


def test_an_attack_shows_whom_it_hits_and_what_would_be_left(open_page: OpenPage) -> None:
    page, projector = shown(open_page, attack())
    panel = page.get_by_role("region", name="What threatens")
    expect(panel).to_contain_text("7")
    expect(panel).to_contain_text("you would die")
    expect(panel.locator(".victim")).to_have_count(4)
    expect(panel.locator(".avoided")).to_contain_text("Mad Cat Lady")
    expect(panel.locator(".me")).to_contain_text("dead")
    expect(page.locator("[data-zone=centre]")).to_be_hidden()
    answers = page.locator(".answer")
    expect(answers).to_have_count(3)
    expect(answers.nth(1)).to_contain_text("School Brats!: avoid")
    expect(answers.nth(1)).to_contain_text("turn it on the attacker")
    expect(answers.nth(2)).to_contain_text("you die")
    dim = page.locator("[data-zone=hand] .spot:not(.can) .body").first
    assert dim.evaluate("(body) => getComputedStyle(body).filter").startswith("brightness(0.45)")
    page.keyboard.press("2")
    expect.soft(page.locator("section.prompt")).to_be_visible()
    assert projector.answers == ["defend school_brats"]


def test_a_loss_of_life_shows_its_price_and_the_ways_out(open_page: OpenPage) -> None:
    page, projector = shown(open_page, loss())
    panel = page.get_by_role("region", name="What threatens")
    expect(panel).to_contain_text("You would lose")
    expect(panel.locator(".avoided")).to_have_count(1)
    answers = page.locator(".answer")
    expect(answers.locator("visible=true").first).to_contain_text(re.compile("Protection|Chalice of Life"))
    expect(page.locator(".answer.thin")).to_contain_text("iscard 1 card")
    page.locator(".answer.quiet").click()
    assert projector.answers == ["suffer"]


@pytest.mark.parametrize("scene", [attack, loss], ids=["wizards", "mages"])
def test_on_a_phone_answers_lie_one_below_the_other_in_sight(open_page: OpenPage, scene: object) -> None:
    assert callable(scene)
    page, _ = shown(open_page, scene(), **PHONE)
    boxes = [one.bounding_box() for one in page.locator(".answer").all()]
    assert len(boxes) > 2
    for box in boxes:
        assert box is not None
        assert box["y"] + box["height"] <= 844
        assert box["height"] >= 44
    expect(page.locator(".react .me")).to_be_in_viewport()


def test_one_possible_answer_says_why_it_is_asked(open_page: OpenPage) -> None:
    scene = Wizards("hand=annihilation_day | life=7 hand=gutting_sin,sign discard=sign deck=steam_up").does(
        "play annihilation_day")
    page, _ = shown(open_page, scene)
    expect(page.locator(".answer")).to_have_count(1)
    expect(page.locator(".answer")).to_contain_text("silence tells nobody")


def test_a_tag_says_what_a_purchase_costs_and_what_is_left(open_page: OpenPage) -> None:
    page, _ = shown(open_page, turn())
    page.mouse.move(4, 4)
    page.locator("[data-thing='card:shabby_snakewolf']").hover()
    expect(page.locator(".tag")).to_have_text(re.compile(r"−5.*4.*\+1"))


def test_the_end_of_a_turn_asks_once_while_something_is_left(open_page: OpenPage) -> None:
    page, projector = shown(open_page, turn())
    end = page.locator("[data-option='end turn']")
    end.click()
    expect(end).to_contain_text("end anyway?")
    assert projector.answers == []
    end.click()
    expect(page.locator("section.prompt")).to_be_visible()
    assert projector.answers == ["end turn"]


def test_levels_of_light(open_page: OpenPage) -> None:
    page, _ = shown(open_page, turn())
    expect(page.locator("[data-zone=hand] [data-thing='card:gutting_sin']")).to_have_class(re.compile(r"\bbright\b"))
    expect(page.locator("[data-zone=hand] [data-thing='card:fizzle']")).to_have_class(re.compile(r"\bthin\b"))


def test_a_card_from_near_opens_on_purpose_and_covers_no_alternative(open_page: OpenPage) -> None:
    page, projector = shown(open_page, turn())
    page.mouse.move(4, 4)
    for card in page.locator("[data-zone=centre] .spot.can").all():
        card.hover()
        page.wait_for_timeout(500)
        assert page.evaluate(COVERED) == []
    near = page.locator(".closeup")
    page.locator("[data-zone=hand] .spot").first.hover()
    page.wait_for_timeout(500)
    projector.show(posed(turn(), 2))
    page.wait_for_timeout(700)
    expect(near, "the pointer rests while the table moves").to_have_count(0)


def test_the_legend_explains_the_signs_and_small_cards_can_speak(open_page: OpenPage) -> None:
    page, _ = shown(open_page, loss())
    page.get_by_role("button", name="What the signs mean").click()
    legend = page.get_by_role("dialog", name="What the signs mean")
    expect(legend.locator("[data-sign=ignore]")).to_contain_text("ignore the loss")
    legend.get_by_text("Words", exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-zone=own] [data-thing='card:chalice_of_life'] .said").first).to_be_visible()
    page.locator("[data-zone=own] [data-thing='card:chalice_of_life']").click(button="right")
    study = page.get_by_role("dialog", name="Chalice of Life")
    expect(study.locator(".pair").first).to_be_visible()
    expect(study.locator("[data-sign=life].lit")).to_have_count(1)
    expect(study.locator("[data-sign=rivals].lit")).to_have_count(0)


@pytest.mark.parametrize("light", ["dark", "light"])
@pytest.mark.parametrize("scene", [attack, loss], ids=["wizards", "mages"])
def test_axe_finds_nothing_serious(open_page: OpenPage, scene: object, light: str) -> None:
    assert callable(scene)
    page, _ = shown(open_page, scene(), color_scheme=light)
    expect(page.locator(".answer").first).to_be_visible()
    check(page)


@pytest.mark.parametrize("locale", ["en", "uk", "ru", "pl"])
def test_answers_fit_their_buttons_in_every_language(open_page: OpenPage, locale: str) -> None:
    page, _ = shown(open_page, attack(), locale=locale)
    expect(page.locator(".answer").first).to_be_visible()
    cut = page.locator(".answer").evaluate_all("(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1)")
    assert cut == []
