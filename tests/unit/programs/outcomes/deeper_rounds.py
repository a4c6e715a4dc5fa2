# All first moves are searched at depth 1, then at depth 2, then at depth 3.
def after(pile, points):
    return [(take, (pile - take, points + take * pile % 5)) for take in (1, 2, 3) if take <= pile]


def search(pile, points, depth, mine):
    below = after(pile, points)
    if depth == 0 or not below:
        return points % 7 - pile % 3
    found = [search(*state, depth - 1, not mine) for _, state in below]
    return max(found) if mine else min(found)


def choose(pile):
    best = None
    for depth in (1, 2, 3):
        most = -99
        for take, state in after(pile, 0):
            found = search(*state, depth - 1, False)
            if found > most:
                best, most = take, found
    return best


print(choose(9))
