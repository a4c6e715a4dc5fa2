EXACT, AT_LEAST, AT_MOST = 0, 1, 2
table = {}


def replies(state):
    return [(2 * state + step) % 61 for step in (0, 1, 3)]


def search(state, depth, alpha, beta, is_max):
    key = state, depth, is_max
    low, high = alpha, beta
    if key in table:
        kind, value = table[key]
        if kind == EXACT:
            return value
        if kind == AT_LEAST:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            return value
    if depth == 0:
        return 7 * state % 19 - 9
    if is_max:
        value = -1000
        for reply in replies(state):
            value = max(value, search(reply, depth - 1, alpha, beta, False))
            alpha = max(alpha, value)
            if alpha >= beta:
                break
    else:
        value = 1000
        for reply in replies(state):
            value = min(value, search(reply, depth - 1, alpha, beta, True))
            beta = min(beta, value)
            if alpha >= beta:
                break
    table[key] = (AT_MOST if value <= low else AT_LEAST if value >= high else EXACT, value)
    return value


print(search(3, 5, -1000, 1000, True))
