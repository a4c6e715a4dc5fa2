def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

def ab(b, a, be, mx):
    if win(b,'X'): return 1
    if win(b,'O'): return -1
    if ' ' not in b: return 0
    if mx:
        for i in range(9):
            if b[i]==' ':
                b[i]='X'
                s=ab(b,a,be,False)
                b[i]=' '
                if s>=be: return be
                if s>a: a=s
        return a
    for i in range(9):
        if b[i]==' ':
            b[i]='O'
            s=ab(b,a,be,True)
            b[i]=' '
            if s<=a: return a
            if s<be: be=s
    return be
print(ab(list('XO  X   O'), -2, 2, True))
