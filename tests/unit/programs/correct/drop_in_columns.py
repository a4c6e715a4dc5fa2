W,H=3,3
def lines(b):
    L=[]
    for y in range(H):
        for x in range(W):
            for dx,dy in ((1,0),(0,1),(1,1),(1,-1)):
                pts=[(x+i*dx,y+i*dy) for i in range(3)]
                if all(0<=px<W and 0<=py<H for px,py in pts): L.append(pts)
    return L
class Pos:
    def __init__(self):
        self.cols=[[] for _ in range(W)]; self.turn=1; self.n=0
    def at(self,x,y):
        return self.cols[x][y] if y<len(self.cols[x]) else 0
    def won(self,p): return any(all(self.at(x,y)==p for x,y in l) for l in lines(self))
    def moves(self): return [x for x in range(W) if len(self.cols[x])<H]
    def play(self,x): self.cols[x].append(self.turn); self.turn=-self.turn; self.n+=1
    def undo(self,x): self.cols[x].pop(); self.turn=-self.turn; self.n-=1
def negamax(pos,alpha,beta):
    if pos.won(-pos.turn): return -(20-pos.n)
    ms=pos.moves()
    if not ms: return 0
    for m in ms:
        pos.play(m)
        v=-negamax(pos,-beta,-alpha)
        pos.undo(m)
        if v>=beta: return v
        if v>alpha: alpha=v
    return alpha
p=Pos()
for m in (1,1): p.play(m)
print(negamax(p,-99,99))
