import operator

MAX, MIN = "MAX", "MIN"
BETTER = {MAX: operator.gt, MIN: operator.lt}
OTHER = {MAX: MIN, MIN: MAX}

# A token walks down a triangle of numbers; in each row the players choose left or right in turn.
TRIANGLE = [[0],
            [4, 7],
            [3, 9, 5],
            [8, 1, 6, 2],
            [5, 3, 7, 9, 4]]

def walk(row, col, side, limits, total=0):
    total += TRIANGLE[row][col]
    if row + 1 == len(TRIANGLE):
        return total, ""
    better = BETTER[side]
    best = None
    for step, name in ((0, "L"), (1, "R")):
        value, path = walk(row + 1, col + step, OTHER[side], limits, total)
        if best is None or better(value, best[0]):
            best = value, name + path
        if better(value, limits[side]):
            limits = {**limits, side: value}
        if limits[MAX] >= limits[MIN]:
            break
    return best

print(*walk(0, 0, MAX, {MAX: float("-inf"), MIN: float("inf")}))
