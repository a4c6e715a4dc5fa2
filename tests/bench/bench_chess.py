"""Perft of our board games beside python-chess, and a search, inside the built Pyodide."""

from in_pyodide import rows_of

from building.measured import Row


def run(tools: dict[str, str]) -> list[Row]:
    """Rows for each game, and for the search."""
    return rows_of("rules_speed.py", tools, tools["others"])
