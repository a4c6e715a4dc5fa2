# Three players take one or two coins in turn from the front of a row, and keep them.
COINS = [3, 1, 4, 1, 5, 9, 2]


def purses(start, player):
    if start >= len(COINS):
        return (0, 0, 0)
    best = None
    for count in (1, 2):
        if start + count > len(COINS):
            continue
        won = sum(COINS[start : start + count])
        found = list(purses(start + count, (player + 1) % 3))
        found[player] += won
        if best is None or found[player] > best[player]:
            best = tuple(found)
    return best


print(purses(0, 0))
