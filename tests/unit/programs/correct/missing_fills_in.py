# Coins on a strip, all slide to the left, none jumps over another. Who cannot move loses.
class Values(dict):
    """values[coins] is +1 if the player to move wins and -1 if not; what is missing is worked out."""

    def __missing__(self, coins):
        self[coins] = max((-self[after] for _, after in slides(coins)), default=-1)
        return self[coins]


def slides(coins):
    floor = 0
    for i, square in enumerate(coins):
        for target in range(floor, square):
            yield (square, target), coins[:i] + (target,) + coins[i + 1:]
        floor = square + 1


values = Values()
start = (1, 3, 6)
print(values[start], len(values), "positions")
print([slide for slide, after in slides(start) if values[after] == -1])
