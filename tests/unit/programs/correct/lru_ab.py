from functools import lru_cache
L=[(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]
@lru_cache(maxsize=None)
def ab(s,p,alpha,beta):
    for a,b,c in L:
        if s[a]!='.' and s[a]==s[b]==s[c]: return 1 if s[a]=='X' else -1
    if '.' not in s: return 0
    if p=='X':
        v=-2
        for i,c in enumerate(s):
            if c=='.':
                v=max(v,ab(s[:i]+'X'+s[i+1:],'O',alpha,beta))
                alpha=max(alpha,v)
                if beta<=alpha: break
        return v
    v=2
    for i,c in enumerate(s):
        if c=='.':
            v=min(v,ab(s[:i]+'O'+s[i+1:],'X',alpha,beta))
            beta=min(beta,v)
            if beta<=alpha: break
    return v
print(ab('X........','O',-2,2))
