class Board:
    def __init__(self, pits, turn):
        self.pits, self.turn = pits, turn

    def moves(self):
        first = 0 if self.turn == 'A' else 4
        return [p for p in range(first, first + 3) if self.pits[p]]

    def play(self, pit):
        pits = self.pits[:]
        seeds, pits[pit] = pits[pit], 0
        at = pit
        while seeds:
            at = (at + 1) % 8
            pits[at] += 1
            seeds -= 1
        house = 3 if self.turn == 'A' else 7
        turn = self.turn
        if at != house:
            turn = 'B' if self.turn == 'A' else 'A'
        return Board(pits, turn)

    def score(self):
        return self.pits[3] - self.pits[7]

def minimax(board, depth):
    moves = board.moves()
    if depth == 0 or not moves:
        return board.score()
    scores = [minimax(board.play(m), depth - 1) for m in moves]
    return max(scores) if board.turn == 'A' else min(scores)

print(minimax(Board([2, 2, 1, 0, 2, 1, 2, 0], 'A'), 5))
