import random

random.seed(7)
ZOBRIST = [[random.getrandbits(40) for _ in range(2)] for _ in range(9)]
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Board:
    def __init__(self, text):
        self.squares = [".XO".index(c) - 1 for c in text]
        self.side = 0 if text.count("X") == text.count("O") else 1
        self.key = 0
        for i, s in enumerate(self.squares):
            if s >= 0:
                self.key ^= ZOBRIST[i][s]

    def toggle(self, i):
        """Put a mark of the side to move, or take back the mark of the side that has moved."""
        if self.squares[i] < 0:
            self.squares[i] = self.side
            self.key ^= ZOBRIST[i][self.side]
            self.side ^= 1
        else:
            self.side ^= 1
            self.key ^= ZOBRIST[i][self.side]
            self.squares[i] = -1

    def lost(self):
        return any(all(self.squares[i] == self.side ^ 1 for i in line) for line in LINES)


known = {}

def negamax(board):
    if board.key in known:
        return known[board.key]
    if board.lost():
        value = -10 - board.squares.count(-1)
    elif -1 not in board.squares:
        value = 0
    else:
        value = -100
        for i in range(9):
            if board.squares[i] < 0:
                board.toggle(i)
                value = max(value, -negamax(board))
                board.toggle(i)
    known[board.key] = value
    return value

for text in ("XO..X....", "X...O.X.."):
    print(text, negamax(Board(text)), len(known))
