from math import inf

LINES = [((r, 0), (r, 1), (r, 2)) for r in range(3)] + [((0, c), (1, c), (2, c)) for c in range(3)]
LINES += [((0, 0), (1, 1), (2, 2)), ((0, 2), (1, 1), (2, 0))]


def wins(cells, who):
    return any(all(cells[r][c] == who for r, c in line) for line in LINES)


def best(cells, alpha, beta, mine):
    if wins(cells, "O"):
        return 1
    if wins(cells, "X"):
        return -1
    if all(cell for row in cells for cell in row):
        return 0
    top = -inf if mine else inf
    for r in range(3):
        for c in range(3):
            if cells[r][c] == "":
                cells[r][c] = "O" if mine else "X"
                found = best(cells, alpha, beta, not mine)
                cells[r][c] = ""
                if mine:
                    top = max(top, found)
                    alpha = max(alpha, top)
                else:
                    top = min(top, found)
                    beta = min(beta, top)
                if beta <= alpha:
                    break
    return top


print(best([["X", "", ""], ["", "", ""], ["", "", "O"]], -inf, inf, False))
