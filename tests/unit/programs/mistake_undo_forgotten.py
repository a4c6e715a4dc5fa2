def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

def minimax(board, turn):
    if win(board, 'X'): return 1
    if win(board, 'O'): return -1
    if ' ' not in board: return 0
    best = None
    for i in range(9):
        if board[i] == ' ':
            board[i] = turn
            v = minimax(board, 'O' if turn == 'X' else 'X')
            if turn == 'X':
                board[i] = ' '
            if best is None or (v > best if turn == 'X' else v < best):
                best = v
    return best

print(minimax(['X', 'O', 'X', ' ', 'O', ' ', ' ', ' ', ' '], 'X'))
