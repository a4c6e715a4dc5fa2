class Tree:
    def __init__(self, *children, leaf=None):
        self.children = children
        self.leaf = leaf

    @property
    def height(self):
        if not self.children:
            return 0
        return 1 + max(c.height for c in self.children)

t = Tree(Tree(Tree(leaf=1), Tree(leaf=2)), Tree(leaf=3))
print(t.height)
