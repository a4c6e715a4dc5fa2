LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

def ended(cells):
    for a, b, c in LINES:
        if cells[a] != "." and cells[a] == cells[b] == cells[c]:
            return 10 if cells[a] == "X" else -10
    return None if "." in cells else 0

def search(cells, mark):
    score = ended(cells)
    if score is not None:
        return score
    best_score, best_square = None, None
    for square in range(9):
        if cells[square] == ".":
            cells[square] = mark
            got = search(cells, "O" if mark == "X" else "X")
            cells[square] = "."
            better = best_score is None or (got > best_score if mark == "X" else got < best_score)
            if better:
                best_score, best_square = got, square
    return best_square

print(search(list("XOX.O.O.X"[:6] + "..."), "X"))
