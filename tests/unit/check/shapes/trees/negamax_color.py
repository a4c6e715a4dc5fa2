INFINITY = 10**6


def negamax(node, alpha, beta, color):
    if not isinstance(node, list):
        #! color forgotten at the leaf: return node
        return color * node
    #! best starts at 0: best = 0
    best = -INFINITY
    #! ignores the last move: for child in node[:-1]:
    for child in node:
        #! sign lost: score = negamax(child, -beta, -alpha, -color)
        #! window not turned: score = -negamax(child, alpha, beta, -color)
        #! window without signs: score = -negamax(child, beta, alpha, -color)
        #! player never changes: score = -negamax(child, -beta, -alpha, color)
        #! window not passed on: score = -negamax(child, -INFINITY, INFINITY, -color)
        score = -negamax(child, -beta, -alpha, -color)
        #! takes the smallest: if score < best:
        if score > best:
            best = score
        #! alpha never updated: alpha = alpha
        alpha = max(alpha, score)
        #! cut turned round: if alpha <= beta:
        #! cut forgotten: if False:
        if alpha >= beta:
            break
    #! returns the last value: return score
    return best
