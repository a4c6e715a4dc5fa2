def play(piles, my_turn):
    if sum(piles) == 0:
        return -1 if my_turn else 1
    best = None
    for i in range(len(piles)):
        for take in range(1, piles[i] + 1):
            piles[i] -= take
            v = play(piles, not my_turn)
            piles[i] += take
            if best is None or (v > best if my_turn else v < best):
                best = v
    return best

print(play([1, 2, 2], True))
