def maxn(t,p):
    if isinstance(t,tuple): return t
    return max((maxn(c,(p+1)%3) for c in t),key=lambda v:v[p])
print(maxn([[[(1,2,6),(4,3,2)],[(6,1,2),(7,4,1)]],[[(5,1,1),(1,5,2)],[(7,7,1),(5,4,5)]]],0))
