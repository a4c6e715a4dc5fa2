# Three players take cards in turn from a row, the first or the last one; each counts its own.
def shares(row, player, got):
    if not row:
        return got
    best = None
    for card, rest in ((row[0], row[1:]), (row[-1], row[:-1])):
        mine = tuple(own + card if at == player else own for at, own in enumerate(got))
        found = shares(rest, (player + 1) % 3, mine)
        if best is None or found[player] > best[player]:
            best = found
    return best


print(shares((4, 1, 7, 2, 9, 3), 0, (0, 0, 0)))
