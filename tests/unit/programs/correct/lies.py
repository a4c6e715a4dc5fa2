def minimax(t, is_min):
    if isinstance(t,int): return t
    vs=[minimax(c, not is_min) for c in t]
    return max(vs) if is_min else min(vs)
print(minimax([[3,12,8],[2,4,6],[14,5,2]], True))
