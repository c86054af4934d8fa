"""The whole vocabulary of operations, by name."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.attacks import Attack, Redirect
from conclave.games.krutagidon.effects_cards import Destroy, Discard, PickCards, Put
from conclave.games.krutagidon.effects_flow import ChooseOne, ChooseWizard, Compare, Each, If, May, ThisTurn
from conclave.games.krutagidon.effects_seeing import Look, Reveal, ShuffleTogether
from conclave.games.krutagidon.effects_special import (
    Gain,
    PlayAttacks,
    PlayFoeTop,
    PlayGroupAttack,
    PlayMayhem,
    ReplaceMarket,
)
from conclave.games.krutagidon.effects_tokens import PropertyToken, RedistributeTokens, ReturnTokens, SwapTokens
from conclave.games.krutagidon.effects_wizard import (
    Damage,
    Draw,
    Heal,
    Nothing,
    Power,
    PowerMultiplier,
    SetLife,
    SpendLife,
    SwapLife,
)
from conclave.games.krutagidon.grammar import OPS
from conclave.games.krutagidon.model import Op

EFFECTS: Final[list[type[Op]]] = [
    Nothing, Power, PowerMultiplier, Draw, Heal, Damage, SpendLife, SetLife, SwapLife, Attack, Redirect, Look, Reveal,
    PickCards, Discard, Destroy, Put, Gain, ShuffleTogether, ReplaceMarket, PlayFoeTop, PlayMayhem, PlayGroupAttack,
    PlayAttacks, PropertyToken, SwapTokens, ReturnTokens, RedistributeTokens, If, ChooseOne, May, Each, ChooseWizard,
    Compare, ThisTurn,
]


def know_all_operations() -> None:
    """Make every operation known to the grammar."""
    for op in EFFECTS:
        OPS[op.name] = op


know_all_operations()
