"""The table of Black Rose Wars in a terminal: the lodge as a map, the tracks, and what lies before everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from types import MappingProxyType

from rich.cells import cell_len
from rich.text import Text

from conclave.cli.boards.drawing import Drawing, Groups
from conclave.cli.boards.reading import flag, names, parts, text, whole, wholes
from conclave.cli.inks import LIT, QUIET
from conclave.cli.layout import cut, flow
from conclave.cli.speech import Speech
from conclave.games.black_rose_wars.game import RoseWars
from conclave.games.black_rose_wars.rules.places import CELL_PLACES, LODGE
from conclave.games.black_rose_wars.state.components import COLOURS, FIRST_EVOCATION, ROSE, SLOT_NAMES, Room
from conclave.games.black_rose_wars.state.fields import ROOMS
from conclave.kernel.decision import Option
from conclave.kernel.game import Game, Plain
from conclave.kernel.words import Words

PEOPLE = "①②③④✿"  # the persons by seat, and the Black Rose
INKS = ("red", "dodger_blue1", "green3", "medium_purple1", "grey62")
COLOUR_SIGNS = ("▪", "▲", "◆", "●", "■", "✦", "✿")
COLOUR_INKS = ("grey62", "red", "gold3", "green3", "dodger_blue1", "medium_purple1", "grey37")
LIFE, POWER, CROWN, TOKEN, TROPHY, MOON, END = "♥", "★", "♛", "⚡", "⚔", "☾", "⚑"
BUILT, USED, FREE = "⌂", "⌀", "·"
SIGNS = {"person": "①", "rose": "✿", "life": LIFE, "power": POWER, "crown": CROWN, "token": TOKEN, "trophy": TROPHY,
         "moon": MOON, "end": END, "built": BUILT, "used": USED, "free": FREE}
LABELS = ("track", "events", "stack", "rose", "hand", "sheet", "evocations", "quests", "hexes", "memories", "known",
          "orders")
WIDEST = 19   # columns of a room; five of them stand in the middle row
ROWS = (-2, -1, 0, 1, 2)
QUESTS = ("ask-give-up-quest", "ask-active-limit", "ask-completed-limit", "ask-discard-quest", "ask-complete-quest")
SPELLS = ("ask-put-back", "ask-retire", "ask-hand-limit", "ask-discard", "ask-keep-forgotten", "ask-give-forgotten",
          "ask-search-grimoire", "ask-search-memories", "ask-reload-with")


class RoseDrawing(Drawing):
    """The lodge, the Rose, the rivals and the own side of a table of Black Rose Wars."""

    groups: Groups = (
        ("cast", ("move-cast",)),
        ("act", ("move-explore", "move-fight", "move-order", "move-activate-room", "move-attack")),
        ("go", ("move-go",)), ("quests", ("move-use",)), ("wait", ("move-wait",)),
        ("end", ("move-end-activation", "move-stop", "move-done")),
    )
    labels = LABELS
    kind_inks = MappingProxyType({
        "mage": "dodger_blue1", "spell": "medium_purple1", "personal_spell": "orchid", "forgotten_spell": "orange1",
        "evocation": "green3", "hex": "red", "upgrade": "cyan3", "quest": "gold3", "event": "orange1", "order": "grey62",
        "avatar_event": "orange1", "avatar": "grey62"})
    tag_inks = MappingProxyType(dict(zip(COLOURS, COLOUR_INKS, strict=True)))
    wide = ("cast",)
    quick = MappingProxyType({"explore": "e", "fight": "f", "end": "x", "stop": "x"})
    described = (*QUESTS, *SPELLS, "ask-choose-mage", "ask-choose-grimoire", "ask-plan")

    def __init__(self, game: Game, speech: Speech) -> None:
        super().__init__(game, speech)
        assert isinstance(game, RoseWars)
        self.by_name = game.box.by_name

    # the table

    def header(self, view: Plain) -> Text:
        """Round, phase and moon phase."""
        head = Text(self.speech.title(), "bold")
        if whole(view, "round"):
            head.append(f"  {self.speech('round', count=whole(view, 'round'))}")
            head.append(f"  {self.speech('phase', phase=text(view, 'phase'))}")
            head.append(f"  {MOON}{whole(view, 'moon') + 1}", "bold")
        return head

    def middle(self, view: Plain, width: int, short: bool) -> list[Text]:
        """The map, the power track with its moons, events, what is being resolved, and the Rose."""
        if not any(text(room, "room") for room in parts(view, "lodge")):
            return []
        lines = self.lodge(view, min(width, 5 * WIDEST), short)
        lines += self._line("track", self.track(view), width)
        lines += self._line("events", self.events(view), width)
        chain = parts(view, "chain")
        if chain:
            lines += self._line("stack", [self.link(entry) for entry in chain], width)
        lines += self._line("rose", self.rose(view), width)
        if names(view, "order_memories") and not short:
            lines += self._line("orders", [self.card(name) for name in names(view, "order_memories")], width)
        return lines

    def lodge(self, view: Plain, width: int, short: bool) -> list[Text]:
        """The rooms in rows of hexagons: name, slots, figures."""
        each = width // 5
        rooms = parts(view, "lodge")
        figures = self.by_place(view)
        lines: list[Text] = []
        for r in ROWS:
            row = [at for at in range(ROOMS) if LODGE.hexes[at][1] == r]
            drawn = [self.room(rooms[at], figures.get(at, []), each - 1, short) for at in row]
            indent = " " * (abs(r) * each // 2)
            for level in range(len(drawn[0])):
                line = Text.assemble(indent, *[_padded(room[level], each) for room in drawn])
                line.rstrip()
                lines.append(line)
        return lines

    def room(self, room: Plain, figures: Sequence[Text], width: int, short: bool) -> list[Text]:
        """One room in two lines, or three with the figures below."""
        card = self.by_name[text(room, "room")]
        assert isinstance(card, Room)
        name = Text(f"{COLOUR_SIGNS[card.colour]} {self.speech.words(card.words)}", f"bold {COLOUR_INKS[card.colour]}")
        state = Text()
        if flag(room, "rebuilt"):
            state.append(USED if flag(room, "used") else BUILT, "bold")
        else:
            for owner in wholes(room, "cubes"):
                state.append(PEOPLE[owner], INKS[owner])
            state.append(FREE * (whole(room, "slots") - len(wholes(room, "cubes"))), QUIET)
        there = Text(" ").join(figures)
        if short:
            return [cut(name, width), cut(Text(" ").join([state, there]), width)]
        return [cut(name, width), cut(state, width), cut(there, width)]

    def by_place(self, view: Plain) -> dict[int, list[Text]]:
        """The figures in each room: mages by their sign, evocations by the beginning of their name and their owner."""
        found: dict[int, list[Text]] = {}
        for figure in parts(view, "figures"):
            number = whole(figure, "figure")
            if number < FIRST_EVOCATION:
                said = Text(PEOPLE[number], f"bold reverse {INKS[number]}")
            else:
                bearer, owner = whole(figure, "bearer"), whole(figure, "owner")
                name = self.speech.card(text(figure, "card"))
                said = Text(f"{name[:3]}{PEOPLE[bearer if bearer >= 0 else owner]}", INKS[owner])
            found.setdefault(whole(figure, "place"), []).append(said)
        return found

    def track(self, view: Plain) -> list[Text]:
        """Everybody's power, and where the moons and the end stand."""
        power = wholes(view, "power")
        shown = [*range(len(parts(view, "seats"))), ROSE]
        pieces = [Text(f"{PEOPLE[who]}{power[who]}{POWER}", f"bold {INKS[who]}")
                  for who in sorted(shown, key=lambda who: -power[who])]
        second, third, end = wholes(view, "markers")
        return [*pieces, Text(f"{MOON}{second}  {MOON}{third}  {END}{end}", QUIET)]

    def events(self, view: Plain) -> list[Text]:
        """The three slots of the event board, from the left."""
        pieces: list[Text] = []
        slots = view["events"]
        assert isinstance(slots, list)
        for at, slot in enumerate(slots, 1):
            assert isinstance(slot, list)
            for name in slot:
                pieces.append(Text(f"{at} ").append_text(self.card(str(name))))
        return pieces

    def link(self, entry: Plain) -> Text:
        """An effect at work; those after it have interrupted it."""
        by = whole(entry, "by")
        said = Text("▸ ")
        said.append_text(self.card(text(entry, "card")) if text(entry, "card") else Text(self.speech("rule")))
        return said.append(f" {PEOPLE[by]}", INKS[by]) if 0 <= by <= ROSE else said

    def rose(self, view: Plain) -> list[Text]:
        """The Rose's cubes and trophies; with The Possessed its figure, its orders and its evocations."""
        pieces = [Text(self.speech("cubes", count=wholes(view, "cubes")[ROSE])), self.trophies(view, ROSE)]
        for figure in parts(view, "figures"):
            if whole(figure, "figure") == ROSE:
                pieces += [self.bar(figure), self.values(figure)]
        if text(view, "avatar") != "none":
            pieces.append(Text(self.speech("orders", count=whole(view, "orders"), deck=whole(view, "order_deck"))))
            back = text(view, "order_back")
            if back:
                pieces.append(Text(self.speech("back", type=back.partition(":")[0])))
        pieces += self.solved(view, ROSE) + [self.marked(name) for name in self.hexes_of(view, ROSE)]
        return pieces + self.evocations(view, ROSE)

    # a side

    def seat(self, view: Plain, seat: int, own: bool, width: int, short: bool) -> list[Text]:
        """A mage's line, the sheet, evocations, quests and hexes, and the own hand."""
        shown = parts(view, "seats")[seat]
        lines = flow(self.about(view, shown, seat, own), width)
        if any(text(slot, "stage") != "empty" for slot in parts(shown, "slots")):
            lines += self._line("sheet", [self.slot(at, slot) for at, slot in enumerate(parts(shown, "slots"))
                                          if text(slot, "stage") != "empty"], width)
        evocations = self.evocations(view, seat)
        if evocations and not short:
            lines += self._line("evocations", evocations, width)
        quests = self.quests(shown, own)
        if quests:
            lines += self._line("quests", quests, width)
        hexes = self.hexes_of(view, seat)
        if hexes and not short:
            lines += self._line("hexes", [self.marked(name) for name in hexes], width)
        if own and (names(shown, "hand") or whole(view, "round")):
            lines += self._line("hand", self.heap(names(shown, "hand")), width)
        elif not short and names(shown, "known_spells"):
            lines += self._line("known", self.heap(names(shown, "known_spells")), width)
        if names(shown, "memories") and not short:
            lines += self._line("memories", self.heap(names(shown, "memories")), width)
        return lines

    def about(self, view: Plain, shown: Plain, seat: int, own: bool) -> list[Text]:
        """Name and mage, health, where the mage is, tokens, trophies and sizes of piles."""
        name = Text(f"{PEOPLE[seat]} {self.speech.name_of(seat)}", f"{LIT} {INKS[seat]}" if own else f"bold {INKS[seat]}")
        if text(shown, "mage"):
            name.append(f" · {self.speech.card(text(shown, 'mage'))}", "not bold")
        pieces = [name]
        if whole(view, "crown") == seat:
            pieces.append(Text(CROWN, "gold3"))
        for figure in parts(view, "figures"):
            if whole(figure, "figure") == seat:
                pieces += [self.bar(figure), self.values(figure)]
                if whole(figure, "place") >= ROOMS:
                    pieces.append(Text(self.speech("in-cell", exits=self.exits(view, seat)), QUIET))
        pieces.append(Text(f"{TOKEN}{wholes(view, 'tokens')[seat]}"))
        pieces.append(self.trophies(view, seat))
        pieces += self.solved(view, seat)
        pieces.append(Text(self.speech("cubes", count=wholes(view, "cubes")[seat]), QUIET))
        if not own:
            pieces.append(Text(self.speech("hand-size", count=whole(shown, "hand_size")), QUIET))
        pieces.append(Text(self.speech("grimoire", count=whole(shown, "grimoire")), QUIET))
        return pieces

    def exits(self, view: Plain, mage: int) -> str:
        """The rooms that a cell leads into."""
        places = CELL_PLACES[len(wholes(view, "ring"))]
        rooms = parts(view, "lodge")
        found = LODGE.neighbours[LODGE.number[places[wholes(view, "cells")[mage]]]]
        return " / ".join([self.speech.card(text(rooms[room], "room")) for room in found if room < ROOMS])

    def bar(self, figure: Plain) -> Text:
        """Health that is left, and whose cubes lie on the bar."""
        bar = wholes(figure, "bar")
        left = whole(figure, "health") - len(bar)
        said = Text(f"{LIFE}{left}/{whole(figure, 'health')}", "bold red" if left <= 3 else "red")
        for owner in bar:
            said.append(PEOPLE[owner], INKS[owner])
        return said

    def values(self, figure: Plain) -> Text:
        """Strength and speed."""
        return Text(self.speech("values", strength=whole(figure, "strength"), speed=whole(figure, "speed")), QUIET)

    def trophies(self, view: Plain, who: int) -> Text:
        """Captured trophies."""
        rows = view["trophies"]
        assert isinstance(rows, list)
        row = rows[who]
        assert isinstance(row, list)
        return Text(f"{TROPHY}{len(row)}")

    def solved(self, view: Plain, who: int) -> list[Text]:
        """Solved quests, if there are any."""
        rows = view["solved"]
        assert isinstance(rows, list)
        row = rows[who]
        assert isinstance(row, list)
        return [Text(self.speech("solved", count=len(row)))] if row else []

    def hexes_of(self, view: Plain, who: int) -> list[Plain]:
        """The hexes on a mage."""
        rows = view["hexes"]
        assert isinstance(rows, list)
        return parts({"row": rows[who]}, "row")

    def marked(self, entry: Plain) -> Text:
        """A component with the cubes on it."""
        cubes = whole(entry, "cubes")
        return self.card(text(entry, "card")).append(f" ▪{cubes}" if cubes else "", "default")

    def evocations(self, view: Plain, owner: int) -> list[Text]:
        """The evocations of a participant, and the Umbras assigned to a mage."""
        pieces: list[Text] = []
        for figure in parts(view, "figures"):
            bearer = whole(figure, "bearer")
            if whole(figure, "figure") >= FIRST_EVOCATION and (bearer if bearer >= 0 else whole(figure, "owner")) == owner:
                piece = self.card(text(figure, "card")).append(" ").append_text(self.bar(figure)).append(" ")
                piece.append_text(self.values(figure))
                for name in names(figure, "upgrades"):
                    piece.append(" + ", "default").append_text(self.card(name))
                pieces.append(piece)
        return pieces

    def slot(self, at: int, slot: Plain) -> Text:
        """A slot of a sheet: the card with its side if it is seen, otherwise what its back shows."""
        said = Text(f"{self.speech.words(Words('slot-name', (('slot', SLOT_NAMES[at]),)))}: ", "bold")
        stage = text(slot, "stage")
        if text(slot, "card"):
            side = "reverse" if whole(slot, "side") else "main"
            said.append_text(self.card(text(slot, "card")))
            said.append(f"/{self.speech('side', side=side)}", "default")
        if stage != "revealed":
            said.append(f" ({self.speech('stage', stage=stage)})" if text(slot, "card") else
                        self.speech("stage", stage=stage), QUIET)
        return said

    def quests(self, shown: Plain, own: bool) -> list[Text]:
        """Active quests, open and hidden, and completed ones."""
        pieces = [self.marked(entry) for entry in parts(shown, "quests_open")]
        if own:
            hidden = f" ({self.speech('hidden')})"
            pieces += [self.card(name).append(hidden, QUIET) for name in names(shown, "quests_hidden")]
        else:
            pieces += [Text(self.speech("hidden-quest", phase=phase + 1), QUIET)
                       for phase in wholes(shown, "hidden_quests")]
        return pieces + [self.card(name).append(" ✓", "bold green") for name in names(shown, "completed")]

    def card(self, name: str) -> Text:
        """A component's name in its colour."""
        face = self.faces[name]
        return Text(self.speech.words(face.words), self.ink_of(face))

    def heap(self, pile: Sequence[str]) -> list[Text]:
        """The cards of a pile, copies counted."""
        pieces: list[Text] = []
        for name, count in Counter(pile).items():
            pieces.append(self.card(name).append(f" ×{count}" if count > 1 else "", "default"))
        return pieces

    # the menu

    def brief(self, option: Option, view: Plain) -> Text:
        """Under a heading: where it leads, or with which card."""
        if option.words.key == "move-go":
            name = option.about[0].partition(":")[2]
            at = [text(room, "room") for room in parts(view, "lodge")].index(name)
            said = self.card(name)
            for figure in self.by_place(view).get(at, []):
                said.append(" ").append_text(figure)
            return said
        return self.label(option, view)

    def within_reach(self, view: Plain, seat: int) -> list[str]:
        """The hand, the sheets, quests, events, and the rooms with somebody in them."""
        own = parts(view, "seats")[seat]
        rooms = parts(view, "lodge")
        near = [*names(own, "hand"),
                *[text(slot, "card") for each in parts(view, "seats") for slot in parts(each, "slots")],
                *[text(entry, "card") for entry in parts(own, "quests_open")], *names(own, "quests_hidden"),
                *names(own, "completed"), *[text(entry, "card") for entry in parts(view, "chain")],
                *[text(rooms[place], "room") for place in self.by_place(view) if place < ROOMS]]
        return [name for name in dict.fromkeys(near) if name]

    def symbols(self) -> list[Text]:
        """The signs on components."""
        return self.signs({"power": POWER})

    def legend(self) -> list[Text]:
        """All signs."""
        return self.signs(SIGNS)

    def reckoning(self, view: Plain, seat: int, score: int) -> Text:
        """The power of the track, and the bonuses."""
        track = wholes(view, "power")[seat]
        return Text(self.speech("of-track", track=track, bonus=score - track))

    def tie_break(self) -> str:
        """Solved quests, then trophies, then the crown (BR-END-8)."""
        return self.speech("tie-quests")

    def thing(self, thing: str) -> str:
        """The name of a card or a room."""
        kind, _, name = thing.partition(":")
        if kind == "room" and name in self.faces:
            return self.speech.words(self.faces[name].words)
        return super().thing(thing)


def _padded(text: Text, width: int) -> Text:
    """A text with spaces behind it up to a width."""
    return text.copy().append(" " * max(0, width - cell_len(text.plain)))
