def other(p): return 'b' if p == 'a' else 'a'

def successors(heap):
    for k in (1, 2, 3):
        if k <= heap:
            yield heap - k

def minimax(heap, p):
    if heap == 0:
        return -1 if p == 'a' else 1
    f = max if p == 'a' else min
    return f(minimax(h, other(p)) for h in successors(heap))

print(minimax(7, 'a'))
