"""Looking up rules and cards, by number, by name or by a part of either."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from conclave.cli.boards import Drawing
from conclave.cli.inks import QUIET
from conclave.cli.layout import hanging
from conclave.cli.speech import Speech
from conclave.kernel.game import CardFace, Game
from conclave.kernel.words import Words
from conclave.rulebook import Rule, rules_of

NARROW_CARD, WIDE_CARD = 30, 40


def rule_lines(rule: Rule, width: int, with_section: bool = True) -> list[Text]:
    """A rule with its number, what it says, and where it stands."""
    head = Text(rule.id, "bold cyan")
    if rule.name:
        head.append(f" {rule.name}", "bold")
    if with_section:
        head.append(f"  {rule.section}", QUIET)
    lines = hanging(head, width, 2)
    for part in rule.statement.splitlines():
        lines += hanging(Text(f"  {part}"), width, 2)
    return lines


def find_rules(title: str, wanted: str, speech: Speech) -> list[Rule]:
    """The rule of a number, or the rules that contain the words; a complaint with near numbers if there are none."""
    from conclave.rulebook import search
    rules = rules_of(title, speech.lang)
    number = wanted.strip().upper()
    exact = [rule for rule in rules if rule.id == number]
    if exact:
        return exact
    family = [rule for rule in rules if rule.id.startswith(number + "-")]
    found = family or (search(title, wanted, speech.lang) if wanted.strip() else [])
    if not found:
        raise speech.unknown("unknown-rule", wanted, [rule.id for rule in rules])
    return found


def card_names(faces: Sequence[CardFace], speech: Speech) -> dict[str, str]:
    """What each card is called in the language, by its name in the files."""
    return {face.name: speech.words(face.words) for face in faces}


def find_cards(game: Game, wanted: str, speech: Speech) -> list[CardFace]:
    """The card of this name, or the cards with it in their names; a complaint with near names if there are none."""
    faces = list(game.cards())
    names = card_names(faces, speech)
    english = card_names(faces, Speech("en", game)) if speech.lang != "en" else names
    word = wanted.strip().casefold()
    key = word.replace(" ", "_").replace("'", "").replace("-", "_")
    exact = [face for face in faces
             if face.name == key or word in (names[face.name].casefold(), english[face.name].casefold())]
    if exact:
        return exact
    partly = [face for face in faces if word and (key in face.name or word in names[face.name].casefold())]
    if not partly:
        raise speech.unknown("unknown-card", wanted, list(names.values()))
    return partly


def card_width(width: int) -> int:
    """How wide cards are drawn on a screen: as many in a row as are still easy to read, filling the row."""
    count = max(1, (width + 1) // (NARROW_CARD + 1))
    return min(WIDE_CARD, (width - count + 1) // count)


def card_lines(face: CardFace, drawing: Drawing, width: int) -> list[Text]:
    """A card as a bordered panel in the colour of its kind."""
    speech, ink = drawing.speech, drawing.ink_of(face)
    inner = width - 4
    head = Text(speech.words(face.words), f"bold {ink}" if ink != "default" else "bold")
    body: list[Text] = hanging(head, inner, 0)
    kind = Text(speech.words(Words(f"kind-{face.kind.replace('_', '-')}")), QUIET)
    for tag in face.tags:
        kind.append(" · ").append(speech.words(Words(f"tag-{tag}")), drawing.tag_inks.get(tag, QUIET))
    body += hanging(kind, inner, 0)
    worth = Text()
    if face.cost is not None:
        worth.append(f"{speech('card-cost')} ", QUIET).append_text(drawing.paint(tight(face.cost, speech)))
    if face.points is not None:
        worth.append("   " if worth else "").append_text(drawing.paint(speech.icons(face.points), "bold"))
    if worth:
        body += hanging(worth, inner, 0)
    for line in face.lines:
        body.append(Text("·" * inner, QUIET))
        body += hanging(drawing.paint(speech.icons(line)), inner, 0)
    if face.rules:
        body += hanging(Text(", ".join(face.rules), QUIET), inner, 0)
    return framed(body, width, ink)


def tight(words: Words, speech: Speech) -> str:
    """A list in words as nothing but its parts: a cost as its symbols."""
    parts = [speech.icons(part) for _, value in words.args if isinstance(value, tuple) for part in value]
    return " ".join(parts) if parts else speech.icons(words)


def framed(body: Sequence[Text], width: int, ink: str) -> list[Text]:
    """Lines inside a border."""
    inner = width - 4
    lines = [Text(f"╭{'─' * (width - 2)}╮", ink)]
    for line in body:
        space = " " * max(0, inner - cell_len(line.plain))
        lines.append(Text.assemble(("│ ", ink), line, space, (" │", ink)))
    lines.append(Text(f"╰{'─' * (width - 2)}╯", ink))
    return lines


def side_by_side(panels: Sequence[list[Text]], width: int, each: int) -> list[Text]:
    """Panels in rows, as many beside each other as fit."""
    count = max(1, (width + 1) // (each + 1))
    lines: list[Text] = []
    for start in range(0, len(panels), count):
        row = panels[start:start + count]
        for at in range(max([len(panel) for panel in row])):
            parts = [panel[at] if at < len(panel) else Text(" " * each) for panel in row]
            line = Text(" ").join(parts)
            line.rstrip()
            lines.append(line)
    return lines
