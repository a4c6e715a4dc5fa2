"""How much longer a search takes when it is watched, inside the built Pyodide."""

from in_pyodide import outcome_of

from building.measured import Outcome


def run(tools: dict[str, str]) -> Outcome:
    """Rows for each search measured."""
    return outcome_of("watch_cost.py", tools)
