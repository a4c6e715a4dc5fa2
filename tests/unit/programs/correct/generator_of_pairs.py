"""Toads and Frogs: toads (T) go right, frogs (F) go left, one step or a jump over one of the others."""

def hops(pond, who):
    step = 1 if who == "T" else -1
    for i, animal in enumerate(pond):
        if animal == who:
            for reach in (1, 2):
                j = i + reach * step
                if 0 <= j < len(pond) and pond[j] == "." and (reach == 1 or pond[i + step] not in (who, ".")):
                    after = list(pond)
                    after[i], after[j] = ".", who
                    yield "".join(after)

def judged(pond, who):
    """Yields (pond after the move, +1 or -1 for the player who makes it)."""
    other = "F" if who == "T" else "T"
    for after in hops(pond, who):
        yield after, -max((value for _, value in judged(after, other)), default=-1)

for pond in ("TT.FF", "T.T.F", "TT..FF"):
    for who in "TF":
        print(pond, who, list(judged(pond, who)))
