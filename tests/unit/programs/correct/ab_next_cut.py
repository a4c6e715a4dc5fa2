"""The cut is a next(): the first reply that reaches beta, if there is one."""

STONES = 9
LIMIT = 40


def replies(pile, taken):
    # You may take at most one stone more than was taken before; each turn scores what you took, squared.
    for k in range(1, min(pile, taken + 1) + 1):
        yield k, pile - k


def negamax(pile, taken, alpha, beta):
    if pile == 0:
        return 0
    seen = []

    def tried():
        for k, rest in replies(pile, taken):
            low = max([alpha] + seen)
            seen.append(k * k - negamax(rest, k, k * k - beta, k * k - low))
            yield seen[-1]

    reaching = next((v for v in tried() if v >= beta), None)
    return max(seen) if reaching is None else reaching


for k, rest in replies(STONES, 1):
    print("take", k, "->", k * k - negamax(rest, k, -LIMIT, LIMIT))
print("value", negamax(STONES, 1, -LIMIT, LIMIT))
