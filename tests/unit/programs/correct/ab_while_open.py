# Nim with heaps in a dict; the loop runs while there are moves and the window is open.
heaps = {"red": 1, "blue": 3, "gold": 1}

def moves():
    return [(name, k) for name in heaps for k in range(1, heaps[name] + 1)]

def value(alpha, beta, mine):
    if not any(heaps.values()):
        return -1 if mine else 1        # the other one took the last stick
    left = moves()
    while left and alpha < beta:
        name, k = left.pop(0)
        heaps[name] -= k
        v = value(alpha, beta, not mine)
        heaps[name] += k
        if mine:
            alpha = max(alpha, v)
        else:
            beta = min(beta, v)
    return alpha if mine else beta

best = None
for name, k in moves():
    heaps[name] -= k
    v = value(-2, 2, False)
    heaps[name] += k
    if best is None or v >= best[0]:
        best = v, name, k
print(best, heaps)
