"""How well and how fast the engine solves Connect-4, inside the built Pyodide."""

from in_pyodide import outcome_of

from building.measured import Outcome


def run(tools: dict[str, str]) -> Outcome:
    """Rows for each set of positions."""
    return outcome_of("engine_speed.py", tools)
