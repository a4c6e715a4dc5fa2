def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

def minimax(board, player, maxi):
    if win(board, 'X'): return 1
    if win(board, 'O'): return -1
    if ' ' not in board: return 0
    best = -2 if maxi else 2
    for i in range(9):
        if board[i] == ' ':
            board[i] = player
            v = minimax(board, player, not maxi)
            board[i] = ' '
            best = max(best, v) if maxi else min(best, v)
    return best

print(minimax(['X', 'O', 'X', ' ', 'O', ' ', ' ', ' ', ' '], 'X', True))
