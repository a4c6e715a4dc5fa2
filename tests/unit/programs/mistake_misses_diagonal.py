def win(b, p):
    return any(b[x] == b[y] == b[z] == p for x, y, z in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8)])

def minimax(board, turn):
    if win(board, 'X'): return 1
    if win(board, 'O'): return -1
    if ' ' not in board: return 0
    scores = []
    for i in range(9):
        if board[i] == ' ':
            board[i] = turn
            scores.append(minimax(board, 'O' if turn == 'X' else 'X'))
            board[i] = ' '
    return max(scores) if turn == 'X' else min(scores)

print(minimax(['X', 'X', 'O', ' ', 'O', ' ', ' ', ' ', ' '], 'X'))
