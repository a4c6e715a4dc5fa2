"""How well and how fast the engine solves Connect-4, inside the built Pyodide."""

from in_pyodide import rows_of

from building.measured import Row


def run(tools: dict[str, str]) -> list[Row]:
    """Rows for each set of positions."""
    return rows_of("engine_speed.py", tools)
