def minimax(t, maximizing):
    if isinstance(t,int): return t
    vs=[minimax(c, not maximizing) for c in t]
    return max(vs) if maximizing else min(vs)
print(minimax([[3,12,8],[2,4,6],[14,5,2]], False))
