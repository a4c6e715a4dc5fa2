# A tree with three children per node in one array: the children of i are 3i+1, 3i+2, 3i+3.
# An inner node is None until it has been solved; solve() writes its value into the array.
tree = [None] * 4 + [7, None, 2, 5, None, 6, 3, 9, None] + [None] * 27
tree[16:19] = [8, 1, 4]
tree[25:28] = [0, 6, 5]
tree[37:40] = [4, 9, 7]

def level(i):
    deep = 0
    while i:
        i = (i - 1) // 3
        deep += 1
    return deep

def solve(i):
    if tree[i] is not None:
        return
    for child in range(3 * i + 1, 3 * i + 4):
        solve(child)
    below = tree[3 * i + 1:3 * i + 4]
    tree[i] = max(below) if level(i) % 2 == 0 else min(below)

solve(0)
print("root:", tree[0], "its children:", tree[1:4])
print("move:", tree.index(tree[0], 1))
