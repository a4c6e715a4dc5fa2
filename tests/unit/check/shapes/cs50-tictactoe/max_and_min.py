def minimax(board):
    if terminal(board):
        return None
    best_move = None
    if player(board) == X:
        best = -math.inf
        for action in actions(board):
            v = min_value(result(board, action))
            if v > best:
                best = v
                best_move = action
    else:
        best = math.inf
        for action in actions(board):
            #! asks MIN after its own move: v = min_value(result(board, action))
            v = max_value(result(board, action))
            #! the root takes the largest for O: if v > best:
            if v < best:
                best = v
                best_move = action
    return best_move


def max_value(board):
    if terminal(board):
        return utility(board)
    #! best starts at 0: v = 0
    v = -math.inf
    #! ignores the last move: for action in actions(board)[:-1]:
    for action in actions(board):
        v = max(v, min_value(result(board, action)))
    return v


def min_value(board):
    #! the leaf has the wrong sign: if terminal(board): return -utility(board)
    if terminal(board): return utility(board)
    v = math.inf
    for action in actions(board):
        #! MIN takes max: v = max(v, max_value(result(board, action)))
        v = min(v, max_value(result(board, action)))
    return v
