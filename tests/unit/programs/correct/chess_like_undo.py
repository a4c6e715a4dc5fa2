class B:
    def __init__(self): self.p={0:'w',5:'b'}; self.turn='w'; self.log=[]
    def moves(self):
        out=[]
        for s,c in sorted(self.p.items()):
            if c==self.turn:
                for d in (1,-1):
                    t=s+d
                    if 0<=t<=6 and self.p.get(t)!=c: out.append((s,t))
        return out
    def push(self,m):
        s,t=m; self.log.append((s,t,self.p.get(t))); self.p[t]=self.p.pop(s); self.turn='b' if self.turn=='w' else 'w'
    def pop(self):
        s,t,x=self.log.pop(); self.p[s]=self.p.pop(t)
        if x: self.p[t]=x
        self.turn='b' if self.turn=='w' else 'w'
    def ev(self): return sum((k if c=='w' else k-6) for k,c in self.p.items())
def search(b,depth,alpha,beta):
    if depth==0 or len(b.p)<2: return b.ev()
    if b.turn=='w':
        best=-9999
        for m in b.moves():
            b.push(m); best=max(best,search(b,depth-1,alpha,beta)); b.pop()
            alpha=max(alpha,best)
            if beta<=alpha: return best
        return best
    best=9999
    for m in b.moves():
        b.push(m); best=min(best,search(b,depth-1,alpha,beta)); b.pop()
        beta=min(beta,best)
        if beta<=alpha: return best
    return best
print(search(B(),6,-10000,10000))
