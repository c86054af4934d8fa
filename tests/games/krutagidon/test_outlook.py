"""What people are shown beside a question: what an attack would do, and what answers cost and bring."""

from __future__ import annotations

import json

from conclave.games.krutagidon.game import KRUTAGIDON
from conclave.kernel.outlook import ASKED, AVOIDED, DONE, QUIET, THIN, WAITS, Change, Outlook, Prospect, Threat, Victim
from conclave.kernel.words import Words
from conclave.server import wire
from tests.games.krutagidon.scene import Scene


def shown(scene: Scene) -> Outlook:
    """What stands beside the open question."""
    return KRUTAGIDON.outlook(scene.table, scene.runner.pending[0])


def threat(scene: Scene) -> Threat:
    found = shown(scene).threat
    assert found is not None
    return found


def prospects(scene: Scene) -> dict[str, Prospect]:
    return dict(shown(scene).prospects)


def test_an_attack_says_whom_it_would_hit_and_who_would_die() -> None:
    scene = Scene("hand=annihilation_day | life=12 hand=steam_up | life=2 hand=steam_up | life=20 hand=robot_tongue")
    scene.does("play annihilation_day")
    told = threat(scene)
    assert (told.thing, told.seat, told.amount) == ("card:annihilation_day", 0, 7)
    assert told.outcome == Words("threat-damage", (("count", 7),))
    assert told.victims == (
        Victim(1, ASKED, False, (Change("life", -7, 5),)),
        Victim(2, WAITS, True, (Change("life", -7, 0),)),
        Victim(3, WAITS, False, (Change("life", -7, 13),)))
    scene.does("none")
    assert [victim.fate for victim in threat(scene).victims] == [DONE, ASKED, WAITS]
    assert threat(scene).outcome.key == "threat-dies"
    assert [note.key for note in threat(scene).notes] == ["threat-token", "threat-prize"]
    scene.does("defend steam_up")
    assert threat(scene).victims[1] == Victim(2, AVOIDED, by=Words("card-steam-up"))


def test_damage_counts_what_doubles_it() -> None:
    scene = Scene("hand=annihilation_day play=annihilation_arena | life=12 hand=steam_up").does("play annihilation_day")
    assert threat(scene).amount == 14
    assert threat(scene).victims[0].dies


def test_the_last_token_ends_the_game() -> None:
    scene = Scene(": dead=dwt_06 dead_only prize=0 | hand=annihilation_day | life=3 hand=steam_up").does(
        "play annihilation_day")
    assert [note.key for note in threat(scene).notes] == ["threat-token", "threat-last-token"], "they have the prize"


def test_a_number_that_depends_on_a_hidden_card_is_not_told() -> None:
    scene = Scene("hand=princess_calamity | hand=steam_up deck=sunface").does("play princess_calamity")
    told = threat(scene)
    assert told.amount == 0
    assert told.outcome.key == "threat-effects"
    assert not told.victims[0].dies


def test_answers_say_what_they_do_and_what_they_cost() -> None:
    scene = Scene("hand=annihilation_day | life=7 hand=school_brats,steam_up,sign").does("play annihilation_day")
    assert prospects(scene) == {
        "defend school_brats": Prospect(price=(Words("outlook-discards-it"),), result=(
            Words("outlook-avoid"), Change("cards", 1), Words("outlook-turned-back"))),
        "defend steam_up": Prospect(price=(Words("outlook-discards-it"),), result=(
            Words("outlook-avoid"), Change("cards", 1), Words("op-damage", (
                ("who", Words("who-attacker")), ("n", Words("number", (("count", 2),))))))),
        "none": Prospect(QUIET, (Change("life", -7, 0),), (Words("outlook-die"),))}


def test_no_defence_against_an_attack_without_numbers_says_that_it_works() -> None:
    scene = Scene("hand=festering_trepanner | hand=steam_up,sign").does("play festering_trepanner")
    assert prospects(scene)["none"] == Prospect(QUIET, (), (Words("outlook-suffer"),))


def test_mayhem_is_nobodys_deed_and_cannot_be_turned_back() -> None:
    scene = Scene(": next=turn:0 main=mayhem_b | life=18 | life=18 hand=school_brats | life=5")
    told = threat(scene)
    assert told.seat == -1
    assert {victim.seat for victim in told.victims} == {0, 1}
    assert Words("outlook-turned-back") not in prospects(scene)["defend school_brats"].result


def test_a_purchase_says_what_is_left_and_what_it_is_worth() -> None:
    scene = Scene(": power=9 market=twins,steam_up | hand=sign,fizzle | ")
    shown_now = prospects(scene)
    assert shown_now["buy steam_up"] == Prospect(price=(Change("power", -4, 5),), result=(Change("points", 1),))
    assert shown_now["play sign"] == Prospect(result=(Change("power", 1, 10),))
    assert shown_now["play fizzle"].light == THIN
    assert shown_now["end turn"].light == QUIET


def test_on_the_wire() -> None:
    scene = Scene("hand=annihilation_day | life=7 hand=steam_up").does("play annihilation_day")
    sent = json.loads(wire.encoder.encode(wire.asked(KRUTAGIDON, scene.table, scene.runner.pending[0])))
    assert sent["threat"] == {
        "thing": "card:annihilation_day", "card": ["card-annihilation-day"], "seat": 0, "amount": 7,
        "outcome": ["threat-dies", {"count": 7}],
        "notes": [["threat-token", {"life": 20}], ["threat-prize", {"seat": 0}]],
        "victims": [{"seat": 1, "fate": "asked", "dies": True, "by": None,
                     "changes": [{"what": "life", "amount": -7, "left": 0}]}]}
    assert sent["prospects"]["defend steam_up"] == {
        "light": "bright", "price": [["outlook-discards-it"]],
        "result": [["outlook-avoid"], {"what": "cards", "amount": 1, "left": None}, [
            "op-damage", {"n": ["number", {"count": 2}], "who": ["who-attacker"]}]]}
