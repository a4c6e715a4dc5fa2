class Search:
    def up(self, n):
        return max(getattr(self, "down")(n - k) for k in (1, 2) if k <= n) if n else -1

    def down(self, n):
        return min(getattr(self, "up")(n - k) for k in (1, 2) if k <= n) if n else 1

print(Search().up(5))
