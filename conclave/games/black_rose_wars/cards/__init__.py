"""The box: its content files decoded, the language that cards are written in, and what they say.

Imports effects and state.
"""
