def minimax(board):
    """The best action, by the score of each."""
    if terminal(board):
        return None
    scored = [(score(result(board, a)), a) for a in actions(board)]
    if player(board) == X:
        return max(scored)[1]
    #! the root takes the largest for O: return max(scored)[1]
    return min(scored)[1]


def score(board):
    if terminal(board):
        #! evaluation of the wrong side: return -utility(board)
        return utility(board)
    #! ignores the last move: scores = [score(result(board, a)) for a in actions(board)[:-1] or actions(board)]
    scores = [score(result(board, a)) for a in actions(board)]
    if player(board) == X:
        #! MAX takes min: return min(scores)
        #! MAX adds up: return sum(scores)
        return max(scores)
    #! MIN takes max: return max(scores)
    return min(scores)
