"""The words that the cards of Res Arcana are written with: the fields of each, what it says, and what it does.

One module for each kind of word; `cards/language.py` lists them all. Words may use the rules of essences,
cards, life and victory, and nothing of the course of the game.
"""
