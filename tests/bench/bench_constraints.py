"""How long hard Sudokus take, and how much longer when they are watched, in the built Pyodide."""

from in_pyodide import outcome_of

from building.measured import Outcome


def run(tools: dict[str, str]) -> Outcome:
    """Rows for each problem measured."""
    return outcome_of("constraint_cost.py", tools)
