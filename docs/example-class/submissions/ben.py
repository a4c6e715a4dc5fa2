# as in the book: one function for each player
infinity = float("inf")


def max_value(state, alpha, beta):
    if type(state) == int:
        return state
    v = -infinity
    for s in state:
        v = max(v, min_value(s, alpha, beta))
        if v >= beta:
            return v
        alpha = max(alpha, v)
    return v


def min_value(state, alpha, beta):
    if type(state) == int:
        return state
    v = infinity
    for s in state:
        v = min(v, max_value(s, alpha, beta))
        if v <= alpha:
            return v
        beta = min(beta, v)
    return v


def alpha_beta_search(tree):
    return max_value(tree, -infinity, infinity)
