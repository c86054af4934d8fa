"""The state of a game of Res Arcana: the table of its fields, and the class that is written from it.

It imports the kernel and the kit; whoever plays with a state imports `Board` from the model.
"""
