from abc import ABC, abstractmethod

class Node(ABC):
    def __init__(self, name, *children):
        self.name, self.children = name, children
    @abstractmethod
    def value(self, alpha, beta): ...

class Leaf(Node):
    def __init__(self, worth):
        super().__init__(str(worth))
        self.worth = worth
    def value(self, alpha, beta):
        return self.worth

class Max(Node):
    def value(self, alpha, beta):
        best = alpha
        for child in self.children:
            best = max(best, child.value(best, beta))
            if best >= beta:
                return beta
        return best

class Min(Node):
    def value(self, alpha, beta):
        best = beta
        for child in self.children:
            best = min(best, child.value(alpha, best))
            if best <= alpha:
                return alpha
        return best

L = Leaf
tree = Max("A", Min("B", Max("E", L(4), L(6)), L(7), Max("F", L(9), L(1), L(3))),
           Min("C", L(8), Max("G", L(2), Min("I", L(7), L(11)))),
           Min("D", Max("H", L(5), L(3)), L(4)))
print(tree.value(-100, 100))
print(max(tree.children, key=lambda c: c.value(-100, 100)).name)
