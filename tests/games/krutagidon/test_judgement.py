"""The judgement of a table: it orders plain pairs of positions as a player would, and is a chance to win."""

from __future__ import annotations

import pytest

from conclave.bots.bot import Eye, make
from conclave.games.krutagidon.bots.appraisal import Appraisal, appraised
from conclave.games.krutagidon.bots.judgement import judge, turns_left
from conclave.games.krutagidon.game import KRUTAGIDON
from conclave.games.krutagidon.state.model import Table
from conclave.kernel.dice import Dice
from conclave.kernel.game import Runner
from tests.games.krutagidon.scene import BY_NAME, Scene

DECK = "sign,sign,sign,sign,wand,fizzle,fizzle,steam_up,wild_magic"
FOE = f"hand=sign,sign,sign,fizzle,fizzle deck={DECK}"
MARKET = "market=great_blaze,twins,robot_tongue,sunface,cthulhu"
LAST = "ending=legends"


def chance(seat_0: str, head: str = MARKET, foe: str = FOE, seat: int = 0) -> float:
    """What the judgement says of a position, for seat 0 as a rule, who is about to act."""
    return judge(Scene(f": {head} | {seat_0} | {foe}").table, seat)


def after(position: str, *answers: str) -> float:
    """The same after some answers."""
    return judge(Scene(position).does(*answers).table, 0)


def appraisal(name: str, seats: int = 2) -> Appraisal:
    appraised(KRUTAGIDON.box)
    return KRUTAGIDON.box.appraisals[seats][BY_NAME[name].pieces[0]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chances_lie_between_0_and_1_and_add_up_to_1(seats: int) -> None:
    dice = Dice.of(seats, "test")
    state = KRUTAGIDON.setup(KRUTAGIDON.settle_options({}, seats), seats, Dice.of(seats, "game"))
    runner = Runner(KRUTAGIDON, state, forkable=False)
    judged = 0
    while runner.pending and judged < 300:
        chances = [KRUTAGIDON.judge(runner.state, seat) for seat in range(seats)]
        assert all(0.0 <= one <= 1.0 for one in chances)
        assert abs(sum(chances) - 1.0) < 1e-9
        judged += 1
        decision = runner.pending[0]
        runner.play(decision, decision.sample(dice))
    assert judged == 300


def test_equal_wizards_have_equal_chances_but_for_the_turn() -> None:
    table = Scene(f": {MARKET} | {FOE} | {FOE.replace('steam_up', 'lovely_day')}").table
    assert 0.4 < judge(table, 0) < 0.6


def test_a_finished_game_is_won_or_lost() -> None:
    scene = Scene(f": {LAST} {MARKET} | discard=voom | deck=sign").does("end turn")
    assert scene.over
    assert (judge(scene.table, 0), judge(scene.table, 1)) == (1.0, 0.0)


def test_more_points_are_better_and_at_the_end_nothing_else_is() -> None:
    assert chance(f"deck={DECK},voom", LAST) > chance(f"deck={DECK}", LAST)
    ahead, behind = f"deck={DECK},cthulhu", f"deck={DECK},uncle_andys_laurels"
    assert chance(ahead, LAST) > chance(behind, LAST), "3 points beat 2"
    assert chance(ahead, "turn=2") < chance(behind, "turn=2"), "5 power in every hand beat a point"
    assert chance(f"life=3 deck={DECK}", LAST) == chance(f"life=20 deck={DECK}", LAST)


def test_a_limp_wand_is_bad_and_so_is_a_fizzle() -> None:
    assert chance(f"deck={DECK} discard=limp_wand") < chance(f"deck={DECK}")
    assert chance(f"deck={DECK} discard=fizzle") < chance(f"deck={DECK}")
    assert chance(f"deck={DECK} discard=limp_wand") < chance(f"deck={DECK} discard=fizzle")
    assert chance(f"deck={DECK} discard=fizzle", LAST) == chance(f"deck={DECK}", LAST)


def test_dead_wizard_tokens_cost_what_stands_on_them() -> None:
    none, three, seven = [chance(f"deck={DECK}{tokens}") for tokens in ("", " tokens=dwt_06", " tokens=dwt_13")]
    assert none > three > seven


def test_stars_count_what_their_cards_say() -> None:
    one = chance(f"deck={DECK} discard=dragon_eggs", LAST)
    assert chance(f"deck={DECK} discard=dragon_eggs play=dragon_eggs", LAST) > one == chance(f"deck={DECK}", LAST)
    bone = chance(f"deck={DECK} play=big_bone tokens=dwt_06,dwt_08", LAST)
    assert bone > chance(f"deck={DECK} tokens=dwt_06,dwt_08", LAST)
    assert chance(f"deck={DECK} play=big_bone", LAST) == chance(f"deck={DECK}", LAST)


def test_life_is_worth_having_and_so_are_the_prize_and_ongoing_cards() -> None:
    assert chance(f"life=20 deck={DECK}") > chance(f"life=6 deck={DECK}")
    mine, nobodys, foes = [chance(f"deck={DECK}", f"{MARKET} prize={holder}") for holder in (0, -1, 1)]
    assert mine > nobodys > foes
    assert chance(f"deck={DECK} play=squidslayer_castle") > chance(f"deck={DECK} discard=squidslayer_castle")


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    weak = FOE + " life=5"
    assert chance(f"deck={DECK}", foe=weak) > chance(f"deck={DECK}")
    assert chance(f"deck={DECK}", foe=weak, seat=1) < chance(f"deck={DECK}", seat=1)


TURN = f": {MARKET} | hand=sign,sign,sign,fizzle,sign deck=sign,sign,fizzle,wand,fizzle | {FOE}"


def test_playing_a_sign_beats_ending_the_turn() -> None:
    assert after(TURN, "play sign") > after(TURN, "end turn")
    three = ["play sign"] * 3
    assert after(TURN, *three, "play sign") > after(TURN, *three, "end turn")


def test_buying_something_good_beats_ending_the_turn() -> None:
    rich = TURN.replace(": ", ": power=5 ").replace("hand=sign,sign,sign,fizzle,sign", "discard=sign,sign,sign,sign")
    assert after(rich, "buy great_blaze") > after(rich, "end turn")
    assert after(rich, "buy great_blaze") > after(rich, "buy robot_tongue")


def test_a_legend_within_reach_is_worth_more_than_small_change_once_the_end_is_in_sight() -> None:
    rich = TURN.replace(": ", ": turn=50 power=8 legends=voom,skulltown ").replace("hand=sign,sign,sign,fizzle,sign", "")
    assert after(rich, "defeat voom") > after(rich, "buy great_blaze")


def test_killing_a_foe_and_taking_the_prize_is_good() -> None:
    fight = f": {MARKET} dead=dwt_11 | hand=gutting_sin,sign deck={DECK} | life=5 hand=sign,fizzle deck=sign"
    scene = Scene(fight).does("play gutting_sin")
    assert (scene.table.prize, scene.tokens(1)) == (0, ["dwt_11"])
    assert judge(scene.table, 0) > judge(Scene(fight).table, 0)
    assert judge(scene.table, 0) > after(fight, "play sign")


def test_the_wand_is_pointed_at_the_foe() -> None:
    start = f": {MARKET} | hand=wand deck={DECK} | {FOE}"
    assert after(start, "play wand", "seat 1") > after(start, "play wand", "seat 0")


def test_the_order_of_a_deck_does_not_matter() -> None:
    turned = ",".join(reversed(DECK.split(",")))
    assert abs(chance(f"deck={DECK}") - chance(f"deck={turned}")) < 1e-12


@pytest.mark.parametrize(("head", "fewer"), [("legends=voom", "legends=voom,bananamage,doctor_tipsy,skulltown"),
                                             ("dead=dwt_06 dead_only", "dead=dwt_06,dwt_07,dwt_08,dwt_09 dead_only"),
                                             ("main=twins main_only", "main=twins,dragonize,steam_up,whatsit main_only")])
def test_the_end_comes_nearer_as_a_pile_shrinks(head: str, fewer: str) -> None:
    near, far = [turns_left(read(f"turn=40 {piles}")) for piles in (head, fewer)]
    assert 0.0 < near < far < turns_left(read(""))
    assert turns_left(read(LAST)) == 0.0


def read(head: str) -> Table:
    return Scene(f": {head} | {FOE} | deck=sign").table


def test_appraisals_follow_from_what_a_card_does() -> None:
    assert appraisal("sign").power == 1.0
    assert appraisal("twins").draws == 2.0
    assert appraisal("uncle_andys_laurels").use > appraisal("great_blaze").use > appraisal("sign").use > 0.0
    assert appraisal("fizzle").cycle == appraisal("limp_wand").cycle == 0.0
    assert appraisal("annihilation_day").use > appraisal("great_blaze").use, "damage counts"
    assert appraisal("steam_up").cycle > appraisal("snot_bearer_knight").cycle, "a defence counts"
    assert appraisal("gutting_sin", 5).use < appraisal("gutting_sin").use, "one foe of four"
    assert appraisal("annihilation_day", 5).use == appraisal("annihilation_day").use, "all foes"


HANDS = ("sign,sign,sign,fizzle,sign", "wild_magic,sign,wand,fizzle,sign", "twins,gutting_sin,sign,steam_up,wild_magic",
         "great_blaze,sign,squidslayer_castle,sign,wand")


@pytest.mark.parametrize("hand", HANDS)
def test_greedy_plays_its_hand_and_goes_shopping_before_it_ends_the_turn(hand: str) -> None:
    scene = Scene(f": {MARKET} | hand={hand} deck=sign,fizzle,sign,sign,fizzle,sign | {FOE}")
    bot = make("greedy", seed=3)
    while True:
        answer = bot.choose(Eye(scene.runner, scene.decision.seat))
        if scene.decision.write(answer) == "end turn":
            break
        scene.runner.answer(scene.decision.seat, answer)
    assert not [card for card in scene.hand(0) if card != "fizzle"]
    assert scene.table.spent >= 3
