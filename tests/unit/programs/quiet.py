def evaluate(n):
    return n % 5 - 2

def quiesce(n, alpha, beta):
    stand = evaluate(n)
    if stand >= beta:
        return beta
    alpha = max(alpha, stand)
    for k in (2, 4):
        if k <= n and n % 2 == 0:
            score = -quiesce(n - k, -beta, -alpha)
            if score >= beta:
                return beta
            alpha = max(alpha, score)
    return alpha

def search(n, depth, alpha, beta):
    if depth == 0:
        return quiesce(n, alpha, beta)
    for k in (1, 2, 3):
        if k <= n:
            score = -search(n - k, depth - 1, -beta, -alpha)
            if score >= beta:
                return beta
            alpha = max(alpha, score)
    return alpha

print(search(14, 3, -100, 100))
