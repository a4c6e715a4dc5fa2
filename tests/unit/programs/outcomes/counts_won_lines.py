"""Each call returns what its pile is worth, and in how many ways that can be had: a count, and no move."""


def play(stones):
    best, ways = -1, 0
    for take in (1, 2, 3):
        if take <= stones:
            worth, below = play(stones - take)
            if -worth > best:
                best, ways = -worth, 0
            if -worth == best:
                ways += below or 1
    return best, ways


print(play(6))
