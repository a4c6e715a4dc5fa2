"""How nodes, time and traces grow with the depth, inside the built Pyodide."""

from in_pyodide import rows_of

from building.measured import Row


def run(tools: dict[str, str]) -> list[Row]:
    """Rows for each search."""
    return rows_of("growth.py", tools)
