"""The words that cards are written with: what they read, do and say. Imports rules and state; no rule imports a word."""
