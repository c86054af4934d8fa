"""What bots of Res Arcana think: the worth of words, components and positions, and the list of all picks.

Imports everything of the title but its leaves.
"""
