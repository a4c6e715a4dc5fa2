FREE = "."


class Rules:
    def __init__(self, most):
        self.most = most

    def moves(self, heap):
        return [take for take in range(1, self.most + 1) if take <= heap]


def answer_to(rules, heap):
    def worth(heap, mine):
        if heap == 0:
            return -1 if mine else 1
        values = [worth(heap - take, not mine) for take in rules.moves(heap)]
        return max(values) if mine else min(values)

    return max(rules.moves(heap), key=lambda take: worth(heap - take, False))


def play():
    rules = Rules(2)
    heap = 6
    while heap:
        heap -= int(input("How many do you take? "))
        if heap:
            reply = answer_to(rules, heap)
            print("I take", reply)
            heap -= reply


if __name__ == "__main__":
    play()
