"""The components of Krutagidon: how content files become definitions, and what stands on them.

Imports the state, the operations, and what bots think of a word, since a word is registered once.
"""
