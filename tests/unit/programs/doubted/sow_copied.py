def sow(pits, player, pit):
    temp = pits[:]
    seeds = temp[pit]
    temp[pit] = 0
    at = pit
    while seeds:
        at = (at + 1) % 6
        temp[at] += 1
        seeds -= 1
    return temp, (player if at == 2 + 3 * player else 1 - player)

def search(pits, player, depth):
    own = range(2) if player == 0 else range(3, 5)
    moves = [p for p in own if pits[p]]
    if depth == 0 or not moves:
        return pits[2] - pits[5]
    values = []
    for pit in moves:
        after, following = sow(pits, player, pit)
        values.append(search(after, following, depth - 1))
    return max(values) if player == 0 else min(values)

print(search([2, 2, 0, 2, 2, 0], 0, 4))
