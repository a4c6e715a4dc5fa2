def wins(b, p):
    return any(all(b[i] == p for i in l) for l in
               [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)])

def full(b):
    return None not in b

def score(b, depth, p):
    if wins(b, 'X'): return 1
    if wins(b, 'O'): return -1
    if full(b) or depth == 0: return 0
    s = []
    for i in range(9):
        if b[i] is None:
            b[i] = p
            s.append(score(b, depth - 1, 'O' if p == 'X' else 'X'))
            b[i] = None
    return max(s) if p == 'X' else min(s)

def choose(b, p):
    best_i, best_s = None, None
    for i in range(9):
        if b[i] is None:
            b[i] = p
            s = score(b, 2, 'O' if p == 'X' else 'X')
            b[i] = None
            if best_s is None or (p == 'X' and s > best_s) or (p == 'O' and s < best_s):
                best_i, best_s = i, s
    return best_i

b = [None] * 9
p = 'X'
while not (wins(b, 'X') or wins(b, 'O') or full(b)):
    b[choose(b, p)] = p
    p = 'O' if p == 'X' else 'X'
print(b)
