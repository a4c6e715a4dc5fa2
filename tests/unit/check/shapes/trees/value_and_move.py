from math import inf


def alphabeta(node, alpha=-inf, beta=inf, player="MAX"):
    """The value of a node, and the number of the best child."""
    if type(node) is int:
        return node, None
    best, move = (-inf, None) if player == "MAX" else (inf, None)
    #! ignores the first move: for i, child in list(enumerate(node))[1:]:
    #! ignores the last move: for i, child in enumerate(node[:-1]):
    for i, child in enumerate(node):
        if player == "MAX":
            #! player never changes: score, _ = alphabeta(child, alpha, beta, "MAX")
            #! alpha and beta swapped: score, _ = alphabeta(child, beta, alpha, "MIN")
            score, _ = alphabeta(child, alpha, beta, "MIN")
            #! MAX takes min: if score < best:
            if score > best:
                best, move = score, i
            #! alpha never updated: alpha = alpha
            alpha = max(alpha, best)
        else:
            #! window not passed on: score, _ = alphabeta(child, -inf, inf, "MAX")
            score, _ = alphabeta(child, alpha, beta, "MAX")
            #! MIN takes max: if score > best:
            if score < best:
                best, move = score, i
            #! beta never updated: beta = beta
            #! beta takes the last value: beta = score
            beta = min(beta, best)
        #! cut turned round: if alpha <= beta:
        #! cut forgotten: if False:
        if alpha >= beta:
            break
    return best, move
