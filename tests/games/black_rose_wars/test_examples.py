"""Section 33 of the rules: the worked examples of the rulebooks."""

from __future__ import annotations

from conclave.games.black_rose_wars.state.components import FIRST_CELL, ROSE
from conclave.kernel.decision import ChooseSome
from tests.games.black_rose_wars.scene import Scene
from tests.support import rule


@rule("BR-EX-1", "BR-MOON-3", "BR-MOON-4", "BR-SPELL-5", "BR-QUEST-8")
def test_a_moon_phase_begins_in_the_middle_of_a_spell() -> None:
    scene = Scene("""mage=graminia at=arena power=5 sheet=I(evil_eye) | mage=rickart at=arena power=2
                     | mage=arianna at=forge""")
    aside = [len(pile) for pile in scene.table.aside]
    scene.does("cast I", "rickart")
    assert scene.table.moon == 1
    assert scene.power() == [6, 1, 0, 0]
    assert [len(pile) for pile in scene.table.aside] == [count - 1 for count in aside]
    assert [len(pile) for pile in scene.table.hand] == [1, 1, 1], "every mage takes a personal spell"
    assert scene.hexes(1) == ["weakness"], "the second sentence follows"
    assert scene.events("moon-phase", "hex-assigned") == ["moon-phase", "hex-assigned"]


@rule("BR-MOON-4", "BR-QUEST-8", "BR-Q-7")
def test_quests_come_from_the_deck_of_the_present_phase() -> None:
    scene = Scene(""": moon=1 lodge=pleasures_room(rebuilt) | mage=arianna at=pleasures_room | mage=graminia at=forge""")
    scene.does("explore", "activate")
    while scene.asked() in ("0 ask-discard-quest", "0 ask-which-hidden-quest"):
        scene.does(scene.answers()[0])
    table = scene.table
    kept = table.quests_hidden[0] + table.quests_open[0]
    assert len(kept) == 1
    assert table.box.quest(kept[0]).phase == 1
    assert len(table.quest_discard[1]) == 2


@rule("BR-EX-3", "BR-ACTION-12", "BR-ACTION-14", "BR-ACTION-5")
def test_planned_spells_are_cast_from_the_lowest_slot_on() -> None:
    scene = Scene("""mage=rickart at=arena tokens=0
                     sheet=quick(visceral_fire),I(silver_of_the_sages),II(cross_and_delight),III(grim_torment)
                     | mage=graminia at=forge""")
    assert [answer for answer in scene.answers() if answer.startswith("cast")] == ["cast quick", "cast I"]
    scene.does("cast I")
    assert scene.sheet(0)[1] == "I silver_of_the_sages activated"
    assert [answer for answer in scene.answers() if answer.startswith("cast")] == ["cast quick"], "no two numbered ones"
    scene.does("cast quick", "none")
    assert scene.bar(0) == "44", "he keeps his protection for later"
    assert scene.asked() == "1 ask-act", "both actions are over"


@rule("BR-EX-4", "BR-ACTION-13", "BR-TRAP-5", "BR-TRAP-15", "BR-AGONY-2", "BR-EFFECT-2")
def test_a_protection_interrupts_a_spell() -> None:
    scene = Scene("mage=rickart at=arena sheet=I(grim_torment) | mage=graminia at=throne sheet=I(dark_mirror/reverse!)")
    scene.does("cast I", "graminia", "none")
    assert scene.asked() == "1 ask-answer"
    assert asked_cards(scene) == ["answer I"]
    assert scene.cubes("arena") == "0", "the symbol works first"
    assert scene.bar(1) == "000"
    assert scene.bar(0) == "", "Pain comes after the answer"
    scene.does("answer I", "damage=2", "stay")
    assert scene.bar(1) == "0"
    assert scene.bar(0) == "4"


@rule("BR-EX-5", "BR-ACTION-9", "BR-TRAP-6", "BR-DEFEAT-1", "BR-HEX-3")
def test_a_trap_stops_a_physical_action() -> None:
    scene = Scene("mage=baron_doria at=arena bar=11111111 | mage=graminia at=bibliotheca sheet=I(brain_worm!)")
    scene.does("explore", "go sanctuary", "answer I")
    assert scene.where(0) == "cell"
    assert scene.table.tokens[0] == 1, "the token stays exhausted, and the second move is lost"
    assert scene.table.trophies[1] == (0,)
    assert scene.power() == [0, 5, 0], "all cubes were hers"
    assert scene.bar(0) == ""
    assert scene.hexes(0) == ["vulnerability"], "it was assigned in the same sentence, and he keeps it"
    assert scene.cubes("sanctuary") == "", "the third sentence finds its target in a cell"
    assert scene.asked() == "0 ask-act"
    assert "end" in scene.answers(), "he may use his second action to leave the cell, or end the activation"


@rule("BR-EX-6", "BR-TRAP-7", "BR-TRAP-8", "BR-TRAP-15")
def test_a_chain_of_traps_and_protections() -> None:
    scene = Scene("""mage=baron_doria at=throne sheet=I(haunting!)
                     | mage=graminia at=bibliotheca sheet=I(brain_worm!),II(ruinous_curse!)""")
    scene.does("explore", "go arena")
    assert scene.asked() == "1 ask-answer"
    scene.does("answer I")
    assert scene.asked() == "0 ask-answer", "he is the target of a trap, for which the box has an answer, but he has none"
    assert asked_cards(scene) == []
    scene.does("none")
    assert scene.asked() == "0 ask-answer", "Doria suffers 2 and may reveal Haunting"
    scene.does("answer I", "damage=2")
    assert scene.bar(0) == ""
    assert scene.bar(1) == "00"
    assert scene.asked() == "1 ask-answer"
    scene.does("answer II")
    assert scene.bar(0) == "11"
    assert scene.hexes(0) == ["vulnerability", "slowness"]
    assert scene.cubes("arena") == "11", "Brain Worm resumes: two hexes on him"
    assert scene.asked() == "0 ask-explore", "he goes on"


@rule("BR-EX-7", "BR-ACTION-7", "BR-ACTION-8", "BR-ACTION-17")
def test_the_moves_of_an_exploration_come_in_one_row() -> None:
    start = "mage=rickart at=arena | mage=graminia at=crypt"
    scene = Scene(start)
    scene.does("explore", "go throne", "go arena")
    assert scene.answers() == ["activate", "stop"], "two moves are used"
    scene = Scene(start)
    scene.does("explore", "go throne", "activate")
    assert scene.asked() == "0 ask-act", "never move, activate, move: nothing is left of the action"
    scene = Scene(start)
    scene.does("explore", "stop")
    assert scene.table.tokens[0] == 1, "nothing at all is legal too"


@rule("BR-EX-8", "BR-ACTION-10", "BR-ACTION-17")
def test_attack_and_room_in_either_order() -> None:
    start = "mage=rickart at=throne power=1 | mage=graminia at=throne"
    scene = Scene(start)
    scene.does("fight")
    assert scene.answers() == ["attack", "activate", "stop"]
    scene.does("attack")
    assert scene.bar(1) == "00"
    assert scene.answers() == ["activate", "stop"]
    scene.does("activate", "yes")
    assert scene.table.crown == 0
    assert scene.asked() == "0 ask-act"
    other = Scene(start)
    other.does("fight", "activate", "no", "attack")
    assert other.bar(1) == "00"


@rule("BR-EX-9", "BR-CUBE-1")
def test_the_last_cubes_are_shared_out() -> None:
    scene = Scene(""": lodge=crypt(000000),forge(0000),garden(0000),armory(0000) figures=umbra(1@oracle_room),umbra(2@arena)
                     | at=throne sheet=I(shared_fear) | at=oracle_room bar=0000 | at=arena""")
    assert scene.table.cubes[0] == 4, "one of them for the symbol of the spell"
    scene.does("cast I")
    assert scene.asked() == "0 ask-share-cubes"
    assert scene.answers() == ["rickart=1 graminia=2", "rickart=2 graminia=1"], "never more than its amount on one"


@rule("BR-EX-10", "BR-TARGET-7", "BR-DEFEAT-7", "BR-DEFEAT-10", "BR-DEFEAT-11", "BR-DEFEAT-13", "BR-AGONY-4")
def test_the_scoring_of_two_defeats() -> None:
    scene = Scene("""mage=rickart at=arena sheet=I(shared_torture) bar=11112334 | mage=graminia at=forge
                     | mage=arianna at=arena bar=000000 | mage=baron_doria at=crypt""")
    scene.does("cast I", "arianna")
    assert scene.where(2) == "cell"
    assert scene.where(0) == "cell"
    assert scene.table.trophies[0] == (2,)
    assert scene.table.trophies[ROSE] == (0,), "hers was the last damage"
    assert scene.power() == [5, 3, 1, 2, 3], "a tie for first, then a second place, then the rest"
    assert scene.bar(0) == ""
    assert scene.bar(2) == ""
    assert scene.table.place[0] == FIRST_CELL


def asked_cards(scene: Scene) -> list[str]:
    """The cards that somebody may declare."""
    assert isinstance(scene.decision, ChooseSome)
    return [option.note for option in scene.decision.options]
