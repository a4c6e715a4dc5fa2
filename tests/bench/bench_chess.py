"""Perft of our board games beside python-chess, and a search, inside the built Pyodide."""

from in_pyodide import outcome_of

from building.measured import Outcome


def run(tools: dict[str, str]) -> Outcome:
    """Rows for each game, and for the search."""
    return outcome_of("rules_speed.py", tools, tools["others"])
