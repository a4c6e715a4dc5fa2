"""What agents import as `util`."""

import inspect
import sys


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
    caller = inspect.stack()[1]
    print("*** Method not implemented:", caller[3], "at line", caller[2])
    sys.exit(1)
