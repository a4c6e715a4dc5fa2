"""How much longer a student's own program takes when it is watched and read, inside the built
Pyodide."""

from in_pyodide import printed_by


def run(tools: dict[str, str]) -> list[str]:
    """One line for each search measured."""
    return printed_by("program_cost.py", tools)
