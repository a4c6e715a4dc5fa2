def minimax(board):
    if terminal(board):
        return None
    value, move = search(board)
    #! returns the value: return value
    return move


def search(board):
    if terminal(board):
        return utility(board), None
    best_move = None
    if player(board) == X:
        best = -2
        for move in actions(board):
            value, _ = search(result(board, move))
            #! MAX takes min: if value < best:
            if value > best:
                best, best_move = value, move
        return best, best_move
    best = 2
    #! ignores the first move: for move in actions(board)[1:] or actions(board):
    for move in actions(board):
        value, _ = search(result(board, move))
        #! MIN takes max: if value > best:
        if value < best:
            #! keeps the first move: best, best_move = value, best_move or move
            best, best_move = value, move
    return best, best_move
