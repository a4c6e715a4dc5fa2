# Rounds of one ply more each; how much is taken is a number, and so is the depth.
def search(pile, mine, yours, depth, alpha, beta):
    if depth == 0 or pile == 0:
        return mine % 4 * 3 - yours % 4 * 2 - pile, None
    best, best_take = -99, None
    for take in (1, 2, 3):
        if take <= pile:
            found = -search(pile - take, yours, mine + take, depth - 1, -beta, -alpha)[0]
            if found > best:
                best, best_take = found, take
            alpha = max(alpha, best)
            if alpha >= beta:
                break
    return best, best_take


def think(pile):
    take = None
    for depth in range(1, 6):
        worth, take = search(pile, 0, 0, depth, -99, 99)
    return take


print(think(9))
