"""How much longer a student's own program takes when it is watched and read, inside the built Pyodide."""

from in_pyodide import rows_of

from building.measured import Row


def run(tools: dict[str, str]) -> list[Row]:
    """Rows for each search measured."""
    return rows_of("program_cost.py", tools)
