"""How much longer a search takes when it is watched, inside the built Pyodide."""

from in_pyodide import rows_of

from building.measured import Row


def run(tools: dict[str, str]) -> list[Row]:
    """Rows for each search measured."""
    return rows_of("watch_cost.py", tools)
