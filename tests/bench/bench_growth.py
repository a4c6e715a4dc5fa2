"""How nodes, time and traces grow with the depth, inside the built Pyodide."""

from in_pyodide import outcome_of

from building.measured import Outcome


def run(tools: dict[str, str]) -> Outcome:
    """Rows for the deepest of each, and lines of plots."""
    return outcome_of("growth.py", tools)
