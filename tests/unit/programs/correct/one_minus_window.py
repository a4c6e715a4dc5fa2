"""Three in a row with gravity on 3 x 3. Values: 1 the player to move wins, 0.5 draw, 0 loses."""
HEIGHT = WIDTH = 3

def drop(columns, c, mark):
    return columns[:c] + (columns[c] + mark,) + columns[c + 1:]

def has_line(columns, mark):
    full = [col.ljust(HEIGHT, " ") for col in columns]
    rows = ["".join(r) for r in zip(*full)]
    diagonals = [full[0][0] + full[1][1] + full[2][2], full[0][2] + full[1][1] + full[2][0]]
    return mark * 3 in full + rows + diagonals

def score(columns, mark, lo=0.0, hi=1.0):
    """Alpha-beta with 1 - value: the window (lo, hi) is (1 - hi, 1 - lo) for the other player."""
    other = "O" if mark == "X" else "X"
    if has_line(columns, other):
        return 0.0
    open_columns = [c for c in range(WIDTH) if len(columns[c]) < HEIGHT]
    if not open_columns:
        return 0.5
    for c in open_columns:
        lo = max(lo, 1 - score(drop(columns, c, mark), other, 1 - hi, 1 - lo))
        if lo >= hi:
            return hi
    return lo

start = ("O", "X", "")
results = {c: 1 - score(drop(start, c, "X"), "O") for c in range(WIDTH)}
print(score(start, "X"), results)
print("column", max(results, key=results.get) + 1)
