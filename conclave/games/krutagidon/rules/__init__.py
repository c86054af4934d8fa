"""The procedures of Krutagidon, one module for each chapter of its rulebook.

Imports the state and what components do (`effects`, `cards`); nothing of the bots.
"""
