"""Our alpha-beta against those of the packages easyAI and aima3, inside the built Pyodide."""

from in_pyodide import outcome_of

from building.measured import Outcome


def run(tools: dict[str, str]) -> Outcome:
    """Rows for each position, and each package."""
    return outcome_of("ahead_of_others.py", tools, tools["others"])
