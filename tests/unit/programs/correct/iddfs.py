G={'a':['b','c'],'b':['d'],'c':['e','f'],'d':[],'e':[],'f':[]}
def dls(n,goal,depth):
    if depth==0: return n==goal
    return any(dls(c,goal,depth-1) for c in G[n])
for d in range(5):
    if dls('a','f',d): print(d); break
