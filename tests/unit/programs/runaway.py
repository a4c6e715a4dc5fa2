def minimax(board, depth, maxi):
    vals = [minimax(board, depth + 1, not maxi)]
    return max(vals)

minimax([0], 0, True)
