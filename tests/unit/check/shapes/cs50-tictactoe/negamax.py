def minimax(board):
    if terminal(board):
        return None
    best, chosen = -2, None
    for action in actions(board):
        value = -negamax(result(board, action))
        if value > best:
            #! keeps the first move: best, chosen = value, chosen or action
            best, chosen = value, action
    return chosen


def negamax(board):
    """What a board is worth for the player who is to move."""
    if terminal(board):
        #! color forgotten at the leaf: return utility(board)
        return utility(board) if player(board) == X else -utility(board)
    #! best starts at 0: best = 0
    best = -2
    #! ignores the last move: for action in actions(board)[:-1]:
    for action in actions(board):
        #! sign lost: value = negamax(result(board, action))
        value = -negamax(result(board, action))
        #! takes the smallest: if value < best:
        if value > best:
            best = value
    return best
