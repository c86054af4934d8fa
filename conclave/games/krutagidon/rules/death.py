"""Life, death, tokens and the grand prize: section 11 of the rules."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.cards.phrasing import wizard_words
from conclave.games.krutagidon.effects.matters import Happened
from conclave.games.krutagidon.effects.scope import ATTACKER, CREDIT, KILLER, NOBODY, READER, TARGET, effect_of
from conclave.games.krutagidon.state.model import (
    KILLED_FOE,
    MAX_LIFE,
    START_LIFE,
    Table,
)
from conclave.kernel.decision import Prompt
from conclave.kernel.events import Step
from conclave.kit.asking import AskedNumber, AskedYes, one_of
from conclave.kit.effects import Scope, run

PICK_TOKEN: Final = Prompt("ask-pick-token", "KR-CARD-FATAL-1")
TOKENS_GONE: Final = "tokens"


def latch(table: Table, condition: str) -> None:
    """An end condition came true; the turn is finished first (KR-END-2, KR-Q-22)."""
    if not table.ending:
        table.ending = condition
        if table.told is not None:
            table.tell("end-is-near", (("reason", condition),), "", "KR-END-2")


def heal(table: Table, seat: int, count: int) -> None:
    """Life grows, up to 25; Six-o-Mart doubles it (KR-LIFE-1, KR-LIFE-2, KR-CARD-SIX-1)."""
    for piece in table.play[seat]:
        count *= table.box.card_of[piece].heal_times
    gained = min(MAX_LIFE - table.life[seat], count)
    if gained > 0:
        table.life[seat] += gained
    if table.told is not None:
        table.tell("healed", (("seat", seat), ("count", max(0, gained)), ("life", table.life[seat])), f"seat:{seat}",
                   "KR-LIFE-1")


def attack_damage(table: Table, scope: Scope, card: int, count: int) -> int:
    """What an attack deals: doubled by its player's Arena, more to those whom a token makes sore (KR-Q-36, KR-DWT-1)."""
    attacker = scope.roles[ATTACKER]
    if attacker >= 0:
        for piece in table.play[attacker]:
            count *= table.box.card_of[piece].attack_times
    victim = scope.roles[READER] if scope.roles[READER] >= 0 else scope.roles[TARGET]
    if victim >= 0:
        for piece in table.tokens[victim]:
            token = table.box.card_of[piece]
            if token.more_damage and card >= 0 and table.box.cards[card].name == token.more_damage_from:
                count += token.more_damage
    return count


def hurt(table: Table, seat: int, count: int, credit: int, offer: int, picker: int) -> AskedYes:
    """A wizard loses life and may die of it (KR-DEATH-1); whether that happened."""
    if count <= 0:
        return False
    table.life[seat] -= min(count, table.life[seat])
    if table.told is not None:
        table.tell("hurt", (("seat", seat), ("count", count), ("life", table.life[seat])), f"seat:{seat}", "KR-DEATH-1")
    if table.life[seat] >= 1:
        return False
    yield from die(table, seat, credit, offer, picker)
    return True


def spend_life(table: Table, seat: int, count: int) -> Step:
    """Pay with life; the last life may be spent too (KR-LIFE-3, KR-LIFE-4)."""
    table.life[seat] -= count
    if table.told is not None:
        table.tell("spent-life", (("seat", seat), ("count", count), ("life", table.life[seat])), f"seat:{seat}",
                   "KR-LIFE-3")
    if table.life[seat] < 1:
        yield from die(table, seat, seat, 0, seat)


def die(table: Table, seat: int, credit: int, offer: int, picker: int) -> Step:
    """Token, revival, prize, instant effect of the token, in this order (KR-DEATH-10)."""
    if table.told is not None:
        if credit >= 0 and credit != seat:
            table.tell("killed", (("seat", seat), ("killer", wizard_words(credit))), f"seat:{seat}", "KR-DEATH-1")
        else:
            table.tell("died", (("seat", seat),), f"seat:{seat}", "KR-DEATH-1")
    piece = yield from _token_for(table, seat, offer, picker)
    table.life[seat] = START_LIFE
    if piece >= 0:
        card = table.box.card_of[piece]
        table.tokens[seat].append(piece)
        if card.revive_at:
            table.life[seat] = card.revive_at  # KR-DWT-4
        if table.told is not None:
            table.tell("took-token", (("seat", seat), ("card", card.words)), card.thing, "KR-DEATH-2", True)
    if table.told is not None:
        table.tell("revived", (("seat", seat), ("life", table.life[seat])), f"seat:{seat}", "KR-DEATH-3")
    if credit >= 0 and credit != seat:
        _take_prize(table, credit, seat)
    if piece >= 0:
        yield from instant(table, seat, piece, credit)
    if not table.dead_pile:
        latch(table, TOKENS_GONE)  # KR-DEATH-8


def instant(table: Table, seat: int, piece: int, killer: int) -> Step:
    """The instant effect of a token, for the wizard who has just got it (KR-DEATH-4, KR-Q-24)."""
    card = table.box.card_of[piece]
    if card.instant:
        scope = effect_of(seat, card.index)
        scope.roles[ATTACKER] = NOBODY
        scope.roles[KILLER] = killer
        scope.roles[CREDIT] = NOBODY if killer == seat else seat  # KR-Q-10
        yield from run(table, scope, card.instant)


def _token_for(table: Table, seat: int, offer: int, picker: int) -> AskedNumber:
    """The token that a dead wizard takes: the top one, or one of those that the killer reveals; -1 if there is none."""
    pile = table.dead_pile
    if not pile:
        return -1  # KR-Q-23
    count = min(max(1, offer), len(pile))
    shown = [pile.pop() for _ in range(count)]
    table.secrets.show(shown)
    taken = shown[0]
    if count > 1:
        if table.told is not None:
            names = tuple([table.box.card_of[piece].words for piece in shown])
            table.tell("tokens-shown", (("cards", names),), "", "KR-CARD-FATAL-1", True)
        chooser = picker if picker >= 0 else seat
        table.limbo += shown
        taken = yield from one_of(chooser, PICK_TOKEN, shown, table.box.picks(shown), "", (("seat", seat),))
        for piece in shown:
            table.limbo.remove(piece)
        for piece in shown:
            if piece != taken:
                shuffle_back(table, piece)
    return taken


def shuffle_back(table: Table, piece: int) -> None:
    """A token goes back into the face-down pile; everybody knows that it is in there (KR-CARD-KITTY-1)."""
    table.dead_pile.append(piece)
    table.secrets.shuffle(table.dead_pile, table.dice)
    if table.told is not None:
        table.tell("token-shuffled-back", (("card", table.card(piece).words),), table.card(piece).thing,
                   "KR-CARD-KITTY-1", True)


def _take_prize(table: Table, killer: int, victim: int) -> None:
    """The killer takes the prize; what else answers kills waits for the end of the effect (KR-PRIZE-1, KR-EFFECT-3)."""
    table.due.append(Happened(KILLED_FOE, killer, victim))
    if table.prize != killer:
        table.prize = killer
        if table.told is not None:
            table.tell("took-prize", (("seat", killer),), table.box.prize.thing, "KR-PRIZE-1")
