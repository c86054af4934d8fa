"""KR-INFO: what is open and what is hidden, and that nothing hidden gets out."""

from __future__ import annotations

import json

from conclave.games.krutagidon.game import KRUTAGIDON
from conclave.games.krutagidon.state.model import Table
from conclave.kernel.check import check_game
from conclave.kernel.dice import Dice
from conclave.kernel.game import Plain, Runner
from tests.games.krutagidon.scene import Scene, names_of
from tests.support import rule


def seat_of(scene: Scene, seat: int, viewer: int | None) -> Plain:
    seats = KRUTAGIDON.view(scene.table, viewer)["seats"]
    assert isinstance(seats, list)
    shown = seats[seat]
    assert isinstance(shown, dict)
    return shown


@rule("KR-INFO-1")
def test_what_everybody_sees() -> None:
    scene = Scene(": market=twins mayhem=mayhem_a destroyed=wand | life=12 play=big_bone discard=sunface tokens=dwt_11"
                  " familiar=mcliver hand=sign,sign deck=fizzle | ")
    shown = seat_of(scene, 0, None)
    assert (shown["life"], shown["play"], shown["discard"], shown["tokens"]) == (12, ["big_bone"], ["sunface"], ["dwt_11"])
    assert (shown["familiar"], shown["wizard"], shown["hand_size"], shown["deck_size"]) == ("mcliver", "mcravey", 2, 1)
    view = KRUTAGIDON.view(scene.table, None)
    assert (view["market"], view["mayhem"], view["destroyed"]) == (["twins"], ["mayhem_a"], ["wand"])
    assert view["legend"] == "voom"


@rule("KR-INFO-2")
def test_what_is_hidden() -> None:
    scene = Scene("hand=misha_unicorn_bane,sign deck=twins,wand | hand=steam_up").does("play misha_unicorn_bane")
    assert "hand" not in seat_of(scene, 0, 1)
    assert seat_of(scene, 0, 0)["hand"] == ["sign"]
    assert seat_of(scene, 0, 0)["deck_top"] == ["twins"]
    assert seat_of(scene, 0, 1)["deck_top"] == []
    scene.does("option 1")
    assert seat_of(scene, 0, 1)["known_hand"] == []
    assert seat_of(scene, 0, 1)["hidden"] == ["sign", "twins", "wand"], "what hand and deck hold together is open"
    fetched = Scene("hand=karpatych_san,sign discard=steam_up | ").does("play karpatych_san")
    assert seat_of(fetched, 0, 1)["known_hand"] == ["steam_up"]


@rule("KR-INFO-2", "KR-Q-45")
def test_nobody_is_asked_or_skipped_because_of_a_hidden_card() -> None:
    scene = Scene("hand=gutting_sin | hand=sign deck=steam_up").does("play gutting_sin")
    assert (scene.asked(), scene.answers()) == ("1 ask-defend", ["none"]), "for all the table knows, there may be one"
    assert scene.decision.matters is False
    plain = Scene("hand=gutting_sin | hand=sign deck=wand discard=steam_up").does("play gutting_sin")
    assert plain.lives() == [20, 15]


def test_imagined_tables_agree_with_what_a_seat_has_seen() -> None:
    scene = Scene("hand=sign,wand deck=twins,fizzle | hand=steam_up,sunface deck=sign,voom,sign")
    for number in range(20):
        twin = scene.runner.imagine(0, Dice.of(number, "imagine"))
        assert KRUTAGIDON.view(twin.state, 0) == KRUTAGIDON.view(scene.table, 0)


@rule("KR-INFO-2")
def test_which_of_equal_cards_leaves_a_hand_tells_nothing() -> None:
    """A sign is destroyed by choice, then a card at random: what else the hand holds must not show in who imagines it."""
    for hand, key in (("fizzle,twins,sign,sign", 0), ("twins,sign,wand,sign,steam_up", 2), ("wand,sign,twins,sign", 5)):
        scene = Scene(f": next=turn:0 main=mayhem_d dead=dwt_01 dice={key}:7 | hand=sign"
                      f" | life=8 hand={hand} deck=sign,sign,sign,fizzle").does("none", "yes", "sign", "yes")
        assert (scene.asked(), len(scene.destroyed())) == ("1 ask-destroy", 2)
        firsts: set[str] = set()
        for number in range(30):
            twin = scene.runner.imagine(0, Dice.of(number, "imagine"), forkable=True)
            assert KRUTAGIDON.view(twin.state, 0) == KRUTAGIDON.view(scene.table, 0)
            again = [runner.imagine(0, Dice.of(number, "again")).state.plain() for runner in (scene.runner, twin)]
            assert again[0] == again[1]
            assert isinstance(twin.start, Table)
            firsts.add(names_of(twin.start.hand[1])[0])
        assert len(firsts) > 1 or scene.destroyed()[1] == hand.split(",")[0]


def test_a_card_that_was_shown_is_like_any_other_in_the_discard_pile() -> None:
    scene = Scene("hand=bloodbath_attendant,festering_trepanner | hand=sign,dragonize discard=sign,fizzle")
    scene.does("play bloodbath_attendant", "play festering_trepanner", "sign", "end turn")
    assert scene.runner.start is not None
    restored = Runner(KRUTAGIDON, KRUTAGIDON.restore(json.loads(json.dumps(scene.runner.start.plain()))))
    for runner in (scene.runner, restored):
        for answer in ("play dragonize", "sign"):
            runner.answer(1, runner.decision_of(1).read(answer))
    assert scene.discard(1) == ["fizzle", "sign"]
    assert restored.state.plain() == scene.table.plain()


def test_a_restored_table_goes_on_in_the_same_way() -> None:
    for seats, seed in ((2, 4), (3, 5), (5, 6)):
        state = KRUTAGIDON.setup(KRUTAGIDON.settle_options({}, seats), seats, Dice.of(seed, "game"))
        one, dice = Runner(KRUTAGIDON, state), Dice.of(seed, "answers")
        while one.pending and one.steps < 900:
            assert one.start is not None
            if one.steps % 12 == 0 and not one.since:
                other = Runner(KRUTAGIDON, KRUTAGIDON.restore(json.loads(json.dumps(one.start.plain()))))
                for _ in range(40):
                    if one.pending:
                        decision = one.pending[0]
                        answer = decision.write(decision.sample(dice))
                        one.answer(decision.seat, decision.read(answer))
                        other.answer(decision.seat, other.decision_of(decision.seat).read(answer))
                assert other.state.plain() == one.state.plain()
            elif one.pending:
                one.play(one.pending[0], one.pending[0].sample(dice))


def test_random_games_hold_to_the_contract() -> None:
    report = check_game(KRUTAGIDON, games=8, seed=3, every=60, tables=[(seats, {}) for seats in (2, 3, 4, 5)])
    assert report.findings == []


@rule("KR-INFO-1")
def test_everybody_sees_properties_and_the_size_of_every_pile() -> None:
    scene = Scene(": limp=3 dead=dwt_11,dwt_13 dead_only main=twins,sunface main_only legends=skulltown,bananamage prize=1"
                  " | properties=prop_recruiter tokens=dwt_06 discard=wild_magic,sign,twins | play=six_o_mart,limp_wand")
    view = KRUTAGIDON.view(scene.table, None)
    assert [view[pile] for pile in ("main", "wild", "limp", "legends", "dead_pile")] == [2, 15, 3, 2, 2]
    assert (view["legend"], view["prize"]) == ("skulltown", 1)
    shown = seat_of(scene, 0, 1)
    assert (shown["properties"], shown["discard"]) == (["prop_recruiter"], ["wild_magic", "sign", "twins"])
    assert seat_of(scene, 1, 0)["play"] == ["six_o_mart", "limp_wand"]


@rule("KR-INFO-2", "KR-SETUP-10", "KR-SETUP-14")
def test_face_down_legends_and_tokens_and_decks_stay_hidden() -> None:
    """No view names them, and a seat that imagines the table finds others in their place."""
    scene = Scene(": legends=skulltown,bananamage,doctor_tipsy legend_down dead=dwt_11,dwt_13 main=twins,sunface"
                  " | deck=wand,fizzle,sign | deck=voom,sign,sign")
    for viewer in (None, 0, 1):
        view = KRUTAGIDON.view(scene.table, viewer)
        told = json.dumps({name: what for name, what in view.items() if name != "seats"})
        assert [name for name in ("skulltown", "bananamage", "dwt_11", "twins", "sunface") if name in told] == []
        assert [seat_of(scene, seat, viewer)["deck_top"] for seat in (0, 1)] == [[], []], "nor does the owner know it"
    twins = [scene.runner.imagine(0, Dice.of(number, "imagine")).state for number in range(30)]
    for pile in ("legends", "dead_pile", "main"):
        assert len({names_of(getattr(twin, pile))[-1] for twin in twins}) > 2, pile
    assert {names_of(twin.deck[0])[-1] for twin in twins if isinstance(twin, Table)} == {"wand", "fizzle", "sign"}


@rule("KR-Q-45")
def test_a_hand_that_is_counted_is_shown_and_a_single_card_by_itself() -> None:
    for legend in ("skulltown", "masha_the_mangler", "doctor_tipsy"):
        scene = Scene(f": next=legend:0,next:0 legends={legend} legend_down | hand=sign,robot_tongue | hand=fizzle")
        scene.does("none")
        assert scene.events("showed-hand") == ["showed-hand 1", "showed-hand 0"], legend
        assert seat_of(scene, 1, 0)["known_hand"] == ["fizzle"]
    own = Scene("hand=bananamage,sign,twins | ").does("play bananamage")
    assert seat_of(own, 0, 1)["known_hand"] == ["sign", "twins"]
    paid = Scene("hand=overbrain | hand=twins,sign").does("play overbrain", "twins")
    assert (paid.events("showed-hand"), seat_of(paid, 1, 0)["known_hand"]) == ([], [])
    given = Scene("hand=rod_of_swinishness,sign,sunface deck=overbrain | hand=fizzle").does("play rod_of_swinishness",
                                                                                           "sign from hand")
    assert (given.events("showed-hand"), seat_of(given, 1, 0)["known_hand"]) == ([], ["sign"])
    lacking = Scene("hand=rod_of_swinishness,twins deck=overbrain,sign discard=sunface | hand=fizzle")
    lacking.does("play rod_of_swinishness", "none")
    assert seat_of(lacking, 0, 1)["known_hand"] == ["overbrain", "twins"], "there is no card of cost 0 to hand over"


@rule("KR-INFO-2", "KR-Q-29")
def test_cards_put_back_in_any_order_are_known_to_who_put_them_back() -> None:
    scene = Scene(": power=8 market=steam_up,lovely_day"
                  " | hand=scorched_squire deck=sign properties=prop_express_delivery | ")
    scene.does("buy steam_up", "buy lovely_day")
    assert seat_of(scene, 0, 1)["deck_top"] == ["lovely_day", "steam_up"], "all saw them bought"
    scene.does("play scorched_squire", "none", "steam_up")
    assert (seat_of(scene, 0, 0)["deck_top"], seat_of(scene, 0, 1)["deck_top"]) == (["steam_up", "lovely_day"], [])


@rule("KR-INFO-2", "KR-CARD-MAYHEM-S-1")
def test_what_a_seat_imagines_of_mayhem_s_leads_to_the_question_that_is_asked() -> None:
    scene = Scene(": next=turn:0 market=twins,sweet_kitty,big_bone,epic_paws main=mayhem_s,sunface "
                  "| hand=sign,robot_tongue,fizzle,limp_wand deck=sign,wand discard=sign,limp_wand "
                  "| hand=robot_tongue,sign,sign deck=fizzle,wild_magic discard=fizzle "
                  "| hand=wand,sign,fizzle deck=steam_up,sign discard=wild_magic")
    for answer in ("defend robot_tongue", "limp_wand from hand", "none", "none", "sign", "limp_wand", "robot_tongue",
                   "fizzle"):
        for seat in (0, 1, 2, None):
            for number in range(8):
                imagined = scene.runner.imagine(seat, Dice.of(number, "imagined")).pending[0]
                assert (imagined.seat, imagined.prompt) == (scene.decision.seat, scene.decision.prompt)
        scene.does(answer)
    assert scene.asked() == "0 ask-act"
