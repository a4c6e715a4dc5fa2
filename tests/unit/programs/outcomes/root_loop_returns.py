def worth(beans, mine):
    if beans == 0:
        return -1 if mine else 1
    return (max if mine else min)(worth(beans - k, not mine) for k in (1, 2, 3) if k <= beans)


def choose(beans):
    scores = {k: worth(beans - k, False) for k in (1, 2, 3)}
    return max(scores, key=scores.get)

choose(6)
