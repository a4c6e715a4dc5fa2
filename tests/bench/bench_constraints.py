"""How long hard Sudokus take, and how much longer when they are watched, in the built Pyodide."""

from in_pyodide import printed_by


def run(tools: dict[str, str]) -> list[str]:
    """One line for each problem measured."""
    return printed_by("constraint_cost.py", tools)
