def worth(beans, mine):
    if beans == 0:
        return -1 if mine else 1
    return (max if mine else min)(worth(beans - k, not mine) for k in (1, 2, 3) if k <= beans)


for k in (1, 2, 3):
    worth(6 - k, False)
