import copy
class Othello:
    DIRS=[(-1,-1),(-1,0),(-1,1),(0,-1),(0,1),(1,-1),(1,0),(1,1)]
    def __init__(self, n=4):
        self.n=n
        self.board={(1,1):'W',(2,2):'W',(1,2):'B',(2,1):'B'}
        self.player='B'
    def flips(self, pos, who):
        other='W' if who=='B' else 'B'
        out=[]
        if pos in self.board: return out
        for dr,dc in self.DIRS:
            line=[]; r,c=pos[0]+dr,pos[1]+dc
            while self.board.get((r,c))==other:
                line.append((r,c)); r+=dr; c+=dc
            if line and self.board.get((r,c))==who: out+=line
        return out
    def moves(self, who):
        return [(r,c) for r in range(self.n) for c in range(self.n) if self.flips((r,c),who)]
    def apply(self, pos, who):
        new=copy.deepcopy(self)
        for p in self.flips(pos,who)+[pos]: new.board[p]=who
        new.player='W' if who=='B' else 'B'
        return new
    def score(self):
        return sum(1 if v=='B' else -1 for v in self.board.values())
class Agent:
    def __init__(self, depth): self.depth=depth; self.visited=0
    def get_move(self, game):
        return self.alpha_beta(game, self.depth, -1e9, 1e9, True)[1]
    def alpha_beta(self, game, depth, alpha, beta, maximizing):
        self.visited+=1
        who='B' if maximizing else 'W'
        moves=game.moves(who)
        if depth==0 or not moves:
            return game.score(), None
        best_move=None
        if maximizing:
            best=-1e9
            for mv in moves:
                val,_=self.alpha_beta(game.apply(mv,who),depth-1,alpha,beta,False)
                if val>best: best,best_move=val,mv
                alpha=max(alpha,best)
                if beta<=alpha: break
        else:
            best=1e9
            for mv in moves:
                val,_=self.alpha_beta(game.apply(mv,who),depth-1,alpha,beta,True)
                if val<best: best,best_move=val,mv
                beta=min(beta,best)
                if beta<=alpha: break
        return best,best_move
print(Agent(4).get_move(Othello()))
