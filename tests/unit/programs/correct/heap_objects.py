class Heap:
    def __init__(self, sticks, mover):
        self.sticks, self.mover = sticks, mover
    def following(self):
        other = 'you' if self.mover == 'me' else 'me'
        return [Heap(self.sticks-k, other) for k in (1, 2, 3) if k <= self.sticks]
def search(heap, alpha, beta):
    if heap.sticks == 0: return -1 if heap.mover == 'me' else 1
    if heap.mover == 'me':
        best = -99
        for after in heap.following():
            best = max(best, search(after, alpha, beta))
            alpha = max(alpha, best)
            if beta <= alpha: break
        return best
    best = 99
    for after in heap.following():
        best = min(best, search(after, alpha, beta))
        beta = min(beta, best)
        if beta <= alpha: break
    return best
print(search(Heap(7, 'me'), -99, 99))
