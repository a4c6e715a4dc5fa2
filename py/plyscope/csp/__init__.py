"""The methods that solve constraint problems.

A new one is a file here and an entry in `entries`.
"""

from __future__ import annotations

from collections.abc import Callable

from plyscope.csp.entries import METHODS, ORDERS, MethodEntry
from plyscope.input.checks import named
from plyscope.problems.problem import Assignment

__all__ = ["METHODS", "ORDERS", "MethodEntry", "load"]


def load(name: str) -> Callable[..., Assignment | None]:
    """The function of a method by its name.

    It is called with a problem, an empty assignment and the
    domains; it returns the solution, or None.

    >>> load("mac").__name__
    'mac_search'

    Raises `BadInput` if there is no such method.
    """
    entry = named(METHODS, name, "There is no method")
    return entry.function
