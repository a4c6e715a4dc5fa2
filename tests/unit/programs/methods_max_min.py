class AI:
    def __init__(self, limit):
        self.limit = limit

    def max(self, n, d):
        if n == 0: return -1
        if d == self.limit: return 0
        v = -2
        for k in [1, 2]:
            if k <= n:
                w = self.min(n - k, d + 1)
                if w > v: v = w
        return v

    def min(self, n, d):
        if n == 0: return 1
        if d == self.limit: return 0
        v = 2
        for k in [1, 2]:
            if k <= n:
                w = self.max(n - k, d + 1)
                if w < v: v = w
        return v

ai = AI(6)
print(ai.max(7, 0))
