# Dots and boxes on two boxes side by side. Who closes a box moves again.
BOXES = {"left": {"tl", "bl", "wl", "mid"}, "right": {"tr", "br", "wr", "mid"}}
LINES = ["tl", "tr", "mid", "bl", "br", "wl", "wr"]


def closed(drawn):
    return sum(box <= drawn for box in BOXES.values())


def lead(drawn):
    """Boxes the player to move will make from here on, less those of the other one."""
    best = None
    for line in LINES:
        if line in drawn:
            continue
        after = drawn | {line}
        gain = closed(after) - closed(drawn)
        if gain:
            value = gain + lead(after)
        else:
            value = -lead(after)
        if best is None or value > best:
            best = value
    return 0 if best is None else best


position = frozenset({"tl", "bl"})
print(lead(position))
for line in LINES:
    if line not in position and lead(position) == -lead(position | {line}):
        print("draw", line)
        break
