def sow(pits, pit):
    pits = list(pits)
    stones, pits[pit] = pits[pit], 0
    at = pit
    mine, other = (3, 7) if pit < 3 else (7, 3)
    while stones:
        at = (at + 1) % 8
        if at == other:
            continue
        pits[at] += 1
        stones -= 1
    return tuple(pits), at == mine

def own(player):
    return range(0, 3) if player == 0 else range(4, 7)

def value(pits, player, depth):
    moves = [p for p in own(player) if pits[p]]
    if depth == 0 or not moves:
        return sum(pits[0:4]) - sum(pits[4:8]) if not moves else pits[3] - pits[7]
    best = None
    for pit in moves:
        after, again = sow(pits, pit)
        got = value(after, player if again else 1 - player, depth - 1)
        if best is None or (got > best if player == 0 else got < best):
            best = got
    return best

print(value((2, 2, 2, 0, 2, 2, 2, 0), 0, 4))
