class Walk:
    """Two take coins from the ends of a row."""
    def __init__(self, coins):
        self.coins = list(coins)
        self.lead = 0
    def ends(self):
        yield 0
        if len(self.coins) > 1:
            yield -1
    def take(self, end, sign):
        coin = self.coins.pop(end)
        self.lead += sign * coin
        return coin
    def put(self, end, sign, coin):
        self.coins.insert(0, coin) if end == 0 else self.coins.append(coin)
        self.lead -= sign * coin
    def value(self, sign):
        if not self.coins:
            return self.lead
        found = []
        for end in self.ends():
            coin = self.take(end, sign)
            found.append(self.value(-sign))
            self.put(end, sign, coin)
        return max(found) if sign > 0 else min(found)
walk = Walk([3, 9, 1, 2])
print(walk.value(1))
