class Game:
    def __init__(self):
        self.board=['.']*9
        self.board[0]='X'; self.board[4]='O'; self.board[8]='X'
        self.turn='O'
    def moves(self): return [i for i,c in enumerate(self.board) if c=='.']
    def play(self,i):
        self.board[i]=self.turn; self.turn='O' if self.turn=='X' else 'X'
    def undo(self,i):
        self.board[i]='.'; self.turn='O' if self.turn=='X' else 'X'
    def winner(self):
        b=self.board
        for i,j,k in ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)):
            if b[i]!='.' and b[i]==b[j]==b[k]: return b[i]
    def solve(self):
        w=self.winner()
        if w: return (1 if w=='X' else -1), None
        if not self.moves(): return 0, None
        best=None
        for m in self.moves():
            self.play(m)
            v,_=self.solve()
            self.undo(m)
            if best is None or (self.turn=='X' and v>best[0]) or (self.turn=='O' and v<best[0]):
                best=(v,m)
        return best
print(Game().solve())
