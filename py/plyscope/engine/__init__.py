"""Strong play: Connect-4 solved with bitboards, small games solved completely, Nim by theory.

`move_scores.py` is the entrance to all of them.
"""
