"""On how many examples the laws are tried."""

import os
import sys

from hypothesis import settings


def examples(count: int) -> settings:
    """Settings for a law that is tried on so many examples where LONG is set, and else on a third.

    In Pyodide, which is slow, it is tried on an eighth: there, only what is different between the
    two Pythons is looked for.
    """
    share = 8 if sys.platform == "emscripten" else 1 if "LONG" in os.environ else 3
    return settings(deadline=None, max_examples=max(min(count, 4), count // share))
