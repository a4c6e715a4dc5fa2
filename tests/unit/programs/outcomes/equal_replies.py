import copy


class Fence:
    def __init__(self):
        self.posts = [0] * 5
        self.mover = 1

    def gaps(self):
        return [at for at in range(4) if self.posts[at] == self.posts[at + 1] == 0]

    def close(self, at):
        later = copy.deepcopy(self)
        later.posts[at] = later.posts[at + 1] = self.mover
        later.mover = -self.mover
        return later


def worth(fence):
    found = [worth(fence.close(at)) for at in fence.gaps()]
    if not found:
        return -fence.mover
    return max(found) if fence.mover == 1 else min(found)


print(worth(Fence()))
