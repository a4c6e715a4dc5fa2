def throw(stones, mine):
    if stones == 0:
        return 0, (-1 if mine else 1)
    pairs = []
    for k in (1, 2, 3):
        if k <= stones:
            pairs.append((throw(stones - k, not mine)[1], k))
    worth, k = max(pairs) if mine else min(pairs)
    return k, worth


print(throw(6, True))
