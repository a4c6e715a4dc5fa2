def minimax(board, player):
    if len(board) > 3:
        return board[9]
    scores = []
    for m in (0, 1):
        scores.append(minimax(board + [m], -player))
    return max(scores) if player == 1 else min(scores)

minimax([], 1)
