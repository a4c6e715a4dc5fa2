LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def winner(board):
    for x, y, z in LINES:
        if board[x] != " " and board[x] == board[y] == board[z]:
            return board[x]
    return None


def minimax(board, depth, maximizing):
    won = winner(board)
    if won == "X":
        return 10 - depth
    if won == "O":
        return depth - 10
    if " " not in board:
        return 0
    if maximizing:
        best = -1000
        for i in range(9):
            if board[i] == " ":
                board[i] = "X"
                best = max(best, minimax(board, depth + 1, False))
                board[i] = " "
        return best
    best = 1000
    for i in range(9):
        if board[i] == " ":
            board[i] = "O"
            best = min(best, minimax(board, depth + 1, True))
            board[i] = " "
    return best
