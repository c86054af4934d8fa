"""What bots think of positions, answers and words, and the numbering of all answers."""
