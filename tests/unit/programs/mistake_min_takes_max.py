def minimax(board, depth, is_max):
    if isinstance(board, int):
        return board
    if is_max:
        best = -100
        for i in range(len(board)):
            best = max(best, minimax(board[i], depth + 1, False))
        return best
    best = -100
    for i in range(len(board)):
        best = max(best, minimax(board[i], depth + 1, True))
    return best

print(minimax([[3, 12, 8], [2, 4, 6], [14, 5, 2]], 0, True))
