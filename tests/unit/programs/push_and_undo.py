class Board:
    def __init__(self):
        self.cells = [0]*9
        self.history = []
        self.turn = 1
    def legal_moves(self):
        return [i for i in range(9) if self.cells[i] == 0]
    def make(self, m):
        self.cells[m] = self.turn
        self.history.append(m)
        self.turn = -self.turn
    def undo(self):
        m = self.history.pop()
        self.cells[m] = 0
        self.turn = -self.turn
    def winner(self):
        for a,b,c in ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)):
            s=self.cells[a]+self.cells[b]+self.cells[c]
            if abs(s)==3: return s//3
        return 0
nodes = 0
def negamax(board, depth, alpha, beta):
    global nodes
    nodes += 1
    w = board.winner()
    if w: return w*board.turn*(10+depth)
    if depth == 0 or not board.legal_moves(): return 0
    best = -999
    for m in board.legal_moves():
        board.make(m)
        score = -negamax(board, depth-1, -beta, -alpha)
        board.undo()
        best = max(best, score)
        alpha = max(alpha, score)
        if alpha >= beta:
            break
    return best
b = Board()
b.make(0)
print(negamax(b, 4, -1000, 1000), nodes)
