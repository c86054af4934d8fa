"""The table of Krutagidon in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from types import MappingProxyType

from rich.text import Text

from conclave.cli.boards.drawing import Drawing, Groups
from conclave.cli.boards.reading import flag, names, parts, text, whole
from conclave.cli.inks import LIT, POINT, QUIET
from conclave.cli.layout import flow
from conclave.cli.speech import Speech
from conclave.games.krutagidon.game import Krutagidon
from conclave.games.krutagidon.state.model import Card
from conclave.kernel.decision import Option
from conclave.kernel.game import Game, Plain
from conclave.kernel.words import Words

LIFE, POWER, DEAD, PRIZE = "♥", "✦", "☠", "✪"
MARKS = {"attack": "†", "defence": "◊", "ongoing": "∞"}
SIGNS = {"life": LIFE, "power": POWER, "worth": POINT, "dead": DEAD, "prize": PRIZE, **MARKS}
LABELS = ("market", "legends", "piles", "mayhem", "destroyed", "this-turn", "hand", "in-play", "discard-pile", "tokens",
          "properties", "pack")
LOW_LIFE = 6


class KrutagidonDrawing(Drawing):
    """Market, legends and piles, the rivals, and the own side of a table of Krutagidon."""

    groups: Groups = (
        ("play", ("move-play", "move-play-harmless")), ("buy", ("move-buy", "move-defeat", "move-call")),
        ("powers", ("move-use",)), ("end", ("move-end-turn",)),
    )
    labels = LABELS
    kind_inks = MappingProxyType({
        "wizard": "dodger_blue1", "creature": "green3", "spell": "medium_purple1", "treasure": "gold3", "location": "cyan3",
        "legend": "orange1", "familiar": "hot_pink", "mayhem": "red", "dead_wizard_token": "grey62",
        "property_token": "dark_sea_green4", "special_token": "gold3"})
    wide = ("play", "powers")
    quick = MappingProxyType({"play harmless": "p", "end turn": "e"})
    described = ("ask-choose-property", "ask-choose-familiar", "ask-pick-token", "ask-own-token", "ask-other-token",
                 "ask-which-mayhem", "ask-stay-out")

    def __init__(self, game: Game, speech: Speech) -> None:
        super().__init__(game, speech)
        assert isinstance(game, Krutagidon)
        self.box = game.box
        self.by_name = game.box.by_name

    def header(self, view: Plain) -> Text:
        """Round, whose turn it is, and the power of that turn."""
        head = Text(self.speech.title(), "bold")
        seats, turn = parts(view, "seats"), whole(view, "turn")
        if turn:
            head.append(f"  {self.speech('round', count=(turn + len(seats) - 1) // len(seats))}")
            head.append(f"  {self.speech('turn-of', name=self.speech.name_of(whole(view, 'active')))}")
            power = self.speech("power-left", left=whole(view, "available"), made=whole(view, "power"))
            head.append(f"  {POWER} {power}", "bold")
        return head

    def middle(self, view: Plain, width: int, short: bool) -> list[Text]:
        """Market, legends and piles; what has left the game is left out when there is little room."""
        lines: list[Text] = []
        if not whole(view, "turn"):
            return lines
        if text(view, "ending"):
            last = self.speech("last-turn", reason=self.speech.reason(text(view, "ending")))
            lines += flow([Text(last, "bold yellow")], width)
        lines += self._line("market", [self.priced(name) for name in names(view, "market")], width)
        up = text(view, "legend")
        below = Text(self.speech("face-down", count=whole(view, "legends") - bool(up)), QUIET)
        legends = [*([self.priced(up)] if up else []), below]
        if short:
            return lines + self._line("legends", [*legends, *self._piles(view)], width)
        lines += self._line("legends", legends, width) + self._line("piles", self._piles(view), width)
        for label, pile in (("mayhem", "mayhem"), ("destroyed", "destroyed"), ("this-turn", "promises")):
            if names(view, pile):
                lines += self._line(label, self.heap(names(view, pile)), width)
        return lines

    def _piles(self, view: Plain) -> list[Text]:
        wild = self.priced(self.box.wild.name).append(f" ×{whole(view, 'wild')}", QUIET)
        limp = self.card(self.box.limp.name).append(f" ×{whole(view, 'limp')}", QUIET)
        return [wild, limp, Text(self.speech("main-deck", count=whole(view, "main"))),
                Text(f"{DEAD}{whole(view, 'dead_pile')}")]

    def seat(self, view: Plain, seat: int, own: bool, width: int, short: bool) -> list[Text]:
        """A wizard's line with life and points, what lies before the wizard, and the own hand."""
        shown = parts(view, "seats")[seat]
        lines = flow(self._about(view, shown, seat, own), width)
        before = [self.card(name) for name in names(shown, "properties")]
        if text(shown, "familiar"):
            before.append(self.priced(text(shown, "familiar")))
        if before and not short:
            lines += self._line("properties", before, width)
        if names(shown, "tokens") and not short:
            lines += self._line("tokens", self.heap(names(shown, "tokens")), width)
        if names(shown, "play"):
            lines += self._line("in-play", self.heap(names(shown, "play")), width)
        if own and names(shown, "offered"):
            lines += self._line("pack", [self.card(name) for name in names(shown, "offered")], width)
        hand = names(shown, "hand") if own else names(shown, "known_hand")
        if hand or (own and whole(view, "turn")):
            lines += self._line("hand", self.heap(hand), width)
        if names(shown, "discard") and not short:
            lines += self._line("discard-pile", self.heap(names(shown, "discard")), width)
        return lines

    def _about(self, view: Plain, shown: Plain, seat: int, own: bool) -> list[Text]:
        name = Text(self.speech.name_of(seat), LIT if own else "bold")
        life, dead = whole(shown, "life"), len(names(shown, "tokens"))
        pieces = [name, Text(f"{LIFE}{life}", "bold red" if life <= LOW_LIFE else "red"),
                  Text(f"{whole(shown, 'points')}{POINT}", "bold")]
        if dead:
            pieces.append(Text(f"{DEAD}{dead}", "bold"))
        if whole(view, "prize") == seat:
            pieces.append(Text(PRIZE, "gold3"))
        if flag(shown, "rlyeh"):
            pieces += [self.card(token.name) for _, token in self.box.controlling]
        if not own:
            pieces.append(Text(self.speech("hand-size", count=whole(shown, "hand_size")), QUIET))
        pieces += [Text(self.speech("deck-size", count=whole(shown, "deck_size")), QUIET),
                   Text(self.speech("discard-size", count=len(names(shown, "discard"))), QUIET)]
        if text(shown, "wizard"):
            board = Words(f"board-{text(shown, 'wizard').replace('_', '-')}")
            pieces.append(Text(self.speech.words(board), f"{QUIET} italic"))
        return pieces

    def card(self, name: str) -> Text:
        """A component's name in the colour of its kind."""
        face = self.faces[name]
        return Text(self.speech.words(face.words), self.ink_of(face))

    def heap(self, pile: Sequence[str]) -> list[Text]:
        """The cards of a pile, copies counted."""
        pieces: list[Text] = []
        for name, count in Counter(pile).items():
            piece = self.card(name)
            pieces.append(piece.append(f" ×{count}", "default") if count > 1 else piece)
        return pieces

    def priced(self, name: str) -> Text:
        """A card with its marks, cost and points."""
        card, piece = self.by_name[name], self.card(name)
        marks = "".join([MARKS[tag] for tag in self.faces[name].tags if tag in MARKS])
        if marks:
            piece.append(f" {marks}", "default")
        piece.append(f" {POWER}{card.cost}", "default")
        worth = points_of(card)
        return piece.append(f" {worth}", "bold default") if worth else piece

    def label(self, option: Option, view: Plain) -> Text:
        """The option in words; wizards show their life, cards that are picked their cost."""
        kind, _, about = option.about[0].partition(":") if option.about else ("", "", "")
        if kind == "seat" and option.words.key == "pick-seat":
            life = whole(parts(view, "seats")[int(about)], "life")
            return Text(self.speech.name_of(int(about))).append(f" {LIFE}{life}", "red")
        if option.note in self.faces and self.faces[option.note].cost is not None:
            return self.priced(option.note)
        return Text(self.speech.words(option.words))

    def brief(self, option: Option, view: Plain) -> Text:
        """Under a heading: the card, with what it does or what it costs."""
        key = option.words.key
        about = option.about[0].partition(":")[2] if option.about else ""
        if about not in self.faces:
            return self.label(option, view)
        if key == "move-play":
            said = [line for line in self.faces[about].lines if line.key == "line-play"]
            return Text.assemble(self.card(about), *[Text(f": {self.speech.icons(line)}") for line in said])
        if key in ("move-buy", "move-defeat", "move-call"):
            return self.priced(about)
        return self.label(option, view)

    def within_reach(self, view: Plain, seat: int) -> list[str]:
        """What is offered, the hand, market and legend, and what lies before the wizard; each card once."""
        own = parts(view, "seats")[seat]
        near = [*names(own, "offered"), *names(own, "hand"), *names(view, "market"), text(view, "legend"),
                text(own, "familiar"), *names(own, "properties"), *names(own, "play"), *names(own, "tokens")]
        return [name for name in dict.fromkeys(near) if name]

    def symbols(self) -> list[Text]:
        """The signs on cards."""
        return self.signs({"power": POWER, "worth": POINT})

    def legend(self) -> list[Text]:
        """All signs."""
        return self.signs(SIGNS)

    def reckoning(self, view: Plain, seat: int, score: int) -> Text:
        """Cards against tokens, and the legends that decide between equal points."""
        shown = parts(view, "seats")[seat]
        dead = sum([self.by_name[name].vp for name in names(shown, "tokens")])
        pieces = [self.speech("of-cards", count=score - dead)]
        if dead:
            pieces.append(f"{DEAD}{len(names(shown, 'tokens'))} {dead}")
        if whole(shown, "legends"):
            pieces.append(self.speech("of-legends", count=whole(shown, "legends")))
        return Text(", ".join(pieces))

    def tie_break(self) -> str:
        """Legends, then tokens (KR-SCORE-5)."""
        return self.speech("tie-legends")


def points_of(card: Card) -> str:
    """What a card is worth; a bare star where its text says it."""
    return POINT if card.star else f"{card.vp}{POINT}" if card.vp else ""
