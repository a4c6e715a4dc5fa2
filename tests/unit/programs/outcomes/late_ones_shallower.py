CUTS = {}


# The later replies are searched less deep, and again as deep as the others if that promises much.
def search(row, depth, alpha, beta):
    if depth <= 0 or not row:
        return sum(held * (at + 1) for at, held in enumerate(row)) % 23 - 11
    best = -99
    for place, at in enumerate(sorted(range(min(5, len(row))), key=lambda each: -CUTS.get(each, 0))):
        rest = row[:at] + row[at + 1 :]
        if place >= 2 and depth >= 3:
            found = -search(rest, depth - 2, -alpha - 1, -alpha)
            if found > alpha:
                found = -search(rest, depth - 1, -beta, -alpha)
        else:
            found = -search(rest, depth - 1, -beta, -alpha)
        best = max(best, found)
        alpha = max(alpha, best)
        if alpha >= beta:
            CUTS[at] = CUTS.get(at, 0) + depth
            break
    return best


print(search([5, 3, 8, 1, 9, 2], 4, -99, 99))
