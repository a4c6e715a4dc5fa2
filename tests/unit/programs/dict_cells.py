LINES = [[(r, c) for c in range(3)] for r in range(3)]
LINES += [[(r, c) for r in range(3)] for c in range(3)]
LINES += [[(i, i) for i in range(3)], [(i, 2 - i) for i in range(3)]]

def won(cells, who):
    return any(all(cells.get(p) == who for p in line) for line in LINES)

def minimax(cells, who):
    if won(cells, 'X'):
        return 1
    if won(cells, 'O'):
        return -1
    empty = [(r, c) for r in range(3) for c in range(3) if (r, c) not in cells]
    if not empty:
        return 0
    values = []
    for spot in empty:
        after = dict(cells)
        after[spot] = who
        values.append(minimax(after, 'O' if who == 'X' else 'X'))
    return max(values) if who == 'X' else min(values)

start = {(0, 0): 'X', (1, 1): 'O', (0, 2): 'X', (0, 1): 'O', (2, 1): 'X'}
print(minimax(start, 'O'))
