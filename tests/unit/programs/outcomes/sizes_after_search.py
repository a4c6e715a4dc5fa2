def size(branch):
    return 1 if isinstance(branch, int) else sum(size(each) for each in branch)

def worth(branch, mine):
    if isinstance(branch, int):
        return branch
    got = [worth(each, not mine) for each in branch]
    return max(got) if mine else min(got)

oak = [[5, [1, 9]], [7, 2], [[6, 4], 8]]
for _ in range(4):
    size(oak)
print(worth(oak, True))
