L=((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6))
def winner(b):
    for i,j,k in L:
        if b[i]==b[j]==b[k]!=0: return b[i]
    return 0
def negamax(b, color):
    w=winner(b)
    if w: return w*color
    if 0 not in b: return 0
    best=-99
    for m in range(9):
        if b[m]==0:
            b[m]=color
            best=max(best,-negamax(b,-color))
            b[m]=0
    return best
print(negamax([1,-1,0,0,1,0,0,0,-1],1))
