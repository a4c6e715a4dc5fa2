def gain(cards, score, mine):
    """Who takes an end card gets it; the difference of both."""
    if not cards:
        return score
    best = None
    for end in (0, -1):
        rest = cards[1:] if end == 0 else cards[:-1]
        new = score + cards[end] if mine else score - cards[end]
        got = gain(rest, new, not mine)
        if best is None or (mine and got > best) or (not mine and got < best):
            best = got
    return best
print(gain([4, 7, 2, 9], 0, True))
