def minimax(board, depth:
    return 0
