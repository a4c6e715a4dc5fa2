import random, math
class Game:
    def __init__(self): self.state=[[0,0,0],[0,0,0],[0,0,0]]; self.state[0][0]=1; self.state[1][1]=-1; self.state[0][2]=1; self.state[0][1]=-1
    def is_end(self):
        s=self.state
        L=[s[0],s[1],s[2]]+[[s[r][c] for r in range(3)] for c in range(3)]+[[s[i][i] for i in range(3)],[s[i][2-i] for i in range(3)]]
        for l in L:
            if sum(l)==3: return 1
            if sum(l)==-3: return -1
        return None if any(0 in r for r in s) else 0
    def max(self):
        maxv=-2; px=None; py=None
        result=self.is_end()
        if result is not None: return (result,0,0)
        for i in range(0,3):
            for j in range(0,3):
                if self.state[i][j]==0:
                    self.state[i][j]=1
                    (m,min_i,min_j)=self.min()
                    if m>maxv: maxv=m; px=i; py=j
                    self.state[i][j]=0
        return (maxv,px,py)
    def min(self):
        minv=2; qx=None; qy=None
        result=self.is_end()
        if result is not None: return (result,0,0)
        for i in range(0,3):
            for j in range(0,3):
                if self.state[i][j]==0:
                    self.state[i][j]=-1
                    (m,max_i,max_j)=self.max()
                    if m<minv: minv=m; qx=i; qy=j
                    self.state[i][j]=0
        return (minv,qx,qy)
if __name__=='__main__':
    g=Game(); print(g.max())
