def minimax(board):
    if terminal(board):
        return None
    turn = player(board)
    best_action = None
    alpha, beta = -math.inf, math.inf
    for action in actions(board):
        value = alphabeta(result(board, action), alpha, beta)
        if turn == X and value > alpha:
            alpha, best_action = value, action
        elif turn == O and value < beta:
            beta, best_action = value, action
    return best_action


def alphabeta(board, alpha, beta):
    if terminal(board):
        return utility(board)
    if player(board) == X:
        value = -math.inf
        #! ignores the last move: for action in actions(board)[:-1]:
        for action in actions(board):
            value = max(value, alphabeta(result(board, action), alpha, beta))
            #! alpha never updated: pass
            alpha = max(alpha, value)
            #! MAX cuts too early: if alpha >= 0:
            #! cut turned round: if alpha <= beta:
            if alpha >= beta:
                break
        return value
    #! best starts at 0: value = 0
    value = math.inf
    for action in actions(board):
        #! MIN takes max: value = max(value, alphabeta(result(board, action), alpha, beta))
        #! alpha and beta swapped: value = min(value, alphabeta(result(board, action), beta, alpha))
        value = min(value, alphabeta(result(board, action), alpha, beta))
        #! beta never updated: pass
        beta = min(beta, value)
        if beta <= alpha:
            break
    return value
