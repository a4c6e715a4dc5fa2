LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def winner(board):
    for x, y, z in LINES:
        if board[x] != " " and board[x] == board[y] == board[z]:
            return board[x]
    return None


def available(board):
    return [i for i in range(9) if board[i] == " "]


def play(board, move, player):
    after = board.copy()
    after[move] = player
    return after


def alphabeta(board, depth, alpha, beta, maximizing):
    won = winner(board)
    if won == "X":
        return 1
    if won == "O":
        return -1
    if not available(board):
        return 0
    if maximizing:
        best = -2
        for move in available(board):
            best = max(best, alphabeta(play(board, move, "X"), depth + 1, alpha, beta, False))
            alpha = max(alpha, best)
            if best >= beta:
                break
        return best
    best = 2
    for move in available(board):
        best = min(best, alphabeta(play(board, move, "O"), depth + 1, alpha, beta, True))
        beta = min(beta, best)
        if best <= alpha:
            break
    return best
