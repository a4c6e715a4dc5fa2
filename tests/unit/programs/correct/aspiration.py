L=[(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]
TT={}
def win(s):
    for a,b,c in L:
        if s[a]!='.' and s[a]==s[b]==s[c]: return True
def negamax(s,p,alpha,beta):
    a0=alpha
    e=TT.get(s)
    if e:
        v,f=e
        if f=='E': return v
        if f=='L': alpha=max(alpha,v)
        else: beta=min(beta,v)
        if alpha>=beta: return v
    if win(s): return -10+s.count('.')*-1
    if '.' not in s: return 0
    best=-100
    order=[4,0,2,6,8,1,3,5,7]
    for i in order:
        if s[i]=='.':
            v=-negamax(s[:i]+p+s[i+1:],'XO'[p=='X'],-beta,-alpha)
            if v>best: best=v
            if best>alpha: alpha=best
            if alpha>=beta: break
    TT[s]=(best,'U' if best<=a0 else 'L' if best>=beta else 'E')
    return best

TT.clear()
v=negamax('X...O....','X',-5,5)
if v<=-5 or v>=5:
    TT.clear(); v=negamax('X...O....','X',-100,100)
print(v)
