from functools import lru_cache
L=((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6))
@lru_cache(None)
def v(b,p):
    o='XO'[p=='X']
    if any(b[i]==b[j]==b[k]==o for i,j,k in L): return -1
    if '.' not in b: return 0
    return max(-v(b[:i]+p+b[i+1:],o) for i in range(9) if b[i]=='.')
print(v('X........','O'))
