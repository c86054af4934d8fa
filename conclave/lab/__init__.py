"""The laboratory: every title as a PettingZoo environment, observations as numbers, and self-play data."""

from conclave.lab.encode import Encoder, encoder
from conclave.lab.environment import Environment, env, raw_env

__all__ = ["Encoder", "Environment", "encoder", "env", "raw_env"]
