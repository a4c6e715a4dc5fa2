class AI:
    def __init__(self): self.nodes=0; self.cuts=0
    def search(self,t,alpha,beta,maximizing):
        self.nodes+=1
        if isinstance(t,int): return t
        best=-999 if maximizing else 999
        for c in t:
            s=self.search(c,alpha,beta,not maximizing)
            if maximizing:
                best=max(best,s); alpha=max(alpha,best)
            else:
                best=min(best,s); beta=min(beta,best)
            if beta<=alpha:
                self.cuts+=1
                break
        return best
print(AI().search([[3,12,8],[2,4,6],[14,5,2]],-999,999,True))
