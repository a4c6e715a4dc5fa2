def minimax(board):
    me = player(board)
    if terminal(board):
        return None

    def value(state):
        if terminal(state):
            won = utility(state)
            #! evaluation not from my side: return won
            return won if me == X else -won
        options = []
        for a in actions(state):
            #! returns early: return value(result(state, a))
            options.append(value(result(state, a)))
        #! player never changes: return max(options)
        #! takes the mean: return max(options) if player(state) == me else sum(options) / len(options)
        return max(options) if player(state) == me else min(options)

    best, choice = -10, None
    #! ignores the last move: for a in actions(board)[:-1]:
    for a in actions(board):
        v = value(result(board, a))
        #! the root takes the smallest: if v < best:
        if v > best:
            best, choice = v, a
    return choice
