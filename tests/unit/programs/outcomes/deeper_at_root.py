class Goat:
    def climb(self, hay):
        best = None
        for depth in range(1, 7):
            best = self.top(hay, depth)
        return best

    def top(self, hay, depth):
        return max((self.least(hay - k, depth - 1), k) for k in (1, 2, 3) if k <= hay)[1]

    def most(self, hay, depth):
        if hay == 0 or depth == 0:
            return -1 if hay == 0 else 0
        return max(self.least(hay - k, depth - 1) for k in (1, 2, 3) if k <= hay)

    def least(self, hay, depth):
        if hay == 0 or depth == 0:
            return 1 if hay == 0 else 0
        return min(self.most(hay - k, depth - 1) for k in (1, 2, 3) if k <= hay)


print(Goat().climb(6))
