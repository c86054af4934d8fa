"""Sections 26 to 29 of the rules: the evocation phase, clean-up, the end of the game and its options."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.game import BLACK_ROSE_WARS
from conclave.games.black_rose_wars.rules.finish import sources
from conclave.games.black_rose_wars.state.components import ROSE
from conclave.kernel.errors import BadOption
from tests.games.black_rose_wars.scene import Scene, asked_for
from tests.support import rule

NEXT_EVENT = 2  # the Rose draws the event of the next round in these scenes


@rule("BR-EVOCPH-1", "BR-EVOCPH-2", "BR-EVOCPH-7", "BR-UMBRA-4", "BR-UMBRA-6")
def test_umbras_then_the_evocations_of_each_mage() -> None:
    scene = Scene(""": next=evocation-phase:0 crown=1
                     figures=umbra(0@arena),cadaver(0@crypt),cadaver(0@arena),cadaver(1@throne)
                     | mage=rickart at=arena | mage=graminia""")
    assert scene.bar(0) == "4", "the Umbra comes first"
    assert scene.asked() == "1 ask-activate-evocation", "the first mage, from the cell"
    scene.does("activate cadaver 1 of graminia", "stop")
    assert scene.asked() == "0 ask-activate-evocation"
    assert scene.answers() == ["activate cadaver 1 of rickart", "activate cadaver 2 of rickart", "done"], "in any order"
    scene.does("activate cadaver 2 of rickart", "attack", "stop")
    assert scene.figures()[0] == "cadaver 0 crypt", "two wounds are an Umbra's end, also by its own mage"
    umbra = scene.table.box.by_name["umbra"]
    assert (getattr(umbra, "health", 0), getattr(umbra, "archetype", "")) == (2, "nightmare")
    assert scene.cubes("arena") == "4"


@rule("BR-EVOCPH-8")
def test_an_evocation_activates_no_room() -> None:
    scene = Scene(": next=evocation-phase:0 figures=cadaver(0@garden) | mage=rickart at=arena | mage=graminia at=throne")
    scene.does("activate cadaver 1 of rickart")
    assert all(answer == "stop" or answer.startswith("go ") for answer in scene.answers())


@rule("BR-CLEAN-3", "BR-CLEAN-4", "BR-CLEAN-11")
def test_tokens_come_back_for_a_new_round() -> None:
    scene = Scene(""": next=clean-up:0 round=3 figures=cadaver(0@crypt)* | at=arena tokens=0 open=field_test
                     | at=forge tokens=1 open=acquire_wealth""")
    assert scene.table.tokens[:2] == [2, 2]
    assert scene.table.acted[5] == 0
    assert scene.table.round == 4
    assert scene.asked().endswith("ask-give-up-quest"), "nothing is asked in step 2"


@pytest.mark.parametrize(("cubes", "gains"), [("00000", [4, 0, 0]), ("00014", [3, 0, 0]), ("00114", [2, 2, 1]),
                                              ("00111", [1, 3, 0])])
@rule("BR-EX-15", "BR-CLEAN-6", "BR-CLEAN-7", "BR-CLEAN-8", "BR-CLEAN-9", "BR-Q-13")
def test_the_library_is_rebuilt(cubes: str, gains: list[int]) -> None:
    scene = Scene(f""": next=rebuild:0,end-of-round:0 phase=clean-up lodge=bibliotheca({cubes})
                     | at=bibliotheca open=field_test | at=forge open=acquire_wealth""")
    table = scene.table
    room = table.position_of("bibliotheca")
    assert scene.power() == [*gains[:2], gains[2] + NEXT_EVENT]
    assert table.rebuilt[room] == 1
    assert table.used[room] == 0
    assert table.instability[room] == ()
    assert sum(table.cubes) == 26 * 3


@rule("BR-Q-14", "BR-CLEAN-8")
def test_nobody_gains_less_than_nothing() -> None:
    scene = Scene(""": next=rebuild:0,end-of-round:0 phase=clean-up lodge=garden(0124) | at=arena open=field_test
                     | at=forge open=acquire_wealth | at=crypt open=rest_the_limbs""")
    assert scene.power() == [1, 1, 1, 1 + NEXT_EVENT], "all four tie for first: 2 - 1"
    lesser = Scene(""": next=rebuild:0,end-of-round:0 phase=clean-up lodge=forge(0012) | at=arena open=field_test
                      | at=forge open=acquire_wealth | at=crypt open=rest_the_limbs""")
    assert lesser.power() == [2, 0, 0, NEXT_EVENT]


@rule("BR-CLEAN-12", "BR-Q-9", "BR-MOON-5")
def test_only_the_end_of_the_round_counts() -> None:
    scene = Scene(": moon=2 lodge=treasure_room(rebuilt) | at=treasure_room power=34 | at=observatory")
    scene.table.rebuilt[scene.table.position_of("observatory")] = 1
    scene.does("explore", "activate")
    while scene.asked() != "0 ask-act":
        scene.does(scene.answers()[-1])
    assert scene.power()[0] >= 35
    assert not scene.over, "the round goes on"
    scene.does("end", "explore", "activate")
    while scene.asked() != "1 ask-act":
        scene.does(scene.answers()[-1])
    assert scene.table.moon == 2


@rule("BR-EX-12", "BR-END-8")
def test_trophies_break_the_second_tie() -> None:
    solved = ("field_test,acquire_wealth,earth_tempest,magic_stem,warrior_wizard",
              "guardian_mage,contingent_mage,dominate_fear,conspirator_mage,rest_the_limbs")
    scene = Scene(f""": next=end-of-round:0 phase=clean-up moon=2 crown=1 rose_power=1
                      | at=arena power=37 trophies=11111111 solved={solved[0]}
                      | at=forge power=38 trophies=00000 solved={solved[1]}""")
    assert scene.table.scores[:2] == (44, 44)
    assert scene.table.winners == (0,)
    assert scene.table.reason == "trophies"


@rule("BR-END-8", "BR-TURN-6")
def test_the_crown_breaks_the_last_tie() -> None:
    scene = Scene(": next=end-of-round:0 phase=clean-up moon=2 crown=1 | at=arena power=37 | at=forge power=36")
    assert scene.asked() == "1 ask-winner"
    assert len(scene.answers()) == 2
    scene.does(scene.answers()[0])
    assert scene.table.winners == (0,)
    assert scene.table.reason == "crown"


@rule("BR-END-1", "BR-END-5", "BR-END-6")
def test_bonuses_by_source() -> None:
    scene = Scene(""": next=end-of-round:0 phase=clean-up moon=2 crown=0 rose_power=20 rose_trophies=0
                     | at=arena power=36 solved=field_test | at=forge power=30""")
    power, quests, trophies, crown = sources(scene.table)
    assert (power[0], quests[0], trophies[0], crown[0]) == (36, 4, 0, 1)
    assert (quests[1], trophies[1], crown[1]) == (0, 0, 0), "nothing for none"
    assert trophies[ROSE] == 4
    assert scene.table.scores == (41, 30, 0, 0, 24)


@rule("BR-OPT-5", "BR-OPT-6", "BR-AVATAR-1")
def test_options_and_who_may_take_them() -> None:
    game = BLACK_ROSE_WARS
    assert [option.name for option in game.options] == ["avatar", "crown", "moons", "summoners-crown", "throne", "library",
                                                        "avatar-evocations"]
    assert game.settle_options({}, 2)["avatar"] == "none"
    assert game.settle_options({}, 1)["avatar"] == "apprentice", "alone there is always one"
    for players, avatar in ((1, "none"), (4, "apprentice"), (4, "master")):
        with pytest.raises(BadOption):
            game.settle_options({"avatar": avatar}, players)


@rule("BR-Q-3", "BR-OPT-6", "BR-ROOM-3")
def test_the_throne_room_is_purple_unless_it_is_colourless() -> None:
    for colourless, power in ((0, 1), (1, 0)):
        scene = Scene(f": colourless_throne={colourless} events=instinct | at=throne | at=forge")
        scene.does("explore", "activate")
        while scene.asked() != "0 ask-act" and "stop" not in scene.answers():
            scene.does("no")
        assert scene.power()[-1] == power


@rule("BR-Q-10", "BR-OPT-6")
def test_schools_are_named_before_or_one_by_one() -> None:
    named = Scene(": next=library:0 phase=study | at=arena | at=forge")
    assert named.asked() == "0 ask-name-schools"
    assert named.decision.form == "amounts"
    by_card = Scene(": next=library:0 phase=study library_by_card=1 | at=arena | at=forge")
    assert by_card.decision.form == "choose"
    for _ in range(4):
        by_card.does("agony")
    assert len(asked_for(by_card)) == 4


@rule("BR-Q-47", "BR-Q-12")
def test_all_clear_their_sheets_at_the_same_time() -> None:
    scene = Scene(""": next=clean-up:0 | at=arena sheet=I(torment!),II(great_work) open=field_test
                     | at=forge sheet=I(stone_phoenix!) open=acquire_wealth""")
    assert [decision.seat for decision in scene.runner.pending] == [0, 1]
    before = BLACK_ROSE_WARS.view(scene.table, 1)
    scene.does("none")
    assert BLACK_ROSE_WARS.view(scene.table, 1) == before
    scene.does("keep I")
    assert scene.memories(0) == ["torment", "great_work"], "a forgotten spell that was not revealed stays"
    assert scene.hand(1) == ["stone_phoenix"]
