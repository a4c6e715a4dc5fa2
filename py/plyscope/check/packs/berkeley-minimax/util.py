"""What agents import as `util`."""


def lookup(name, namespace):
    """The thing of this name in a namespace, or in a module: "module.name"."""
    module, _, own = name.rpartition(".")
    if module:
        return getattr(__import__(module), own)
    if name in namespace:
        return namespace[name]
    raise Exception(name + " is not found as a method or class")


def manhattanDistance(one, other):
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def raiseNotDefined():
    raise NotImplementedError("it calls raiseNotDefined")
