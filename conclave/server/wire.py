"""What travels between server and clients: words, questions, news and frames as JSON data (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from conclave.kernel.decision import Amounts, Arrange, Choose, ChooseSome, Decision, Option, Place
from conclave.kernel.events import Event
from conclave.kernel.game import CardFace, Game, Outcome, Refusal, State
from conclave.kernel.outlook import UNKNOWN, Change, Part, Threat
from conclave.kernel.place import placed_in
from conclave.kernel.words import Value, Words

Json = object  # what JSON can hold

encoder = msgspec.json.Encoder()
REMEMBERED = 20_000
_encoded: dict[str, tuple[Option, msgspec.Raw]] = {}


def words(said: Words) -> Json:
    """Words as a key and arguments.

    >>> words(Words("drew", (("seat", 0), ("count", 2))))
    ['drew', {'seat': 0, 'count': 2}]
    """
    if not said.args:
        return [said.key]
    return [said.key, {name: _value(value) for name, value in said.args}]


def _value(value: Value) -> Json:
    if isinstance(value, Words):
        return words(value)
    if isinstance(value, tuple):
        return [words(part) for part in value]
    return value


def option(choice: Option) -> dict[str, Json]:
    """Something that can be chosen, with its variants."""
    return {"note": choice.note, "words": words(choice.words), "about": list(choice.about),
            "variants": [option(variant) for variant in choice.variants]}


def encoded(choice: Option) -> msgspec.Raw:
    """The same as JSON; games offer the same options again and again, so these are encoded once."""
    known = _encoded.get(choice.note)
    if known is None or known[0] is not choice:
        if len(_encoded) >= REMEMBERED:
            _encoded.clear()
        known = _encoded[choice.note] = (choice, msgspec.Raw(encoder.encode(option(choice))))
    return known[1]


def parts(shown: Sequence[Part]) -> Json:
    """Changes, and words among them."""
    return [words(part) if isinstance(part, Words) else change(part) for part in shown]


def change(told: Change) -> Json:
    """A number that changes."""
    return {"what": told.what, "amount": told.amount, "left": None if told.left == UNKNOWN else told.left}


def threat(threatening: Threat | None) -> Json:
    """What a reaction answers."""
    if threatening is None:
        return None
    victims = [{"seat": victim.seat, "fate": victim.fate, "dies": victim.dies, "changes": parts(victim.changes),
                "by": words(victim.by) if victim.by.key else None} for victim in threatening.victims]
    return {"thing": threatening.thing, "card": words(threatening.card), "seat": threatening.seat, "victims": victims,
            "outcome": words(threatening.outcome), "amount": threatening.amount,
            "notes": [words(note) for note in threatening.notes]}


def asked(game: Game, state: State, decision: Decision) -> dict[str, Json]:
    """A question as its seat gets it, with what people are shown beside it."""
    outlook = game.outlook(state, decision)
    prospects = {note: {"light": prospect.light, "price": parts(prospect.price), "result": parts(prospect.result)}
                 for note, prospect in outlook.prospects}
    return {**ask(decision), "prospects": prospects, "threat": threat(outlook.threat)}


def ask(decision: Decision) -> dict[str, Json]:
    """A question without what is shown beside it."""
    sent: dict[str, Json] = {
        "form": decision.form, "prompt": words(decision.words), "rule": decision.rule, "window": decision.prompt.window,
        "about": decision.about, "decline": None if decision.decline is None else decision.write(decision.decline)}
    if isinstance(decision, Amounts):
        base: Sequence[int | None] = decision.base if decision.base is not None else [None] * len(decision.slots)
        sent["options"] = [{**option(slot), "low": decision.low[at], "high": decision.high[at], "base": base[at]}
                           for at, slot in enumerate(decision.slots)]
        sent["least"], sent["most"], sent["spare"] = decision.least, decision.most, decision.spare
    elif isinstance(decision, Choose | ChooseSome | Arrange):
        sent["options"] = [encoded(choice) for choice in decision.options]
        if isinstance(decision, ChooseSome):
            sent["low"], sent["high"] = decision.low, decision.high
    elif isinstance(decision, Place):
        sent["options"] = [encoded(choice) for choice in decision.options]
        sent["slots"] = [encoded(slot) for slot in decision.slots]
        sent["groups"], sent["supply"] = list(decision.groups), list(decision.supply)
        sent["row"], sent["low"], sent["high"] = decision.row, decision.low, decision.high
    return sent


def answer_words(decision: Decision, note: str) -> Json:
    """An answer as a person reads it: the option's words, or a list of them, or amounts, or what lies where."""
    answer = decision.read(note)
    if isinstance(answer, Option):
        return words(answer.words)
    parts: list[Words] = []
    if isinstance(decision, Amounts):
        parts = [Words("amount", (("count", count), ("what", slot.words)))
                 for slot, count in zip(decision.slots, answer, strict=True) if isinstance(count, int) and count]
    elif isinstance(decision, Place):
        parts = [Words("placed", (("slot", slot.words), ("what", choice.words))) for slot, choice in placed_in(answer)]
    else:
        parts = [choice.words for choice in answer if isinstance(choice, Option)]
    return words(Words("several", (("parts", tuple(parts)),)))


def news(version: int, event: Event, seat: int | None, automatic: bool = False) -> Json:
    """An event as a seat may know it."""
    told: dict[str, Json] = {"version": version, "key": event.key, "words": words(event.words_for(seat)),
                             "cause": event.cause, "rule": event.rule, "automatic": automatic}
    return {**told, "amount": event.amount} if event.amount else told


def outcome(ended: Outcome | None) -> dict[str, Json] | None:
    """How a game ended."""
    if ended is None:
        return None
    return {"winners": list(ended.winners), "scores": list(ended.scores), "reason": ended.reason,
            "ranks": list(ended.ranks),
            "others": [{"name": other.name, "score": other.score, "won": other.won} for other in ended.others]}


def ending(ended: Outcome | None) -> Json:
    """How a game ended, with the sources of all points."""
    told = outcome(ended)
    if ended is None or told is None:
        return None
    return {**told, "tally": [{"source": source.name, "shares": [
        {"points": share.points, "cards": [{"card": card, "points": points} for card, points in share.cards]}
        for share in source.shares]} for source in ended.tally]}


def refusals(reasons: Sequence[Refusal]) -> Json:
    """Why things cannot be done."""
    return [{"thing": refusal.thing, "what": words(refusal.what), "reason": words(refusal.reason)} for refusal in reasons]


def card(face: CardFace) -> Json:
    """A component as people read it."""
    return {"name": face.name, "words": words(face.words), "kind": face.kind, "tags": list(face.tags),
            "cost": None if face.cost is None else words(face.cost),
            "points": None if face.points is None else words(face.points),
            "lines": [words(line) for line in face.lines], "rules": list(face.rules), "origin": face.origin}


def digest(*parts: bytes) -> str:
    """A short hash of what a seat sees and is asked: who has another one is out of step."""
    summed = blake2b(digest_size=8)
    for part in parts:
        summed.update(part)
    return summed.hexdigest()
