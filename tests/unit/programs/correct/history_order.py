# Four in a row made small: 4 columns, 4 rows, three in a line. The history heuristic orders the columns.
import sys
W, H = 4, 4
history = {(p, c): 0 for p in "XO" for c in range(W)}

def line_through(cols, c, p):
    r = len(cols[c]) - 1
    for dc, dr in ((1, 0), (0, 1), (1, 1), (1, -1)):
        n = 1
        for s in (1, -1):
            x, y = c + s * dc, r + s * dr
            while 0 <= x < W and 0 <= y < len(cols[x]) and cols[x][y] == p:
                n += 1
                x, y = x + s * dc, y + s * dr
        if n >= 3:
            return True
    return False

def best_value(cols, p, depth, alpha, beta, last=None):
    q = "O" if p == "X" else "X"
    if last is not None and line_through(cols, last, q):
        return -50 - depth
    legal = [c for c in range(W) if len(cols[c]) < H]
    if depth == 0 or not legal:
        return 0
    legal.sort(key=lambda c: history[p, c], reverse=True)
    value = -sys.maxsize
    for c in legal:
        cols[c].append(p)
        value = max(value, -best_value(cols, q, depth - 1, -beta, -alpha, c))
        cols[c].pop()
        alpha = max(alpha, value)
        if alpha >= beta:
            history[p, c] += depth * depth
            break
    return value

board = [["O"], ["X"], ["O"], ["X"]]
print(best_value(board, "X", 5, -sys.maxsize, sys.maxsize), history)
