player, opponent = 'x', 'o'

def isMovesLeft(board):
    for i in range(3):
        for j in range(3):
            if board[i][j] == '_':
                return True
    return False

def evaluate(b):
    lines = [b[0], b[1], b[2]]
    for c in range(3):
        lines.append([b[0][c], b[1][c], b[2][c]])
    lines.append([b[0][0], b[1][1], b[2][2]])
    lines.append([b[0][2], b[1][1], b[2][0]])
    for l in lines:
        if l == [player] * 3: return 10
        if l == [opponent] * 3: return -10
    return 0

def minimax(board, depth, isMax):
    score = evaluate(board)
    if score == 10: return score
    if score == -10: return score
    if isMovesLeft(board) == False: return 0
    if isMax:
        best = -1000
        for i in range(3):
            for j in range(3):
                if board[i][j] == '_':
                    board[i][j] = player
                    best = max(best, minimax(board, depth + 1, not isMax))
                    board[i][j] = '_'
        return best
    else:
        best = 1000
        for i in range(3):
            for j in range(3):
                if board[i][j] == '_':
                    board[i][j] = opponent
                    best = min(best, minimax(board, depth + 1, not isMax))
                    board[i][j] = '_'
        return best

board = [['x','o','x'],['o','o','x'],['_','_','_']]
