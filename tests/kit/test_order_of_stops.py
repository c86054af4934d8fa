"""The order of a full stop: first the house, then who could answer is asked, then groups as their owners like."""

from __future__ import annotations

from conclave.kernel.decision import Arrange, Option, Prompt
from conclave.kernel.events import Occurrence, Step
from conclave.kit.effects import SELF, Scope
from conclave.kit.stops import Declared, Picked, Response
from tests.kit.abbey import ABBEY, BOX, CELLAR, Abbey, Traps, number_of, play

ORDER = Prompt("answer-order", "AB-4")
BROTHER = 9  # walks with the monks, but has no seat
GHOST = 10   # comes before all of them


class Vespers(Traps):
    """Traps lie face down; a ghost answers before the monks, a brother without a seat between them; bells ring first."""

    def __init__(self, brother_after: int = 0) -> None:
        self.asks_idle = True
        self.brother_after = brother_after

    def before(self, state: Abbey, happened: list[Occurrence]) -> Step | None:
        return self.bells(state, happened) if any(one.event == "enters_room" for one in happened) else None

    def bells(self, state: Abbey, happened: list[Occurrence]) -> Step:
        state.log.append("bells")
        yield from self.resolve(state, ABBEY.scope(0, number_of("storm")), BOX[number_of("storm")].sentences)

    def order(self, state: Abbey) -> list[int]:
        seats = list(range(state.seats))
        return [GHOST, *seats[:self.brother_after], BROTHER, *seats[self.brother_after:]]

    def responses(self, state: Abbey, happened: list[Occurrence], owner: int) -> list[Response[Abbey]]:
        if owner < state.seats:
            return super().responses(state, happened, owner)
        hurt = [one for one in happened if one.event == "suffers_damage" and one.by < state.seats]
        name = "ghost" if owner == GHOST else "brother"
        return [Response(owner, name, ABBEY.scope(one.who, 0), []) for one in hurt[:1]]

    def asked(self, state: Abbey, happened: list[Occurrence], owner: int) -> bool:
        waited_for = {spell.when for spell in BOX if spell.when and not spell.must}
        return owner < state.seats and bool(state.traps[owner]) and any(
            one.event in waited_for and one.who == owner for one in happened)

    def declared(self, state: Abbey, response: Response[Abbey]) -> None:
        if response.owner < state.seats:
            super().declared(state, response)

    def in_order(self, state: Abbey, owner: int, group: list[Response[Abbey]]) -> Declared[Abbey]:
        options = [Option(response.name) for response in group]
        answer = yield Arrange(owner, ORDER, options)
        assert isinstance(answer, tuple)
        return [group[options.index(option)] for option in answer if isinstance(option, Option)]

    def next_of(self, state: Abbey, owner: int, group: list[Response[Abbey]]) -> Picked[Abbey]:
        yield from ()
        return group[0]

    def answer(self, state: Abbey, response: Response[Abbey]) -> Step:
        if response.owner < state.seats:
            yield from super().answer(state, response)
        else:
            state.log.append(f"{response.name} for {response.scope.roles[SELF]}")

    def cut_off(self, state: Abbey, scope: Scope) -> bool:
        return state.room[scope.roles[SELF]] == CELLAR


def test_who_could_answer_as_far_as_the_table_can_tell_is_asked_though_nothing_fits() -> None:
    # BR-TRAP-20: seat 1 has a trap for something else, seat 2 has none
    state = Abbey([[], ["worm"], []])
    state.due = [Occurrence("suffers_damage", 1, 0, 2), Occurrence("suffers_damage", 2, 0, 2)]
    assert play(Vespers().settle(state), "none") == ["1 answer"]
    assert state.traps[1] == [number_of("worm")]


def test_nobody_is_asked_about_what_no_card_waits_for() -> None:
    state = Abbey([[], ["worm"], ["curse"]])
    state.due = [Occurrence("put_in_cellar", 1)]
    assert play(Vespers().settle(state)) == []


def test_owners_without_a_seat_answer_where_the_order_has_them() -> None:
    # BR-TRAP-21: the ghost before all, the brother at his place
    for brother_after, log in ((1, ["0 reveals shrine", "1 reveals shrine", "ghost for 0", "0 has 0 hexes", "brother for 0",
                                    "1 has 0 hexes"]),
                               (0, ["0 reveals shrine", "1 reveals shrine", "ghost for 0", "brother for 0", "0 has 0 hexes",
                                    "1 has 0 hexes"])):
        state = Abbey([["shrine"], ["shrine"]])
        state.due = [Occurrence("suffers_damage", 0, 1, 1), Occurrence("suffers_damage", 1, 0, 1)]
        assert play(Vespers(brother_after).settle(state), "none", "none") == ["0 answer", "1 answer"]
        assert state.log == log


def test_an_owner_puts_the_own_group_in_order_once_when_its_turn_comes() -> None:
    # BR-TRAP-9, BR-TRAP-21, BR-TRAP-22: what is declared is open at once, and ordered later
    state = Abbey([[], ["mirror", "curse"], ["mirror", "shrine"]])
    state.due = [Occurrence("suffers_damage", 1, 0, 2), Occurrence("suffers_damage", 2, 0, 2)]
    asked = play(Vespers().settle(state), "mirror, curse", "mirror", "curse, mirror", "shrine, mirror")
    assert asked == ["1 answer", "2 answer", "1 answer-order", "2 answer-order"]
    deeds = [line for line in state.log if not line.startswith(("ghost", "brother"))]
    assert deeds == ["1 reveals mirror", "1 reveals curse", "2 reveals mirror", "2 reveals shrine", "0 suffers 2 from 1",
                     "0 has 1 hexes", "0 suffers 1 from 1", "0 suffers 1 from 1", "2 has 0 hexes", "0 suffers 1 from 2",
                     "0 suffers 1 from 2"]


def test_what_the_title_puts_first_has_full_stops_of_its_own_before_anybody_declares() -> None:
    # BR-TRAP-12 (a)
    state = Abbey([["worm"], ["curse"]])
    asked = play(Vespers().tell(state, Occurrence("enters_room", 1)), "curse", "none", "worm")
    assert asked == ["1 answer", "0 answer", "0 answer"]
    assert state.log[0] == "bells"
    assert state.log.index("1 reveals curse") < state.log.index("0 reveals worm")


def test_an_effect_ends_at_the_full_stop_at_which_its_caster_falls() -> None:
    state = Abbey([[], ["mirror"]])
    state.damage[0][1] = 9
    play(Vespers().resolve(state, ABBEY.scope(0, number_of("storm")), BOX[number_of("storm")].sentences), "mirror")
    assert "0 is put in the cellar" in state.log
    assert "room 0 crumbles by 1" not in state.log


def test_a_part_of_the_owners_answers_what_a_title_resolves_step_by_step() -> None:
    # BR-DEFEAT-3: in the first step of a defeat only the defeated mage answers
    state = Abbey([["curse"], ["curse"]])
    happened = [Occurrence("suffers_damage", 1, 0, 2), Occurrence("suffers_damage", 0, 1, 2)]
    assert play(Vespers().answered(state, happened, [1]), "none") == ["1 answer"]
