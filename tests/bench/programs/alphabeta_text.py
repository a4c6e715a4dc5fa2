LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def winner(board):
    for x, y, z in LINES:
        if board[x] != " " and board[x] == board[y] == board[z]:
            return board[x]
    return None


def alphabeta(board, alpha, beta, player):
    won = winner(board)
    if won == "X":
        return 1
    if won == "O":
        return -1
    moves = [i for i in range(9) if board[i] == " "]
    if not moves:
        return 0
    if player == "X":
        value = -2
        for move in moves:
            after = board[:move] + "X" + board[move + 1 :]
            value = max(value, alphabeta(after, alpha, beta, "O"))
            if value >= beta:
                break
            alpha = max(alpha, value)
        return value
    value = 2
    for move in moves:
        after = board[:move] + "O" + board[move + 1 :]
        value = min(value, alphabeta(after, alpha, beta, "X"))
        if value <= alpha:
            break
        beta = min(beta, value)
    return value
