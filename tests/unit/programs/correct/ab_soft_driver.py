def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

import math
def minimax(board, depth, is_max, alpha, beta):
    if win(board,'O'): return 10-depth
    if win(board,'X'): return depth-10
    if ' ' not in board: return 0
    if is_max:
        best=-math.inf
        for i in range(9):
            if board[i]==' ':
                board[i]='O'
                best=max(best,minimax(board,depth+1,False,alpha,beta))
                board[i]=' '
                alpha=max(alpha,best)
                if beta<=alpha: break
        return best
    best=math.inf
    for i in range(9):
        if board[i]==' ':
            board[i]='X'
            best=min(best,minimax(board,depth+1,True,alpha,beta))
            board[i]=' '
            beta=min(beta,best)
            if beta<=alpha: break
    return best
def best_move(board):
    bs=-math.inf; mv=None; alpha=-math.inf
    for i in range(9):
        if board[i]==' ':
            board[i]='O'
            s=minimax(board,0,False,alpha,math.inf)
            board[i]=' '
            if s>bs: bs=s; mv=i
            alpha=max(alpha,bs)
    return mv
print(best_move(list('X   O  X ')))
