# A list of moves is its first move and the rest: no loop anywhere.
def splits(heaps):
    """Grundy's game: split one heap into two that are not equal."""
    return [heaps[:i] + (k, n - k) + heaps[i + 1:]
            for i, n in enumerate(heaps) for k in range(1, (n + 1) // 2)]

def value(heaps, alpha, beta):
    options = splits(heaps)
    if not options:
        return -len(heaps)      # who cannot move pays one coin for each heap
    return best_of(options, alpha, beta)

def best_of(options, alpha, beta):
    if not options:
        return alpha
    first, *rest = options
    v = -value(first, -beta, -alpha)
    if v >= beta:
        return v
    return best_of(rest, max(alpha, v), beta)

print(value((6, 3), -20, 20))
