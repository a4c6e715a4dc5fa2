def worth(beans, mine):
    if beans == 0:
        return -1 if mine else 1
    return (max if mine else min)(worth(beans - k, not mine) for k in (1, 2, 3) if k <= beans)


best, move = -2, None
for k in (1, 2, 3):
    got = worth(6 - k, False)
    if got > best:
        best = got
    move = k
print("take", move)
