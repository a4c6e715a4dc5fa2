# Konane on one line: jump over a neighbour of the other colour into the empty cell behind it.
# Each depth starts with a narrow window around the value of the depth before and widens it when it fails.
INF = 1000

def jumps(line, me):
    you = "o" if me == "x" else "x"
    found = []
    for i in range(len(line) - 2):
        three = line[i:i + 3]
        if three == me + you + ".":
            found.append(line[:i] + ".." + me + line[i + 3:])
        elif three == "." + you + me:
            found.append(line[:i] + me + ".." + line[i + 3:])
    return found

def negamax(line, me, depth, alpha, beta):
    you = "o" if me == "x" else "x"
    choices = jumps(line, me)
    if not choices:
        return -INF
    if depth == 0:
        return len(choices) - len(jumps(line, you))
    best = -INF
    for after in choices:
        v = -negamax(after, you, depth - 1, -beta, -alpha)
        if v > best:
            best = v
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best

def aspirate(line, me, deepest):
    guess = 0
    for depth in range(1, deepest + 1):
        below = above = 1
        while True:
            v = negamax(line, me, depth, guess - below, guess + above)
            if v <= guess - below and below < 2 * INF:
                below = below * 4 if below < 16 else 2 * INF
            elif v >= guess + above and above < 2 * INF:
                above = above * 4 if above < 16 else 2 * INF
            else:
                break
        guess = v
        print("depth", depth, "value", v)
    return guess

print(aspirate("ox.oxoxo.xox.oxo", "x", 5))
