"""What a seat knows as numbers: where each feature stands, what it is called, and what it writes."""

from __future__ import annotations

from conclave.kernel.decision import FORMS, Choose, ChooseSome, Option, Place, Prompt
from conclave.kernel.picks import Picks
from conclave.kit.encoding import (
    Chosen,
    Encoding,
    Filled,
    FromTheTop,
    IsIt,
    MySeat,
    Names,
    NextSlot,
    Number,
    OfSeats,
    OneOf,
    Players,
    Present,
    Shown,
    Sizes,
    usual,
)
from tests.kit.orchard.state.fields import DECLARED

TREES = ("apple", "pear")
VIEW: Shown = {
    "wind": "east", "turn": 1, "wins": [2, 0], "basket": {"apple": 3},
    "seats": [{"life": 4, "hand": 2, "top": [], "deck": {"size": 5}},
              {"life": 9, "hand": ["pear", "pear"], "top": ["", "apple"], "deck": {"size": 1}}],
}
ENCODING = Encoding(
    seats=3,
    table=(OneOf("wind", ("west", "east")), Players(2, 3), MySeat(3), Number("basket", parts=TREES)),
    own=(FromTheTop("my top", TREES, "top"),),
    seat=(Present(), Sizes("", ("life",)), Number("cards", "deck", "size", scale=1), Names("hand", TREES),
          IsIt("on turn", "turn"), OfSeats("won", "wins")),
    question=(*usual(("ask-tree", "ask-trees"), {"tree:1": "apple"}), Chosen("picked", TREES)),
)


def told(numbers: list[float]) -> dict[str, float]:
    """The numbers that are not zero, by name."""
    return {name: round(number, 3) for name, number in zip(ENCODING.names, numbers, strict=True) if number}


def test_every_number_has_its_place_and_name_in_the_order_of_the_features() -> None:
    assert ENCODING.names[:14] == [
        "wind: west", "wind: east", "players: 2", "players: 3", "my seat: 0", "my seat: 1", "my seat: 2", "basket: apple",
        "basket: pear", "my top: apple", "my top: pear", "me: present", "me: life", "me: cards"]
    assert len(set(ENCODING.names)) == len(ENCODING.names)
    assert [name for name in ENCODING.names if name.startswith("second next")] == [
        "second next: present", "second next: life", "second next: cards", "second next: hand: apple",
        "second next: hand: pear", "second next: on turn", "second next: won"]


def test_a_view_is_written_from_the_seat_that_looks() -> None:
    numbers = [0.0] * len(ENCODING.names)
    ENCODING.write_view(numbers, VIEW, 1)
    assert told(numbers) == {
        "wind: east": 1, "players: 2": 1, "my seat: 1": 1, "basket: apple": 0.3, "my top: apple": 0.5,
        "me: present": 1, "me: life": 0.9, "me: cards": 1, "me: hand: pear": 2, "me: on turn": 1,
        "next: present": 1, "next: life": 0.4, "next: cards": 5, "next: won": 2}


def test_a_question_is_written_with_its_picks() -> None:
    trees = [Option("pear"), Option("apple"), Option("plum")]
    some = ChooseSome(0, Prompt("ask-trees", "EX-1"), trees, 0, 3, args=(("count", 3),))
    picks = Picks(some)
    picks.pick("pear")
    picks.pick("apple")
    numbers = [0.0] * len(ENCODING.names)
    ENCODING.write_question(numbers, some, picks)
    assert told(numbers) == {"asked": 1, "form: choose-some": 1, "prompt: ask-trees": 1, "count asked for": 0.3,
                             "picked: pear": 1, "picked: apple": 0.5}
    numbers = [0.0] * len(ENCODING.names)
    one = Choose(0, Prompt("ask-tree", "EX-1"), trees[:2], "tree:1")
    ENCODING.write_question(numbers, one, Picks(one))
    assert told(numbers) == {"asked": 1, "form: choose": 1, "prompt: ask-tree": 1, "source: apple": 1}


def test_a_question_for_places_is_written_with_what_lies_in_its_slots() -> None:
    plan = Encoding(2, (), (), (), (*usual(["ask-plan"], {}, FORMS), Chosen("picked", ["pear", "plum"]),
                                    NextSlot("next", ["quick", "I", "II"]), Filled("filled", ["quick", "I", "II"])))
    place = Place(0, Prompt("ask-plan", "EX-1"), [Option("pear"), Option("plum"), Option("fig")],
                  [Option("quick"), Option("I"), Option("II")], 1, 2, 2)
    picks = Picks(place)
    for pick, wanted in [("enough", {"next: I": 1}), ("plum", {"picked: plum": 1, "filled: I": 1, "next: II": 1})]:
        picks.pick(pick)
        numbers = [0.0] * len(plan.names)
        plan.write_question(numbers, place, picks)
        seen = {name: number for name, number in zip(plan.names, numbers, strict=True) if number}
        assert seen == {"asked": 1, "form: place": 1, "prompt: ask-plan": 1, **wanted}


def test_what_a_view_shows_and_no_feature_says_is_found() -> None:
    quiet = Encoding(3, (), (), (), ())
    assert quiet.unsaid(DECLARED) == {"round", "first", "gate", "season", "coins", "asleep", "tree", "basket", "tool",
                                      "basket_size"}
    said = Encoding(3, table=(Number("round"), OneOf("wind", ("west", "east"), "season")), own=(Names("basket", TREES),),
                    seat=(Sizes("", ("coins", "basket_size")), IsIt("began", "first"), Number("gate")), question=())
    assert said.unsaid(DECLARED) == {"gate", "asleep", "tree", "tool"}, "a gate of a seat is not the gate of the table"
