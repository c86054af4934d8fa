"""What people are shown beside a question: what they would lose, and what answers cost and bring."""

from __future__ import annotations

from conclave.games.res_arcana.game import RES_ARCANA
from conclave.kernel.outlook import (
    ASKED,
    AVOIDED,
    BRIGHT,
    DONE,
    QUIET,
    THIN,
    WAITS,
    Change,
    Outlook,
    Prospect,
    Threat,
    Victim,
)
from conclave.kernel.words import Words
from tests.games.res_arcana.scene import Scene


def shown(scene: Scene) -> Outlook:
    """What stands beside the open question."""
    return RES_ARCANA.outlook(scene.runner.state, scene.runner.pending[0])


def threat(scene: Scene) -> Threat:
    found = shown(scene).threat
    assert found is not None
    return found


def prospects(scene: Scene) -> dict[str, Prospect]:
    return dict(shown(scene).prospects)


def test_a_loss_says_whom_it_hits_and_what_will_be_left() -> None:
    scene = Scene("play=wind_dragon | pool=l11 hand=vault,guard_dog | pool=l9 hand=nightingale |"
                  " pool=c3g1 hand=hawk")
    scene.does("use wind_dragon 1")
    told = threat(scene)
    assert (told.thing, told.seat, told.outcome) == ("card:wind_dragon", 0, Words("threat-loses"))
    assert told.victims == (
        Victim(1, ASKED, changes=(Change("life", -2, 9),)), Victim(2, WAITS, changes=(Change("life", -2, 7),)),
        Victim(3, WAITS, changes=(Change("other", -4, 0),)))
    scene.does("ignore 1", "vault")
    assert threat(scene).victims[0].fate == AVOIDED
    scene.does("suffer")
    assert [victim.fate for victim in threat(scene).victims] == [AVOIDED, DONE, ASKED]


def test_who_has_passed_or_has_nothing_is_not_threatened() -> None:
    scene = Scene("play=elvish_bow | pool=l1 play=temple | passed pool=l3 | ").does("use elvish_bow 1")
    assert [victim.seat for victim in threat(scene).victims] == [1]


def test_ways_out_say_their_price() -> None:
    scene = Scene("play=wind_dragon | pool=l3e1 play=temple,dancing_sword,dragon_bridle hand=vault")
    scene.does("use wind_dragon 1")
    said = prospects(scene)
    assert said["react dancing_sword 1"] == Prospect(BRIGHT, (Change("elan", -1, 0),), (Words("outlook-ignore"),))
    assert said["react temple 1"].price == (Words("cost-turn"),)
    assert said["ignore 1"].light == THIN, "a card is given up"
    assert said["suffer"] == Prospect(QUIET, (Change("life", -2, 1),))
    assert threat(scene).notes == (Words("threat-ways", (("count", 4),)),)


def test_actions_say_their_price_and_their_points() -> None:
    scene = Scene(": monuments=obelisk | pool=e4l2g4 hand=vault play=elvish_bow | ")
    said = prospects(scene)
    assert said["claim obelisk"].price == (Change("gold", -4, 0),)
    assert said["claim obelisk"].result[0] == Change("points", 1, 2), "the first player has one point already"
    assert (said["discard vault for gold"].light, said["discard vault for gold"].result) == (THIN, (Change("gold", 1, 5),))
    assert said["discard vault for two"].result == (Change("any", 2, 12),)
    assert said["place vault"].price == (Change("gold", -1, 3), Change("any", -1, 8))
    assert said["pass"].light == QUIET


def test_a_discount_leaves_a_choice_and_says_how_many() -> None:
    scene = Scene("pool=e4l4c4d4 play=dragon_bridle hand=earth_dragon | ")
    price = prospects(scene)["place earth_dragon"].price
    assert len(price) == 1
    assert isinstance(price[0], Change)
    assert price[0].what == "any"
