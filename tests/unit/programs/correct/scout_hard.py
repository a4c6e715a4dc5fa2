import random

random.seed(3)


def grown(levels):
    return [grown(levels - 1) for _ in range(3)] if levels else random.randint(-9, 9)


def pvs(node, alpha, beta, sign):
    if isinstance(node, int):
        return sign * node
    first = True
    for child in node:
        if first:
            score = -pvs(child, -beta, -alpha, -sign)
            first = False
        else:
            score = -pvs(child, -alpha - 1, -alpha, -sign)
            if alpha < score < beta:
                score = -pvs(child, -beta, -score, -sign)
        alpha = max(alpha, score)
        if alpha >= beta:
            break
    return alpha


print(pvs(grown(4), -100, 100, 1))
