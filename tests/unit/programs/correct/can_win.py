def wins(b,p): return any(all(b[i]==p for i in l) for l in ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)))
def can_win(b,me,you):
    if wins(b,you): return False
    for i in range(9):
        if b[i]==' ':
            b[i]=me
            lost=wins(b,me) or cannot(b,you,me)
            b[i]=' '
            if lost: return True
    return False
def cannot(b,me,you):
    if wins(b,you): return True
    if ' ' not in b: return False
    for i in range(9):
        if b[i]==' ':
            b[i]=me
            ok=can_win(b,you,me)
            b[i]=' '
            if not ok: return False
    return True
print(can_win(list('XO       '),'X','O'))
