from enum import Enum
class P(Enum):
    X=1
    O=2
def other(p): return P.O if p is P.X else P.X
def check(b):
    for x,y,z in ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)):
        if b[x] is not None and b[x]==b[y]==b[z]: return b[x]
    return None
def mm(b, p, me):
    w=check(b)
    if w: return (1 if w is me else -1), -1
    if None not in b: return 0, -1
    scored=[]
    for i,v in enumerate(b):
        if v is None:
            b[i]=p
            scored.append((mm(b,other(p),me)[0], i))
            b[i]=None
    return max(scored) if p is me else min(scored)
b=[P.X,P.O,P.X,None,P.O,None,None,None,None]
print(mm(b,P.X,P.X))
