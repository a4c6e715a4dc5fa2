def answer(rows):
    best, chosen = None, None
    for row in (0, 1):
        for take in range(1, rows[row] + 1):
            rest = rows[:row] + (rows[row] - take,) + rows[row + 1 :]
            mine = False
            while any(rest):
                other, k = answer(rest)
                rest = rest[:other] + (rest[other] - k,) + rest[other + 1 :]
                mine = not mine
            if best is None or (not mine) > best:
                best, chosen = not mine, (row, take)
    return chosen


print(answer((1, 2)))
