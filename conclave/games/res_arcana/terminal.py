"""The table of Res Arcana in a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rich.text import Text

from conclave.cli.boards.drawing import Drawing, Groups
from conclave.cli.boards.reading import counts, flag, names, part, parts, text, whole, wholes
from conclave.cli.inks import LIT, POINT, QUIET
from conclave.cli.layout import flow
from conclave.cli.speech import Speech
from conclave.games.res_arcana.cards.wording import power_words
from conclave.games.res_arcana.game import ResArcana
from conclave.games.res_arcana.state.model import MONUMENT, Card, Move
from conclave.kernel.decision import Amounts, Option
from conclave.kernel.game import Game, Plain
from conclave.kernel.words import Words

FIRST = "⚑"
TURNED = "↷"
ESSENCES: Mapping[str, tuple[str, str]] = {
    "elan": ("▲", "red"), "life": ("♣", "green3"), "calm": ("●", "dodger_blue1"), "death": ("♠", "grey62"),
    "gold": ("◆", "gold3"),
}
ANY = ("◇", "default")
MONUMENT_PRICE = {"gold": 4}
LABELS = ("places", "monuments", "items", "hand", "in-play", "discard-pile", "pack", "kept", "mages")
SIGNS = {"points": POINT, "first": FIRST, "turned": TURNED, "gives": "▸", "lying": "[ ]"}
GAINS = ("ask-collect-any", "ask-gain-any", "ask-discard-gain", "ask-gain-same")


class ResArcanaDrawing(Drawing):
    """Middle, rivals and own side of a table of Res Arcana."""

    groups: Groups = (
        ("powers", ("move-use", "move-use-for-nothing")), ("place", ("move-place",)),
        ("claim", ("move-claim", "move-claim-deck")), ("discard", ("move-discard-gold", "move-discard-two")),
        ("pass", ("move-pass",)),
    )
    labels = LABELS
    kind_inks = MappingProxyType({
        "mage": "dodger_blue1", "monument": "gold3", "magic_item": "grey70", "place_of_power": "medium_purple1"})
    tag_inks = MappingProxyType({"dragon": "red", "creature": "green3"})
    symbol_inks = MappingProxyType(dict(ESSENCES.values()))
    precious = ("gold",)
    wide = ("powers",)
    paired = ("discard",)
    described = ("ask-choose-mage", "ask-choose-item", "ask-swap-item", "ask-draft", "ask-discard-as-many",
                 "ask-look-order", "ask-discard-which", "ask-place-which")

    def __init__(self, game: Game, speech: Speech) -> None:
        super().__init__(game, speech)
        assert isinstance(game, ResArcana)
        self.by_name = game.box.by_name

    def header(self, view: Plain) -> Text:
        """Round, first player, and the score of a match."""
        head = Text(self.speech.title(), "bold")
        if whole(view, "round"):
            head.append(f"  {self.speech('round', count=whole(view, 'round'))}")
        if text(view, "variant") == "match":
            wins = ":".join([str(won) for won in wholes(view, "wins")])
            head.append(f"  {self.speech('match-game', number=whole(view, 'game_number'), wins=wins)}")
        return head

    def middle(self, view: Plain, width: int, short: bool) -> list[Text]:
        """Places of power, monuments and magic items; the items are left out when there is little room."""
        lines: list[Text] = []
        if names(view, "open_draft") and not short:
            lines += self._line("pack", [self.priced(name) for name in names(view, "open_draft")], width)
        lines += self._line("places", [self.priced(name) for name in names(view, "places")], width)
        monuments = [self.priced(name) for name in names(view, "monuments")]
        deck = whole(part(view, "monument_deck"), "size")
        monuments.append(Text(self.speech("monument-deck", count=deck), QUIET))
        lines += self._line("monuments", monuments, width)
        if not short:
            lines += self._line("items", [self.card(name) for name in names(view, "items")], width)
        return lines

    def seat(self, view: Plain, seat: int, own: bool, width: int, short: bool) -> list[Text]:
        """A player's line with pool and points, the components, and the own hand."""
        shown = parts(view, "seats")[seat]
        lines = [*flow(self._about(view, shown, seat, own), width)]
        play = [self.component(piece) for piece in parts(shown, "play")]
        if play or not own:
            lines += self._line("in-play", play, width)
        if own:
            for label, key in (("mages", "dealt_mages"), ("pack", "pack"), ("kept", "kept")):
                if names(shown, key) and not (short and key == "pack"):
                    lines += self._line(label, [self.priced(name) for name in names(shown, key)], width)
            lines += self._line("hand", [self.priced(name) for name in names(shown, "hand")], width)
        elif names(shown, "kept"):
            lines += self._line("kept", [self.priced(name) for name in names(shown, "kept")], width)
        if names(shown, "discard") and not short:
            lines += self._line("discard-pile", [self.card(name) for name in names(shown, "discard")], width)
        return lines

    def _about(self, view: Plain, shown: Plain, seat: int, own: bool) -> list[Text]:
        name = Text(self.speech.name_of(seat), LIT if own else "bold")
        if whole(view, "first") == seat:
            name.append(f" {FIRST}", "gold3")
        pieces = [name, Text(f"{whole(shown, 'points')}{POINT}", "bold"), essences(counts(shown, "pool"), True, " ")]
        deck = whole(part(shown, "deck"), "size")
        if not own:
            pieces.append(Text(self.speech("hand-size", count=whole(shown, "hand_size")), QUIET))
        pieces.append(Text(self.speech("deck-size", count=deck), QUIET))
        if flag(shown, "passed"):
            pieces.append(Text(self.speech("has-passed"), "italic"))
        return pieces

    def card(self, name: str) -> Text:
        """A component's name in the colour of its kind."""
        card = self.by_name[name]
        face = self.faces[name]
        return Text(self.speech.words(card.words), self.ink_of(face))

    def priced(self, name: str) -> Text:
        """A component with its cost and points."""
        card = self.by_name[name]
        piece = self.card(name)
        price = MONUMENT_PRICE if card.kind == MONUMENT else price_of(card)
        if price:
            piece.append(" ").append_text(essences(price))
        elif card.price is not None:
            piece.append(" 0")
        worth = points_of(card)
        if worth:
            piece.append(f" {worth}", "bold")
        return piece

    def component(self, piece: Plain) -> Text:
        """A component in play, with a mark if it is turned and the essences on it."""
        name = text(piece, "card")
        shown = self.card(name)
        if flag(piece, "turned"):
            shown.stylize(QUIET)
        shown.append_text(self.lying(piece))
        worth = points_of(self.by_name[name])
        if worth:
            shown.append(f" {worth}", "bold")
        return shown

    def lying(self, piece: Plain) -> Text:
        """How a component lies there: turned or not, with what on it."""
        shown = Text()
        if flag(piece, "turned"):
            shown.append(TURNED, "bold")
        stored = counts(piece, "stored")
        return shown.append("[", "default").append_text(essences(stored)).append("]", "default") if stored else shown

    def label(self, option: Option, view: Plain) -> Text:
        """The move in words; components that are picked show their cost, and how they lie there if they are in play."""
        if isinstance(option, Move) and option.note in self.by_name:
            shown = self.priced(option.note)
            for piece in [piece for side in parts(view, "seats") for piece in parts(side, "play")]:
                if text(piece, "card") == option.note:
                    shown.append_text(self.lying(piece))
            return shown
        name = option.note
        if name in ESSENCES:
            symbol, ink = ESSENCES[name]
            return Text(f"{symbol} {self.speech.words(option.words)}", ink)
        return self.paint(self.speech.words(option.words))

    def brief(self, option: Option, view: Plain) -> Text:
        """Under a heading: the component, with what the power says or the card costs."""
        key = option.words.key
        about = option.about[0].partition(":")[2] if option.about else ""
        if about not in self.by_name:
            return self.label(option, view)
        if key in ("move-use", "move-use-for-nothing") and isinstance(option, Move):
            said = Text.assemble(self.card(about), ": ", self.paint(self.power(about, option.power)))
            if key == "move-use-for-nothing":
                said.append(f" ({self.speech('for-nothing')})", "italic")
            return said
        if key in ("move-place", "move-claim"):
            return self.priced(about)
        return self.label(option, view)

    def tail(self, option: Option, view: Plain) -> Text:
        """What a discarded card gives."""
        return Text("▸").append_text(essences({"gold": 1} if option.words.key == "move-discard-gold" else {"any": 2}))

    def power(self, name: str, at: int) -> str:
        """What one power of a component says."""
        return self.speech.icons(power_words(self.by_name[name].powers[at]))

    def wish(self, decision: Amounts, view: Plain) -> tuple[int, ...] | None:
        """Pay with what is plentiful and keep the gold; gain gold where it may be gained, else what is missing most."""
        if decision.prompt.key not in GAINS:
            return super().wish(decision, view)
        pool = counts(parts(view, "seats")[decision.seat], "pool")
        have = [pool.get(slot.note, 0) - (100 if slot.note == "gold" else 0) for slot in decision.slots]
        numbers = list(decision.low)
        while sum(numbers) < decision.least:
            free = [at for at in range(len(numbers)) if numbers[at] < decision.high[at]]
            if not free:
                return None
            numbers[min(free, key=lambda at: have[at] + numbers[at])] += 1
        return tuple(numbers)

    def within_reach(self, view: Plain, seat: int) -> list[str]:
        """Mages and cards to choose from, the hand, and what the player has in play."""
        own = parts(view, "seats")[seat]
        offered = [*names(own, "dealt_mages"), *names(own, "pack"), *names(view, "open_draft")]
        return [*offered, *names(own, "hand"), *names(own, "kept"), *[text(piece, "card") for piece in parts(own, "play")]]

    def symbols(self) -> list[Text]:
        """Essences."""
        parts = [Text(f"{symbol} {self.speech.words(Words(f'essence-{name}'))}", ink)
                 for name, (symbol, ink) in ESSENCES.items()]
        return [Text("   ").join([*parts, Text(f"{ANY[0]} {self.speech('essence-any')}")])]

    def legend(self) -> list[Text]:
        """Essences, and the other signs."""
        return [*self.symbols(), *self.signs(SIGNS)]

    def reckoning(self, view: Plain, seat: int, score: int) -> Text:
        """The components that give points, the first player token, and what counted only for the check."""
        if text(view, "variant") == "match":
            return Text()
        shown: list[Text] = []
        total = 0
        play = parts(parts(view, "seats")[seat], "play")
        for piece in play:
            worth = points_in_play(self.by_name, piece, play)
            total += worth
            if worth:
                shown.append(self.card(text(piece, "card")).append(f" {worth}", "default"))
        if whole(view, "first") == seat:
            total += 1
            shown.append(Text(f"{FIRST} 1"))
        if score > total:
            shown.append(Text(f"{self.speech('for-the-check')} {score - total}"))
        return Text(", ").join(shown)

    def tie_break(self) -> str:
        """The purse (RA-TIE-1)."""
        return self.speech("tie-essences")


def essences(counts: Mapping[str, int], zero: bool = False, gap: str = "") -> Text:
    """Essences as symbols with numbers; `any` is a kind of its own here.

    >>> essences({"elan": 2, "gold": 1}).plain
    '▲2◆1'
    """
    parts: list[Text] = []
    for name, (symbol, ink) in {**ESSENCES, "any": ANY}.items():
        count = counts.get(name, 0)
        if count or (zero and name != "any"):
            parts.append(Text(f"{symbol}{count}", ink if count else QUIET))
    return Text(gap).join(parts)


def points_in_play(by_name: Mapping[str, Card], piece: Plain, play: list[Plain]) -> int:
    """What one component is worth as it lies there (RA-VICTORY-3)."""
    card = by_name[text(piece, "card")]
    stored = counts(piece, "stored")
    total = card.vp
    for formula in card.formulas:
        if formula.essence >= 0:
            total += formula.vp * stored.get(list(ESSENCES)[formula.essence], 0)
        else:
            others = [by_name[text(other, "card")] for other in play]
            total += formula.vp * sum([other.dragon if formula.tag == "dragon" else other.creature for other in others])
    return total


def price_of(card: Card) -> dict[str, int]:
    """What a component costs, by essence, `any` included."""
    if card.price is None:
        return {}
    price = {name: count for name, count in zip(ESSENCES, card.price.typed, strict=True) if count}
    return {**price, "any": card.price.wild} if card.price.wild else price


def points_of(card: Card) -> str:
    """What a component is worth; a plus where a formula adds to it."""
    return f"{card.vp or ''}{POINT}{'+' if card.formulas else ''}" if card.vp or card.formulas else ""
