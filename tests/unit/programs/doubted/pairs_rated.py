def slots(line):
    return [i for i, c in enumerate(line) if c == '_']
def rate(line, who):
    return sum(line[i] == line[i + 1] == who for i in range(len(line) - 1))
def other(who):
    return 'B' if who == 'A' else 'A'
def nega(line, who, depth):
    free = slots(line)
    if not free:
        return rate(line, who) - rate(line, other(who))
    if depth == 0:
        return rate(line, who) - rate(line, other(who))
    return max(-nega(line[:i] + who + line[i + 1:], other(who), depth - 1) for i in free)
print(nega('_A__B_', 'A', 3))
