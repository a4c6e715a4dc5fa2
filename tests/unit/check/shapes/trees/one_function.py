from math import inf


def alphabeta(node, depth, alpha, beta, maximizing):
    #! terminal test missed: if depth == 0:
    #! depth counts one too few: if depth == 1 or not isinstance(node, list):
    if depth == 0 or not isinstance(node, list):
        return node
    if maximizing:
        #! best starts at 0: value = 0
        value = -inf
        #! ignores the last move: for child in node[:-1]:
        for child in node:
            #! alpha and beta swapped: value = max(value, alphabeta(child, depth - 1, beta, alpha, False))
            #! player never changes: value = max(value, alphabeta(child, depth - 1, alpha, beta, True))
            value = max(value, alphabeta(child, depth - 1, alpha, beta, False))
            #! MAX cuts at alpha: if value >= alpha:
            #! cut forgotten: if False:
            if value >= beta:
                break
            #! alpha never updated: pass
            alpha = max(alpha, value)
        return value
    value = inf
    for child in node:
        #! MIN takes max: value = max(value, alphabeta(child, depth - 1, alpha, beta, True))
        value = min(value, alphabeta(child, depth - 1, alpha, beta, True))
        #! MIN cuts at beta: if value <= beta:
        if value <= alpha:
            break
        #! beta never updated: pass
        beta = min(beta, value)
    return value
