class Node:
    def __init__(self, sticks, player, parent=None, move=None):
        self.sticks=sticks; self.player=player; self.parent=parent; self.move=move
        self.children=[]; self.value=None; self.best=None
    def expand(self):
        for k in (1,2,3):
            if k<=self.sticks: self.children.append(Node(self.sticks-k, 1-self.player, self, k))
    def solve(self):
        if self.sticks==0:
            self.value = -1 if self.player==0 else 1
            return
        self.expand()
        for c in self.children: c.solve()
        key=lambda c:c.value
        self.best = max(self.children,key=key) if self.player==0 else min(self.children,key=key)
        self.value=self.best.value
root=Node(5,0); root.solve()
print(root.value, root.best.move)
