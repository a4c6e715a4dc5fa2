def look(rope, mine, deadline):
    """(value, cut, timed_out)"""
    if deadline < 0:
        return 0, None, True
    if rope == 0:
        return (-1 if mine else 1), None, False
    best = None
    for cut in (1, 3, 4):
        if cut <= rope:
            worth, _, late = look(rope - cut, not mine, deadline)
            if late:
                return 0, None, True
            if best is None or (worth > best[0] if mine else worth < best[0]):
                best = worth, cut, False
    return best

print(look(10, True, 1))
