class TicTacToe:
    def __init__(self):
        self.board = ["X", "O", "X", " ", "O", " ", " ", " ", " "]
        self.turn = "X"

    def moves(self):
        return [i for i, c in enumerate(self.board) if c == " "]

    def won(self, p):
        b = self.board
        for i in range(3):
            if b[3*i] == b[3*i+1] == b[3*i+2] == p: return True
            if b[i] == b[i+3] == b[i+6] == p: return True
        return b[0] == b[4] == b[8] == p or b[2] == b[4] == b[6] == p

    def push(self, m):
        self.board[m] = self.turn
        self.turn = "O" if self.turn == "X" else "X"

    def pop(self, m):
        self.board[m] = " "
        self.turn = "O" if self.turn == "X" else "X"

    def minimax(self):
        if self.won("X"): return 1
        if self.won("O"): return -1
        if not self.moves(): return 0
        best = None
        for m in self.moves():
            self.push(m)
            score = self.minimax()
            self.pop(m)
            if best is None:
                best = score
            elif self.turn == "X" and score > best:
                best = score
            elif self.turn == "O" and score < best:
                best = score
        return best

if __name__ == "__main__":
    game = TicTacToe()
    print("value", game.minimax())
