"""How much longer a student's own program takes when it is watched and read, inside the built
Pyodide."""

from in_pyodide import outcome_of

from building.measured import Outcome


def run(tools: dict[str, str]) -> Outcome:
    """Rows for each search measured."""
    return outcome_of("program_cost.py", tools)
