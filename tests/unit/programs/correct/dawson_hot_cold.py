"""Dawson's game: strike out two neighbouring bars. Who cannot has lost.

A position is hot if the player to move can win, cold otherwise.
"""

def strokes(bars):
    return [bars[:i] + ".." + bars[i + 2:] for i in range(len(bars) - 1) if bars[i:i + 2] == "||"]

def hot(bars):
    return any(cold(after) for after in strokes(bars))

def cold(bars):
    return all(hot(after) for after in strokes(bars))

print([n for n in range(10) if cold("|" * n)])
position = "||||.|||"
print(position, "hot" if hot(position) else "cold", [after for after in strokes(position) if cold(after)])
