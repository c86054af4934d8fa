"""Maps: places by number with tables of neighbours, distances, sight and ways, for hexagons and for squares with heights.

A map is made once, by the formula of its shape, and shared by all states; a state holds numbers of places only. Nothing
here knows figures or rules of a title, and nothing here imports the rest of the kit.
"""
