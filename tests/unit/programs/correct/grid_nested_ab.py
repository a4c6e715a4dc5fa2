def w(b):
    for r in b:
        if r[0]==r[1]==r[2]!='_': return r[0]
    for c in range(3):
        if b[0][c]==b[1][c]==b[2][c]!='_': return b[0][c]
    if b[0][0]==b[1][1]==b[2][2]!='_' or b[0][2]==b[1][1]==b[2][0]!='_': return b[1][1]
    return None
def minimax(board, depth, isMax, alpha, beta):
    r=w(board)
    if r=='x': return 10
    if r=='o': return -10
    if not any('_' in row for row in board): return 0
    if isMax:
        best=-1000
        for i in range(3):
            for j in range(3):
                if board[i][j]=='_':
                    board[i][j]='x'
                    best=max(best,minimax(board,depth+1,not isMax,alpha,beta))
                    board[i][j]='_'
                    alpha=max(alpha,best)
                    if beta<=alpha: return best
        return best
    best=1000
    for i in range(3):
        for j in range(3):
            if board[i][j]=='_':
                board[i][j]='o'
                best=min(best,minimax(board,depth+1,not isMax,alpha,beta))
                board[i][j]='_'
                beta=min(beta,best)
                if beta<=alpha: return best
    return best
print(minimax([['x','o','x'],['_','o','_'],['_','_','_']],0,True,-1000,1000))
