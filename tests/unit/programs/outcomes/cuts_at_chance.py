# Star1: a spinner says how far a step goes, and no lead is larger than 6.
SPINNER = {1: 0.5, 2: 0.3, 3: 0.2}


def lead(red, blue):
    return max(-6, min(6, red - blue))


def search(red, blue, reds_turn, depth, alpha, beta, low=-6, high=6):
    if depth == 0 or red >= 6 or blue >= 6:
        return lead(red, blue)
    best = low if reds_turn else high
    for factor in (2, 1, 0):
        v = spin(red, blue, reds_turn, factor, depth, alpha, beta, low, high)
        if reds_turn:
            best = max(best, v)
            alpha = max(alpha, best)
        else:
            best = min(best, v)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


def spin(red, blue, reds_turn, factor, depth, alpha, beta, low, high):
    seen, rest = 0.0, 1.0
    for far, odds in SPINNER.items():
        rest -= odds
        a = (alpha - seen - rest * high) / odds
        b = (beta - seen - rest * low) / odds
        step = far * factor if factor else 4 - far
        after = (red + step, blue) if reds_turn else (red, blue + step)
        v = search(*after, not reds_turn, depth - 1, max(low, a), min(high, b), low, high)
        seen += odds * v
        if seen + rest * high <= alpha:
            return seen + rest * high
        if seen + rest * low >= beta:
            return seen + rest * low
    return seen


print(search(0, 0, True, 3, -6, 6))
