def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

import random
def ab(b,p,al,be):
    if win(b,'X'): return 1
    if win(b,'O'): return -1
    ms=[i for i in range(9) if b[i]=='-']
    if not ms: return 0
    random.shuffle(ms)
    if p=='X':
        v=-5
        for m in ms:
            b[m]=p
            v=max(v,ab(b,'O',al,be))
            b[m]='-'
            if v>=be: return v
            al=max(al,v)
        return v
    v=5
    for m in ms:
        b[m]=p
        v=min(v,ab(b,'X',al,be))
        b[m]='-'
        if v<=al: return v
        be=min(be,v)
    return v
print(ab(list('X-O------'),'X',-5,5))
