position = {1: 'X', 2: 'O', 3: 'X', 4: ' ', 5: 'O', 6: ' ', 7: ' ', 8: ' ', 9: ' '}

def checkWhichMarkWon(mark):
    for a, b, c in [(1,2,3),(4,5,6),(7,8,9),(1,4,7),(2,5,8),(3,6,9),(1,5,9),(3,5,7)]:
        if position[a] == position[b] == position[c] == mark:
            return True
    return False

def checkDraw():
    return ' ' not in position.values()

def minimax(board, isMaximizing):
    if checkWhichMarkWon('X'):
        return 1
    elif checkWhichMarkWon('O'):
        return -1
    elif checkDraw():
        return 0
    if isMaximizing:
        bestScore = -800
        for key in board.keys():
            if board[key] == ' ':
                board[key] = 'X'
                score = minimax(board, False)
                board[key] = ' '
                if score > bestScore:
                    bestScore = score
        return bestScore
    else:
        bestScore = 800
        for key in board.keys():
            if board[key] == ' ':
                board[key] = 'O'
                score = minimax(board, True)
                board[key] = ' '
                if score < bestScore:
                    bestScore = score
        return bestScore

print(minimax(position, True))
