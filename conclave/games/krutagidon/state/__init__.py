"""The state of a game of Krutagidon: plain data, its forms on paper, and what one seat may know of it.

Imports the kernel, the kit and the definitions of components; no rule.
"""
