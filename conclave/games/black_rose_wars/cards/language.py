"""The language of Black Rose Wars: every word that a component can be written with, and what bots think of it."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.bots.worth import ConditionWord, conditions, counters, figure, op, room
from conclave.games.black_rose_wars.effects import (
    answers,
    damage,
    evocations,
    figures,
    instability,
    moving,
    power,
    quests_and_events,
    rooms,
    spells,
    steering,
    targets,
)
from conclave.games.black_rose_wars.effects import (
    conditions as about,
)
from conclave.games.black_rose_wars.effects import (
    counters as counting,
)
from conclave.games.black_rose_wars.rules.values import QUALITIES
from conclave.games.black_rose_wars.state.components import EVENTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kit.language import Language, Word
from conclave.kit.modifiers import MOST, SET

HURT: Final = 0.4       # a damage to somebody else
HURT_SELF: Final = -0.35
SWAP: Final = 0.3       # a cube of somebody else's that is mine now
SLOT: Final = 0.4       # a cube in a room
CARD: Final = 0.4       # a spell in hand
OFTEN: Final = 0.6      # how often an offer is taken, or an attempt succeeds

OPERATIONS: Final[list[Word[Table]]] = [
    op("damage", damage.Damage, HURT, HURT_SELF),
    op("rose_damage", damage.RoseDamage, 0.1, HURT_SELF),
    op("pain", damage.Pain, HURT_SELF),
    op("replace_damage", damage.ReplaceDamage, SWAP, 0.0),
    op("heal", damage.Heal, 0.1, 0.3),
    op("ignore_damage", answers.IgnoreDamage, 0.4),
    op("ignore_effect", answers.IgnoreEffect, 1.2),
    op("redirect_damage", answers.RedirectDamage, 0.3),
    op("undefeat", answers.Undefeat, 3.0),
    op("defeat", answers.Defeat, 4.0),
    op("attack", moving.Attack, 0.8),
    op("place_instability", instability.PlaceInstability, SLOT),
    op("rose_instability", instability.RoseInstability, -0.2),
    op("replace_instability", instability.ReplaceInstability, SLOT),
    op("move", moving.MoveFigure, 0.2),
    op("place_figure", moving.PlaceFigure, 0.3),
    op("swap_places", moving.SwapPlaces, 0.3),
    op("to_cell", moving.ToCell, 0.3),
    op("stop_action", moving.StopAction, 0.5),
    op("move_toward", moving.MoveToward, 0.3),
    op("draw_spell", spells.DrawSpell, CARD),
    op("search_spell", spells.SearchSpell, 0.6),
    op("shuffle_memories", spells.ShuffleMemories, 0.1),
    op("discard_spell", spells.DiscardSpell, 0.4, -CARD),
    op("return_revealed", spells.ReturnRevealed, CARD),
    op("reload_slot", spells.ReloadSlot, 0.9),
    op("cast_next", spells.CastNext, 0.8),
    op("draw_forgotten_keep", spells.DrawForgottenKeep, 1.2),
    op("give_forgotten", spells.GiveForgotten, -0.8),
    op("refresh_action", power.RefreshAction, 0.8),
    op("draw_quest", quests_and_events.DrawQuest, 0.5),
    op("discard_quest", quests_and_events.DiscardQuest, -0.3),
    op("complete_quest", quests_and_events.CompleteQuest, 1.5),
    op("draw_event", quests_and_events.DrawEvent, -0.5),
    op("discard_event", quests_and_events.DiscardEvent, 0.3),
    op("gain_power", power.GainPower, 1.0),
    op("lose_power", power.LosePower, 0.7, -1.0),
    op("steal_power", power.StealPower, 1.6),
    op("rose_power", power.RosePower, -0.5),
    op("take_crown", power.TakeCrown, 0.8),
    op("give_trophy", power.GiveTrophy, -0.8),
    op("summon", evocations.Summon, 1.4),
    op("summon_choice", evocations.SummonChoice, 1.5),
    op("activate_evocation", evocations.ActivateEvocation, 0.8),
    op("remove_evocation", evocations.RemoveEvocation, -0.4),
    op("assign_umbra", evocations.AssignUmbra, 0.4),
    op("activate_umbras", evocations.ActivateUmbras, 0.4),
    op("upgrade", evocations.Upgrade, 0.6),
    op("assign_hex", evocations.AssignHex, 0.7),
    op("remove_hex", evocations.RemoveHex, 0.2),
    op("activate_room", steering.ActivateRoom, 0.7),
    op("copy_room", steering.CopyRoom, 0.7),
    op("set_target", targets.SetTarget, 0.0),
    op("retarget", targets.Retarget, 0.3),
    op("if", steering.If, 0.0, often=0.5),
    op("try", steering.Try, 0.0, often=OFTEN),
    op("choose", steering.Choice, 0.0),
    op("may", steering.May, 0.0, often=OFTEN),
    op("pay", steering.Pay, 0.0, often=OFTEN),
    op("for_each", steering.ForEach, 0.0, often=1.0),
    op("modify", steering.Modify, 0.6),
]
CONDITIONS: Final[list[Word[Table]]] = [
    *conditions(),
    ConditionWord("owns_archetype", about.OwnsArchetype, 0.5, about.OwnsArchetype),
]
NUMBERS: Final[list[Word[Table]]] = [Word("number", "per", counting.Counted), *counters()]
FIGURES: Final[list[Word[Table]]] = [
    figure("self", figures.yourself),
    figure("target", figures.target),
    figure("hit", figures.hit),
    figure("summoned", figures.summoned),
    figure("activated", figures.activated),
    Word("who", "own_evocation", lambda fields: figures.OwnEvocation(), told_by=figures.OwnEvocation),
    figure("target_evocations", figures.target_evocations),
    figure("trigger_figure", figures.trigger_figure),
    figure("trigger_owner", figures.trigger_owner),
    figure("marked", figures.marked),
    figure("bearer", figures.bearer),
    figure("host", figures.host),
    figure("owner", figures.owner),
    figure("each_mage", figures.each_mage, True),
    figure("each_other_mage", figures.each_other_mage, True),
    figure("each_evocation", figures.each_evocation, True),
    figure("each_other_figure", figures.each_other_figure, True),
    figure("crown_holder", figures.crown_holder),
    figure("avatar", figures.avatar),
    figure("rose", figures.the_rose),
    Word("who", "pick", figures.Pick),
    Word("who", "all", figures.All),
    Word("who", "one_of", figures.OneOf),
    Word("who", "umbra_of", figures.UmbraOf),
    Word("who", "each_mage_with", figures.EachMageWith),
]
ROOMS: Final[list[Word[Table]]] = [
    room("target_room", rooms.target_room),
    room("self_room", rooms.self_room),
    room("trigger_room", rooms.trigger_room),
    room("victim_room", rooms.victim_room),
    room("removed_room", rooms.removed_room),
    room("host_room", rooms.host_room),
    room("each_room_with_mage", rooms.each_room_with_mage, True),
    room("own_cell", rooms.own_cell),
    Word("room", "pick", rooms.PickRoom),
    Word("room", "each_room", rooms.EachRoom),
    Word("room", "id", rooms.RoomById),
    Word("room", "room_of", rooms.RoomOf),
]
MODIFIERS: Final[list[Word[Table]]] = [
    *[QUALITIES.word(quality.name) for quality in QUALITIES.values if "-" not in quality.name],
    QUALITIES.permission("cannot", MOST, "may-"),
    QUALITIES.permission("immune", SET, "immune-"),
]
LANGUAGE: Final = Language[Table]((), EVENTS, [*OPERATIONS, *CONDITIONS, *NUMBERS, *FIGURES, *ROOMS, *MODIFIERS])
