"""What titles are built from: the box, the state, the effect language, full stops, hidden piles, words and questions.

The kit knows what card and board games share and no game in particular. It imports the kernel and nothing else.
"""
