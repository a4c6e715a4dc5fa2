"""On how many examples the laws are tried."""

import os
import sys

from hypothesis import HealthCheck, settings


def examples(count: int) -> settings:
    """Settings for a law that is tried on so many examples where LONG is set, and else on a third.

    In Pyodide, which is slow, it is tried on an eighth: there, only what is different between the
    two Pythons is looked for. No law fails because a machine is busy.
    """
    share = 8 if sys.platform == "emscripten" else 1 if "LONG" in os.environ else 3
    return settings(
        deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=max(min(count, 4), count // share)
    )
