LINES = list(range(7))
BOXES = [(0, 1, 2, 3), (3, 4, 5, 6)]

def closed(taken, line):
    after = taken | {line}
    return sum(1 for box in BOXES if line in box and after.issuperset(box))

def best(taken, score, is_max):
    if len(taken) == len(LINES):
        return score
    results = []
    for line in LINES:
        if line not in taken:
            boxes = closed(taken, line)
            again = boxes > 0
            new = score + (boxes if is_max else -boxes)
            results.append(best(taken | {line}, new, is_max if again else not is_max))
    return max(results) if is_max else min(results)

print(best(frozenset([0, 1, 2]), 0, True))
