def em(t,is_max):
    if isinstance(t,(int,float)): return t
    vs=[em(c,not is_max) for c in t]
    return max(vs) if is_max else sum(vs)/len(vs)
print(em([[1,2,3],[4,4,1],[0,6,3]],True))
