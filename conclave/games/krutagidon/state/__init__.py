"""The state of a game of Krutagidon: the table of its fields, and the class that is written from it.

It imports the kernel and the kit; whoever plays with a state imports `Table` from the model.
"""
