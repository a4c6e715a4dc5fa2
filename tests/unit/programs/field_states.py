class Heap:
    def __init__(self, sticks, mover):
        self.sticks = sticks
        self.mover = mover

    def following(self):
        other = "you" if self.mover == "me" else "me"
        return [Heap(self.sticks - k, other) for k in (1, 2, 3) if k <= self.sticks]


def solve(heap):
    if heap.sticks == 0:
        return (-1 if heap.mover == "me" else 1), None
    best, chosen = None, None
    for after in heap.following():
        worth, _ = solve(after)
        if best is None or (worth > best if heap.mover == "me" else worth < best):
            best, chosen = worth, after
    return best, chosen


print(solve(Heap(6, "me"))[0])
