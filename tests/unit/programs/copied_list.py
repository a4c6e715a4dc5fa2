WINS = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]

def winner(board):
    for a, b, c in WINS:
        if board[a] == board[b] == board[c] != '-':
            return board[a]
    return None

def minimax(board, player):
    w = winner(board)
    if w == 'X': return 1
    if w == 'O': return -1
    if '-' not in board: return 0
    scores = []
    for i in range(9):
        if board[i] == '-':
            new_board = board[:]
            new_board[i] = player
            if player == 'X':
                scores.append(minimax(new_board, 'O'))
            else:
                scores.append(minimax(new_board, 'X'))
    if player == 'X':
        return max(scores)
    return min(scores)

board = ['X','O','X','-','O','-','-','-','-']
print(minimax(board, 'X'))
