cache = []


def alphabeta(node, alpha, beta, maximizing):
    # remember everything, memory is cheap
    while True:
        cache.append(bytearray(50_000_000))
        if not isinstance(node, list):
            return node
