class Beaver:
    def __init__(self, limit):
        self.limit = limit
        self.choice = None

    def gnaw(self, logs, depth, low, high, who):
        if not any(logs):
            return -who * (100 - depth)
        if depth == self.limit:
            return 0
        for at, log in enumerate(logs):
            for bite in range(1, log + 1):
                rest = logs[:at] + (log - bite,) + logs[at + 1 :]
                found = self.gnaw(rest, depth + 1, low, high, -who)
                if who == 1 and found > low:
                    low = found
                    if depth == 0:
                        self.choice = at, bite
                elif who == -1 and found < high:
                    high = found
                if low >= high:
                    return low if who == 1 else high
        return low if who == 1 else high


beaver = Beaver(5)
beaver.gnaw((1, 3, 1), 0, -1000, 1000, 1)
print(beaver.choice)
