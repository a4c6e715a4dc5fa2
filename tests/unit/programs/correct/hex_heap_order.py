import heapq

# Hex on 3 x 3: red joins top and bottom, blue joins left and right; there is no draw.
SIZE = 3
CELLS = [(r, c) for r in range(SIZE) for c in range(SIZE)]

def neighbours(r, c):
    for dr, dc in ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)):
        yield r + dr, c + dc

def connected(stones, axis):
    front = [s for s in stones if s[axis] == 0]
    seen = set(front)
    while front:
        cell = front.pop()
        if cell[axis] == SIZE - 1:
            return True
        for n in neighbours(*cell):
            if n in stones and n not in seen:
                seen.add(n)
                front.append(n)
    return False

def solve(red, blue, red_to_move, alpha=-1, beta=1):
    """+1 if red wins, -1 if blue wins. The moves lie in a heap, the central ones on top."""
    if connected(red, 0):
        return 1
    if connected(blue, 1):
        return -1
    heap = [(abs(r - 1) + abs(c - 1), r, c) for r, c in CELLS if (r, c) not in red | blue]
    heapq.heapify(heap)
    best = -1 if red_to_move else 1
    while heap and alpha < beta:
        _, r, c = heapq.heappop(heap)
        if red_to_move:
            best = max(best, solve(red | {(r, c)}, blue, False, alpha, beta))
            alpha = max(alpha, best)
        else:
            best = min(best, solve(red, blue | {(r, c)}, True, alpha, beta))
            beta = min(beta, best)
    return best

for cell in [(1, 1), (0, 2)]:
    print(cell, solve(frozenset({cell}), frozenset({(0, 0)}), False))
