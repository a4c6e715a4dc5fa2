"""On how many examples the laws are tried."""

import sys

from hypothesis import settings


def examples(count: int) -> settings:
    """Settings for a law that is tried on so many examples.

    In Pyodide, which is slow, it is tried on a quarter of them: there, only what is different
    between the two Pythons is looked for.
    """
    in_pyodide = sys.platform == "emscripten"
    return settings(deadline=None, max_examples=max(2, count // 4) if in_pyodide else count)
