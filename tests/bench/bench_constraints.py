"""How long hard Sudokus take, and how much longer when they are watched, in the built Pyodide."""

from in_pyodide import rows_of

from building.measured import Row


def run(tools: dict[str, str]) -> list[Row]:
    """Rows for each problem measured."""
    return rows_of("constraint_cost.py", tools)
