"""What holds for all 78 faces: each has a scenario, costs and is worth what is printed, and keeps the general rules."""

import ast
import re
from pathlib import Path

import pytest

from conclave.games.res_arcana.cards.box import decode_card
from conclave.games.res_arcana.game import RES_ARCANA
from conclave.games.res_arcana.state.model import ARTIFACT, ITEM, MAGE, MONUMENT, PLACE, Card
from conclave.kernel.content import read_text
from conclave.kernel.errors import ContentError
from tests.games.res_arcana.scene import BY_NAME, CARDS, Scene
from tests.support import rule

NAMES = [card.name for card in CARDS]
POWERS = [(card.name, power.index + 1) for card in CARDS for power in card.actions]

COSTS = {
    "athanor": "e1g1", "bone_dragon": "l1d4", "celestial_horse": "e1c2", "chalice_of_fire": "e1g1",
    "chalice_of_life": "l1c1g1", "corrupt_altar": "d2+3", "crypt": "d2+3", "cursed_skull": "d2",
    "dancing_sword": "e1g1", "dragon_bridle": "e1l1c1d1", "dragon_egg": "g1", "dragon_teeth": "e1d1",
    "dwarven_pickaxe": "e1", "earth_dragon": "e4l3", "elemental_spring": "e2l1c1", "elvish_bow": "e2l1",
    "fiery_whip": "e2d2", "fire_dragon": "e6", "flaming_pit": "e2", "fountain_of_youth": "c1d1", "guard_dog": "e1",
    "hand_of_glory": "l1d1", "hawk": "l1c1", "horn_of_plenty": "g2", "hypnotic_basin": "e1c2d1",
    "jeweled_statuette": "d2g1", "magical_shard": "", "mermaid": "l2c2", "nightingale": "l1c1",
    "philosophers_stone": "e2l2c2d2", "prism": "", "ring_of_midas": "l1g1", "sacrificial_dagger": "d1g1",
    "sea_serpent": "l3c6", "treant": "e2l3", "tree_of_life": "l1+2", "vault": "g1+1", "water_dragon": "c6",
    "wind_dragon": "c4+4", "windup_man": "e1l1c1g1",
}
"""What placing each artifact costs; the number after a plus is of any kind."""

POINTS = {
    3: ["coral_castle", "great_pyramid"],
    2: ["colossus", "mausoleum", "oracle", "sacred_grove", "sacrificial_pit", "temple"],
    1: ["bone_dragon", "cursed_forge", "dragon_bridle", "dragon_egg", "earth_dragon", "fire_dragon", "golden_statue",
        "hanging_gardens", "jeweled_statuette", "library", "nightingale", "obelisk", "philosophers_stone", "ring_of_midas",
        "sea_serpent", "solomons_mine", "water_dragon", "wind_dragon"],
}

IGNORES_LIFE_LOSS = {
    "alchemists_tower", "chalice_of_life", "coral_castle", "dancing_sword", "elemental_spring", "guard_dog", "healer",
    "protection", "temple", "tree_of_life",
}
IGNORES_LIFE_LOSS_WHEN_TURNED = {"dancing_sword", "elemental_spring", "tree_of_life"}


def scenarios() -> list[tuple[str, str]]:
    """Name and body of every test function beside this file, this file left out."""
    found = []
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        if file.name != Path(__file__).name:
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    found.append((node.name, ast.unparse(node)))
    return found


def rich_table(name: str, turned: bool) -> Scene:
    """A table at which every action power of a component could be paid and would do something."""
    def others(*things: str) -> str:
        return ",".join([thing for thing in things if re.split(r"[(*]", thing)[0] != name])

    face = f"{name}(e6)" + ("*" if turned else "")
    return Scene(f"pool=e9l9c9d9g9 play={face},{others('hawk', 'fire_dragon', 'alchemists_tower(g9)', 'vault*')} "
                 f"hand={others('sea_serpent', 'prism')} deck={others('crypt', 'mermaid', 'athanor')} "
                 f"discard={others('nightingale')} | pool=e3l3d3 discard={others('water_dragon')}")


def test_every_component_has_a_scenario() -> None:
    found = scenarios()
    missing = [name for name in NAMES
               if not any(test.startswith(f"test_{name}_") and name in body for test, body in found)]
    assert (len(NAMES), missing) == (78, [])


@rule("RA-BOX-1", "RA-BOX-3")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert [len(RES_ARCANA.box.of_kind(kind)) for kind in (ARTIFACT, MAGE, MONUMENT, ITEM, PLACE)] == [40, 10, 10, 8, 10]
    assert len(set(NAMES)) == 78


@rule("RA-PLACE-1", "RA-PLACE-2", "RA-PLACE-3", "RA-COST-1", "RA-COST-2", "RA-COST-3", "RA-COST-5")
@pytest.mark.parametrize("name", [card.name for card in CARDS if card.kind == ARTIFACT])
def test_every_artifact_costs_what_is_printed(name: str) -> None:
    typed, _, wild = COSTS[name].partition("+")
    for spare in (f"e{wild}", f"g{wild}") if wild else ("",):  # gold may pay for any kind
        scene = Scene(f"pool={typed}{spare} hand={name} |").does(f"place {name}")
        assert (scene.asked(), scene.pool(0), scene.where(name), scene.face(name)) == ("1 ask-act", "", "play 0", name)
    for essence, count in re.findall(r"([elcdg])(\d)", typed):
        short = typed.replace(f"{essence}{count}", f"{essence}{int(count) - 1}")
        others = "".join([f"{other}9" for other in "elcd" if other not in typed])
        assert not Scene(f"pool={short}{others} hand={name} |").can(f"place {name}")
    if wild:
        assert not Scene(f"pool={typed}e{int(wild) - 1} hand={name} |").can(f"place {name}")


@rule("RA-VICTORY-1", "RA-VICTORY-3", "RA-VICTORY-4")
@pytest.mark.parametrize("name", NAMES)
def test_every_component_is_worth_what_is_printed_turned_or_not(name: str) -> None:
    worth = sum(points for points, cards in POINTS.items() if name in cards)
    assert Scene(f": first=1 | play={name} |").points(0) == worth
    assert Scene(f": first=1 | play={name}* |").points(0) == worth


@rule("RA-DEF-9")
def test_dragons_and_creatures() -> None:
    assert [card.name for card in CARDS if card.dragon] == [
        "bone_dragon", "earth_dragon", "fire_dragon", "sea_serpent", "water_dragon", "wind_dragon"]
    assert [card.name for card in CARDS if card.creature] == [
        "celestial_horse", "guard_dog", "hawk", "mermaid", "nightingale", "sea_serpent", "treant"]


@rule("RA-FIRST-4")
def test_first_game_presets() -> None:
    presets = [sorted(card.name for card in CARDS if card.first_game_set == number) for number in (1, 2, 3, 4)]
    assert presets == [
        ["dragon_teeth", "duelist", "elemental_spring", "hand_of_glory"],
        ["chalice_of_life", "flaming_pit", "seer", "vault"],
        ["alchemist", "celestial_horse", "magical_shard", "tree_of_life"],
        ["dancing_sword", "fountain_of_youth", "hawk", "transmuter"],
    ]


@rule("RA-FIRST-1", "RA-BOX-1")
def test_sides_of_the_five_tiles() -> None:
    tiles = {card.tile: {BY_NAME[other.name].sun: other.name for other in CARDS if other.tile == card.tile}
             for card in CARDS if card.kind == PLACE}
    assert tiles == {
        1: {True: "sacred_grove", False: "alchemists_tower"}, 2: {True: "catacombs_of_the_dead", False: "sacrificial_pit"},
        3: {True: "cursed_forge", False: "dwarven_mines"}, 4: {True: "coral_castle", False: "sunken_reef"},
        5: {True: "dragons_lair", False: "sorcerers_bestiary"},
    }


@rule("RA-POWER-4", "RA-CARD-7", "RA-ACT-6", "RA-Q-6", "RA-REACT-4")
@pytest.mark.parametrize("name", NAMES)
def test_every_power_needs_a_straight_component_but_guard_dogs(name: str) -> None:
    powers = [number for card, number in POWERS if card == name]
    straight, turned = rich_table(name, turned=False), rich_table(name, turned=True)
    expected = ([], [1]) if name == "guard_dog" else (powers, [])
    assert (straight.usable(name), turned.usable(name)) == expected
    assert not [answer for answer in straight.answers() if answer.startswith("react")]


@rule("RA-POWER-8", "RA-Q-5", "RA-POWER-10")
@pytest.mark.parametrize(("name", "number"), POWERS)
def test_every_power_may_be_used_for_its_cost_alone(name: str, number: int) -> None:
    scene = rich_table(name, turned=name == "guard_dog")
    before = scene.board.copy()
    scene.does(f"use {name} {number} for nothing")
    while scene.asked() != "1 ask-act":
        assert scene.decision.seat == 0
        scene.does(scene.answers()[0])
    after, card = scene.board, BY_NAME[name].index
    assert (after.turned[card], card in after.play[0], after.pool[0]) != (before.turned[card], True, before.pool[0])
    assert all(now <= then for now, then in zip(after.pool[0], before.pool[0], strict=True))
    assert all(sum(bag) <= sum(before.stored[at]) for at, bag in after.stored.items())
    assert (after.pool[1], after.deck, after.discard[1]) == (before.pool[1], before.deck, before.discard[1])
    assert set(after.hand[0]) <= set(before.hand[0])
    assert set(after.play[0]) <= set(before.play[0])
    assert all(after.turned[at] or not before.turned[at] for at in after.play[0])


@rule("RA-REACT-1", "RA-REACT-3", "RA-REACT-8", "RA-LIFE-1")
@pytest.mark.parametrize("name", [name for name in NAMES if name != "elvish_bow"])
def test_every_reaction_to_life_loss(name: str) -> None:
    for face, answering in ((name, IGNORES_LIFE_LOSS), (f"{name}*", IGNORES_LIFE_LOSS_WHEN_TURNED)):
        scene = Scene(f"play=elvish_bow | pool=e9l9c9d9g9 play={face}").does("use elvish_bow 1")
        if name in answering:
            assert scene.asked() == "1 ask-react-life-loss"
            scene.does(next(answer for answer in scene.answers() if answer.startswith(f"react {name} ")))
            assert (scene.board.pool[1][1], scene.asked()) == (8 if name == "tree_of_life" else 9, "1 ask-act")
        else:
            assert (scene.board.pool[1][1], scene.asked()) == (8, "1 ask-act")


def imagined(does: str) -> Card:
    """An artifact that is in no box."""
    return decode_card(read_text(f"- {{id: lute, name: Lute, cost: {{gold: 1}}, {does}}}", "demo.yaml")[0], 78, ARTIFACT)


@rule("RA-CLAIM-2", "RA-CLAIM-3")
def test_a_monument_at_another_price_is_refused() -> None:
    record = read_text("- {id: sphinx, name: Sphinx, cost: {gold: 3}}", "monuments.yaml")[0]
    with pytest.raises(ContentError, match=r"monuments\.yaml:1: every monument costs 4 gold"):
        decode_card(record, 78, MONUMENT)


@rule("RA-DEF-14", "RA-CLAIM-1", "RA-PLACE-1")
@pytest.mark.parametrize(("text", "kind", "wrong"), [
    ("- {id: lute, name: Lute}", ARTIFACT, "artifacts, monuments and places of power have a cost"),
    ("- {id: bard, name: Bard, cost: {gold: 1}}", MAGE, "mages and magic items have none"),
    ("- {id: inn, name: Inn, tile: 1, side: sun, cost: {any: 3}}", PLACE, "names every essence that it costs"),
])
def test_a_cost_that_could_not_be_paid_is_refused(text: str, kind: int, wrong: str) -> None:
    with pytest.raises(ContentError, match=wrong):
        decode_card(read_text(text, "demo.yaml")[0], 78, kind)


@rule("RA-REACT-7")
def test_a_reaction_ignores_only_if_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    lute = imagined("powers: [{effects: [{op: gain_any, count: 1, except: [gold]}]}]")
    monkeypatch.setattr(BY_NAME["protection"].powers[0], "effects", lute.powers[0].effects)
    scene = Scene("play=elvish_bow | item=protection pool=l1").does("use elvish_bow 1", "react protection 1", "elan=1")
    assert scene.pool(1) == "e1"


@rule("RA-COLLECT-10")
def test_what_follows_from_leaving_essences_may_need_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    lute = imagined("collect: [{op: if_left, requires: {gold: 1}, then: [{op: gain, essences: {life: 2}}]}]")
    for name in ("collects", "if_left"):
        monkeypatch.setattr(BY_NAME["vault"], name, getattr(lute, name))
    assert Scene.collecting("play=vault(g1) |").does("none").pool(0) == "l2"
