def rest(field, who):
    free = [(r, c) for r in range(2) for c in range(3) if field[r][c] == 0]
    sums = [sum(line) for line in field]
    if 3 in map(abs, sums) or not free:
        return sums[0] - sums[1]
    found = []
    for r, c in free:
        copied = [list(line) for line in field]
        copied[r][c] = who
        found.append(rest(copied, -who))
    return max(found) if who == 1 else min(found)


print(rest([[0, 0, 0], [1, -1, 0]], 1))
