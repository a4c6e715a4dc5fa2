# Tic-tac-toe where the whole board is one number in base 3: 0 empty, 1 cross, 2 nought. Cell i weighs 3**i.
POW = [3 ** i for i in range(9)]
WINS = [sum(POW[i] for i in line) for line in
        ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))]

def cell(board, i):
    return board // POW[i] % 3

def is_winner(board, who):
    mine = sum(p for i, p in enumerate(POW) if cell(board, i) == who)
    return any(all(mine // p % 3 for p in POW if line // p % 3) for line in WINS)

def evaluate(board):
    free = [i for i in range(9) if cell(board, i) == 0]
    who = 1 if len(free) % 2 else 2
    if is_winner(board, 3 - who):
        return 1 if who == 2 else -1
    if not free:
        return 0
    children = (evaluate(board + who * POW[i]) for i in free)
    return max(children) if who == 1 else min(children)

def number(text):
    return sum("_xo".index(ch) * POW[i] for i, ch in enumerate(text))

board = number("x_o_x____")
free = [i for i in range(9) if cell(board, i) == 0]
reply = min(free, key=lambda i: evaluate(board + 2 * POW[i]))
print("value", evaluate(board + 2 * POW[reply]), "nought at", reply)
