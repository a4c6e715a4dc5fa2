"""How much longer a search takes when it is watched, inside the built Pyodide."""

from in_pyodide import printed_by


def run(tools: dict[str, str]) -> list[str]:
    """One line for each search measured."""
    return printed_by("watch_cost.py", tools)
