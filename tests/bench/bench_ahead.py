"""Our alpha-beta against those of the packages easyAI and aima3, inside the built Pyodide."""

from in_pyodide import rows_of

from building.measured import Row


def run(tools: dict[str, str]) -> list[Row]:
    """Rows for each position, and each package."""
    return rows_of("ahead_of_others.py", tools, tools["others"])
