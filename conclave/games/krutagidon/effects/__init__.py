"""The verbs and words of Krutagidon: each with its fields, what it does and what it says, side by side.

A module holds the words of one subject; `cards/language.py` lists them all. What is here may import the kit
and the rules of life, piles and mayhem. Of the rules, only the reading of content files imports verbs.
"""
