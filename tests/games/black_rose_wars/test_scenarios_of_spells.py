"""The derived scenarios of section 33 of the rules, by their numbers, from spells and traps to the avatar."""

from __future__ import annotations

from conclave.games.black_rose_wars.rules.finish import standing
from conclave.games.black_rose_wars.state.components import ROSE
from tests.games.black_rose_wars.scene import Scene, asked_for
from tests.support import rule


@rule("BR-T-25", "BR-CELL-3", "BR-DEFEAT-1", "BR-EVOC-17")
def test_an_evocation_is_activated_from_the_cell() -> None:
    scene = Scene("mage=rickart at=arena bar=1111111111 sheet=I(cross_and_delight) | mage=graminia at=arena")
    scene.does("cast I", "arena", "no")
    assert scene.where(0) == "cell"
    assert scene.table.trophies[ROSE] == (0,)
    assert scene.asked() == "0 ask-evocation-acts", "sentence 3 activates the Succubus under his control"
    scene.does("attack", "stop")
    assert scene.bar(1) == "0"
    spared = Scene("mage=rickart at=arena bar=1111111111 sheet=I(cross_and_delight) | mage=graminia at=arena")
    spared.does("cast I", "arena", "yes", "damage=1")
    assert spared.where(0) == "arena"
    assert spared.damage()[0] == 10


@rule("BR-T-26", "BR-TARGET-3", "BR-TRAP-4")
def test_an_area_targets_nobody_inside() -> None:
    scene = Scene("""at=arena bar=1111 sheet=I(grim_torment/reverse)
                     | at=arena sheet=I(spirit_ward!),II(dark_mirror/reverse!)""")
    scene.does("cast I", "arena")
    while scene.asked() == "1 ask-answer" and not asked_for(scene):
        scene.does("none")
    assert scene.bar(0) == "11114", "Pain comes first"
    assert scene.bar(1) == "00"
    assert asked_for(scene) == ["answer II"]


@rule("BR-T-27", "BR-LOS-5", "BR-LOS-6", "BR-EFFECT-3")
def test_a_spell_at_nobody() -> None:
    scene = Scene("at=arena sheet=I(shared_torture) | at=garden")
    scene.does("cast I")
    assert scene.bar(0) == "444"
    assert scene.damage()[1] == 0
    scene.does("fight")
    assert "attack" not in scene.answers()


@rule("BR-T-28", "BR-TARGET-8", "BR-TRAP-5", "BR-TRAP-15", "BR-DAMAGE-3")
def test_a_target_that_moves_out_of_sight_stays_the_target() -> None:
    scene = Scene("""mage=rickart at=arena sheet=I(heart_of_ice)
                     | mage=graminia at=throne bar=22 sheet=I(dark_mirror/reverse!)
                     | mage=arianna at=garden""")
    scene.does("cast I", "graminia")
    while scene.asked() == "1 ask-answer" and not asked_for(scene):
        scene.does("none")
    scene.does("answer I", "damage=2", "stay")
    while scene.asked() not in ("0 ask-act", "1 ask-act"):
        answers = scene.answers()
        scene.does(answers[-1])
    assert scene.bar(1) == "000"
    assert scene.bar(0) == "44"


@rule("BR-T-29", "BR-TRAP-9", "BR-TRAP-10", "BR-TRAP-12", "BR-TRAP-22")
def test_all_declare_before_any_answer_is_carried_out() -> None:
    scene = Scene(""": first=2 crown=2 next=activation:0
                     | mage=rickart at=arena sheet=I(supreme_fireball/reverse)
                     | mage=graminia at=throne sheet=I(dark_mirror/reverse!)
                     | mage=arianna at=throne sheet=I(spirit_ward/reverse!)""")
    scene.does("cast I", "throne")
    assert scene.asked() == "2 ask-answer", "the first mage declares first"
    scene.does("answer I")
    assert scene.sheet(2) == ["I spirit_ward revealed"]
    assert scene.bar(2) == "00000", "nothing is carried out before all have declared"
    assert scene.asked() == "1 ask-answer"
    scene.does("answer I")
    assert scene.asked().startswith("2"), "C's card is carried out whole, then B's"
    scene.does("damage=2")
    assert scene.bar(2) == "000"
    assert scene.asked() == "2 ask-heal"
    scene.does(scene.answers()[-1])
    assert scene.asked().startswith("1")
    assert scene.bar(1) == "00000"


@rule("BR-T-30", "BR-TRAP-20", "BR-EFFECT-10")
def test_who_is_asked_depends_on_tokens_alone() -> None:
    scene = Scene("""mage=arianna at=the_abyss | mage=rickart at=crypt sheet=I(torment!)
                     | mage=graminia at=crypt sheet=I(dark_mirror/reverse!)""")
    scene.does("explore", "go garden")
    assert scene.asked() == "1 ask-answer", "whatever the card with a trap token is"
    assert asked_for(scene) == []
    scene.does("none")
    assert scene.asked() == "0 ask-explore", "nobody asks who has a protection token"
    black = Scene("""mage=arianna at=throne | mage=rickart at=crypt sheet=I(torment!)
                     | mage=graminia at=crypt sheet=I(dark_mirror/reverse!)""")
    black.does("explore", "go black_rose")
    assert black.asked() == "0 ask-explore", "no trap of the box waits for black"


@rule("BR-T-33", "BR-DAMAGE-8", "BR-DEFEAT-2", "BR-DEFEAT-4")
def test_two_mages_fall_to_one_sentence() -> None:
    scene = Scene("""mage=rickart at=arena sheet=I(supreme_fireball/reverse)
                     | mage=graminia at=throne bar=000000 | mage=arianna at=throne bar=000000""")
    scene.does("cast I", "throne")
    assert [scene.where(mage) for mage in (1, 2)] == ["cell", "cell"]
    assert scene.table.trophies[0] == (1, 2), "in turn order"
    assert scene.cubes("throne") == "0000"
    assert scene.power()[0] == 10


@rule("BR-T-34", "BR-DEFEAT-10", "BR-DEFEAT-15", "BR-MOON-3", "BR-MOON-4", "BR-CELL-10")
def test_points_of_a_defeat_are_paid_in_turn_order() -> None:
    scene = Scene(""": first=1 crown=1 next=activation:0
                     | mage=rickart at=arena power=3 sheet=I(word_of_ruin/reverse) | mage=graminia at=forge power=5
                     | mage=arianna at=arena bar=000011 hexes=slowness,weakness,confusion""")
    table = scene.table
    scene.does("cast I", "arianna")
    assert scene.where(2) == "cell"
    assert scene.power()[:2] == [7, 7]
    assert table.moon == 1
    assert [len(hand) for hand in table.hand] == [1, 1, 1], "C takes a personal spell too"


@rule("BR-T-35", "BR-DEFEAT-17", "BR-EVENT-6")
def test_an_event_defeats_a_mage_in_the_cell() -> None:
    scene = Scene(""": next=rose-events:0 phase=rose moon=2 events=pledge,,hidden_resources
                     | mage=rickart at=arena open=field_test | mage=graminia bar=00000000 open=acquire_wealth""")
    table = scene.table
    assert table.trophies[ROSE] == (1,)
    assert scene.bar(1) == ""
    assert scene.where(1) == "cell"
    assert scene.power() == [4, 0, 2], "8 of his cubes, 2 of hers; Hidden Resources gives nothing"
    assert scene.bar(0) == "444"


@rule("BR-T-38", "BR-EVOC-4", "BR-EVENT-4")
def test_a_replaced_evocation_is_not_removed() -> None:
    scene = Scene(""": events=,,puppeteer figures=cadaver(0@crypt),cadaver(0@crypt),cadaver(0@crypt)
                     | at=cemetery | at=forge""")
    scene.does("explore", "activate")
    assert scene.asked() == "0 ask-replace-evocation"
    scene.does(scene.answers()[0])
    assert len(scene.figures()) == 3
    assert "cadaver 0 cemetery" in scene.figures()
    assert sum([row.count(ROSE) for row in scene.table.instability]) == 0


@rule("BR-T-39", "BR-EVOC-6", "BR-QUEST-14")
def test_nothing_is_summoned_when_none_is_left() -> None:
    scene = Scene(""": figures=nigredo(1@crypt),nigredo(1@crypt),nigredo(1@crypt)
                     | at=arena open=summoner_wizard sheet=I(liquid_fire/reverse) | at=arena""")
    scene.does("cast I")
    assert scene.bar(1) == "0"
    assert len(scene.figures()) == 3
    assert scene.table.progress == {}


@rule("BR-T-40", "BR-STABLE-1", "BR-STABLE-2", "BR-STABLE-3", "BR-STABLE-4")
def test_a_stable_spell_marks_its_target_until_clean_up() -> None:
    scene = Scene("at=arena sheet=I(torment!),II(pain_mark) | at=arena tokens=1")
    scene.does("cast II", scene_target(scene, 1))
    assert scene.table.marked[2] == 1
    scene.does("end")
    scene.does("fight", "attack")
    while scene.asked() == "0 ask-answer":
        scene.does("none")
    assert scene.bar(0) == "11"
    assert scene.bar(1) == "00", "the mark hurts him at the full stop"


def scene_target(scene: Scene, mage: int) -> str:
    """What notes call a mage."""
    return scene.table.box.cards[scene.table.kind[mage]].name


@rule("BR-T-41", "BR-ALCH-1", "BR-ALCH-2")
def test_an_enhancement_needs_all_its_symbols() -> None:
    enhanced = Scene("at=arena sheet=quick(heart_of_ice*),I(ineluctable_pain*),II(azoth_bomb) | at=throne")
    enhanced.does("cast II", "throne")
    assert enhanced.bar(1) == "0000", "water and any"
    plain = Scene("at=arena sheet=quick(heart_of_ice*),I(liquefy_the_pain!),II(azoth_bomb) | at=throne")
    plain.does("cast II", "throne")
    assert plain.bar(1) == "00", "an activated card shows nothing"


@rule("BR-T-43", "BR-HEX-4", "BR-CUBE-4")
def test_a_second_cube_lifts_a_hex() -> None:
    scene = Scene(": next=clean-up:0 | at=arena open=field_test hexes=slowness(1) hand=torment,submission | at=forge")
    cubes = scene.table.cubes[0]
    assert scene.asked() == "0 ask-lift-hex"
    scene.does("lift slowness", "torment")
    assert scene.hexes(0) == []
    assert scene.table.cubes[0] == cubes + 1, "the one that lay there returns, too"
    assert scene.memories(0) == ["torment"]


@rule("BR-T-44", "BR-DEFEAT-5", "BR-UMBRA-5", "BR-INST-1")
def test_umbras_go_with_their_mage() -> None:
    scene = Scene(""": lodge=crypt(00111) figures=umbra(1@crypt),umbra(1@crypt)
                     | mage=rickart at=crypt | mage=graminia at=crypt bar=00000000""")
    scene.does("fight", "attack", "graminia")
    assert scene.figures() == []
    assert scene.cubes("crypt") == "001114", "one slot was free"
    assert scene.where(1) == "cell"


@rule("BR-T-45", "BR-ROOM-9", "BR-TRAP-6")
def test_a_colossus_guards_its_room() -> None:
    scene = Scene(": figures=colossus(1@throne) | at=arena | at=forge")
    scene.does("explore", "go throne")
    assert scene.bar(0) == "111"
    assert scene.asked() == "0 ask-explore", "he goes on"


@rule("BR-T-47", "BR-EVENT-4", "BR-ROOM-5")
def test_the_rose_adds_to_instability() -> None:
    scene = Scene(": events=,black_overload lodge=garden(0) | at=the_abyss sheet=I(deflagrate/reverse) | at=forge")
    scene.does("cast I", "garden")
    assert scene.cubes("garden") == "0004", "two at once, and hers at the full stop"
    assert not any(scene.table.rebuilt), "full, and rebuilt in clean-up"


@rule("BR-T-48", "BR-CLEAN-1", "BR-CLEAN-2", "BR-TRAP-16")
def test_sheets_are_cleared() -> None:
    scene = Scene(""": next=clean-up:0
                     | at=arena open=field_test sheet=quick(great_work*),I(torment!),II(submission*) | at=forge""")
    assert asked_for(scene) == ["keep I"]
    scene.does("keep I")
    table = scene.table
    assert table.names_of(table.lost) == ["great_work"]
    assert scene.hand(0) == ["torment"]
    assert scene.memories(0) == ["submission"]


@rule("BR-T-49", "BR-CLEAN-5", "BR-CLEAN-6", "BR-CLEAN-9", "BR-CLEAN-10")
def test_full_rooms_are_rebuilt_in_an_order() -> None:
    scene = Scene(""": next=rebuild:0,end-of-round:0 phase=clean-up lodge=garden(0011),forge(0001),arena(used)
                     | at=garden | at=forge""")
    table = scene.table
    cubes = table.cubes[0]
    assert scene.asked() == "0 ask-next-rebuilt"
    assert set(scene.answers()) == {"garden", "forge"}
    scene.does("forge")
    assert [table.rebuilt[table.position_of(name)] for name in ("garden", "forge")] == [1, 1]
    assert scene.cubes("garden") == ""
    assert table.cubes[0] == cubes + 5
    assert scene.power()[:2] == [2 + 1, 1 + 1], "forge 2 and 1, garden 1 each for the tie"
    assert table.used[table.position_of("arena")] == 0
    assert scene.where(0) == "garden"


@rule("BR-T-50", "BR-END-1", "BR-END-2", "BR-END-3", "BR-END-4", "BR-END-5", "BR-END-6", "BR-END-8")
def test_solved_quests_break_a_tie_with_the_rose() -> None:
    solved = "solved=field_test,acquire_wealth,earth_tempest", "solved=warrior_wizard,magic_stem,guardian_mage"
    scene = Scene(f""": next=end-of-round:0 phase=clean-up moon=2 moons=short rose_power=33 rose_trophies=01
                     | at=arena power=30 trophies=1 {solved[0]} | at=forge power=28 trophies=00 {solved[1]}""")
    table = scene.table
    assert scene.over
    assert table.scores == (36, 34, 0, 0, 36)
    assert table.winners == (0,)
    assert table.reason == "quests"


@rule("BR-T-51", "BR-END-7", "BR-END-9")
def test_no_mage_wins_against_the_rose() -> None:
    scene = Scene(""": next=end-of-round:0 phase=clean-up moon=2 rose_power=34 rose_trophies=01 moons=short
                     | at=arena power=30 trophies=1 solved=field_test,acquire_wealth,earth_tempest
                     | at=forge power=28 trophies=00 solved=warrior_wizard,magic_stem,guardian_mage""")
    assert scene.over
    assert scene.table.scores == (36, 34, 0, 0, 37)
    assert scene.table.winners == ()
    assert standing(scene.table, scene.table.scores) == [0, 1]


@rule("BR-T-52", "BR-OPT-3", "BR-EVOCPH-3")
def test_evocations_take_turns_with_the_summoners_crown() -> None:
    scene = Scene(""": next=evocation-phase:0 summoners_crown=1
                     figures=cadaver(0@crypt),cadaver(0@arena),cadaver(1@forge) | at=garden | at=garden""")
    order = []
    while scene.asked().endswith("ask-activate-evocation"):
        order.append(scene.asked()[0])
        scene.does(scene.answers()[0])
        while scene.asked().endswith("ask-evocation-acts"):
            scene.does("stop")
    assert order == ["0", "1", "0"]


@rule("BR-T-53", "BR-AVATAR-12", "BR-AVATAR-20")
def test_the_possessed_leaves_its_cell() -> None:
    scene = Scene(": avatar=apprentice next=order:0 | at=arena")
    table = scene.table
    assert scene.where(ROSE) == "black_rose"
    assert table.orders == 0
    assert table.order_memories == []


@rule("BR-T-54", "BR-AVATAR-17", "BR-AVATAR-18")
def test_a_reaction_counts_as_an_order() -> None:
    scene = Scene(": avatar=apprentice orders=2 top=thorn_revenge possessed=arena | at=arena power=2 tokens=2")
    scene.does("fight", "attack", "stop")
    table = scene.table
    assert table.names_of(table.order_memories) == ["thorn_revenge"]
    assert scene.power() == [1, 1]
    assert table.orders == 3
    scene.does("end")
    assert scene.asked() == "0 ask-act", "The Possessed is not activated again"


@rule("BR-T-55", "BR-AVATAR-19")
def test_an_extra_card_comes_in_the_same_activation() -> None:
    scene = Scene(""": avatar=apprentice orders=2 next=order:0 top=root_grasp,silent_march,thorn_revenge possessed=arena
                     | at=arena""")
    table = scene.table
    while scene.asked() == "0 ask-crown-room":
        scene.does(scene.answers()[0])
    assert len(table.order_memories) >= 2
    assert table.orders == 3


@rule("BR-T-56", "BR-AVATAR-23", "BR-AVATAR-24")
def test_where_an_evocation_of_the_avatar_goes() -> None:
    scene = Scene(""": avatar=apprentice next=evocation:4 phase=evocation figures=cadaver(4@throne) possessed=garden
                     | mage=rickart at=black_rose | mage=graminia at=garden""")
    while scene.asked().endswith(("ask-crown-room", "ask-crown-figure")):
        scene.does(scene.answers()[0])
    assert scene.bar(0) == "44"
    assert scene.figures() == ["cadaver 4 black_rose"]


@rule("BR-T-59", "BR-ACTION-11", "BR-EVOCPH-3", "BR-EVOCPH-4")
def test_an_order_does_not_use_up_the_evocation_phase() -> None:
    scene = Scene(": figures=nigredo(0@throne) | mage=rickart at=garden | mage=graminia at=arena")
    scene.does("order nigredo 1 of rickart", "go arena", "attack")
    assert scene.bar(1).startswith("00")
    while scene.asked() != "0 ask-act":
        scene.does(scene.answers()[-1])
    assert scene.table.acted[5] == 0


@rule("BR-T-60", "BR-AVATAR-33", "BR-AVATAR-34")
def test_the_rose_does_not_hurt_the_possessed() -> None:
    scene = Scene(""": avatar=apprentice next=rose-events:0 phase=rose moon=2 events=thorn_storm possessed=black_rose
                     | at=arena open=field_test | at=forge open=acquire_wealth""")
    assert [len(scene.table.bar[mage]) for mage in (0, 1, ROSE)] == [2, 2, 0]
