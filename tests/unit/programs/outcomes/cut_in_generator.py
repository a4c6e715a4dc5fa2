CAVES = {"mouth": "lrm", "l": (4, 9, 5), "m": (3, 8, 6), "r": (2, 7, 1)}

def explore(cave, alpha, beta, up):
    if isinstance(cave, int):
        return cave
    best = alpha if up else beta

    def tried():
        nonlocal best
        for passage in CAVES[cave]:
            low, high = (best, beta) if up else (alpha, best)
            best = (max if up else min)(best, explore(passage, low, high, not up))
            yield (best >= beta) if up else (best <= alpha)

    any(tried())
    return best

print(explore("mouth", -99, 99, True))
