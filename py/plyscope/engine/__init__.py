"""Strong play: Connect-4 solved on bits, small games solved outright, Nim by its theory.

`door.py` is the way in for all of them.
"""
