# A tree of objects; the search keeps the values in them, and marks what it does not look at.
from dataclasses import dataclass, field


@dataclass
class Node:
    value: int | None = None
    below: list["Node"] = field(default_factory=list)
    is_cut: bool = False


def grown(given):
    if isinstance(given, int):
        return Node(given)
    return Node(None, [grown(each) for each in given])


def search(node, is_max, alpha=-99, beta=99):
    if not node.below:
        return node.value
    for at, child in enumerate(node.below):
        found = search(child, not is_max, alpha, beta)
        if is_max:
            alpha = max(alpha, found)
        else:
            beta = min(beta, found)
        if beta <= alpha:
            for left in node.below[at + 1 :]:
                left.is_cut = True
            break
    node.value = alpha if is_max else beta
    return node.value


print(search(grown([[[5, 6], [7, 4, 5]], [[6], [6, 9]], [[5], [9, 8, 6]]]), True))
