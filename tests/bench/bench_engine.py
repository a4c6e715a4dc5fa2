"""How well and how fast the engine solves Connect-4, inside the built Pyodide."""

from in_pyodide import printed_by


def run(tools: dict[str, str]) -> list[str]:
    """Two lines for each set of positions."""
    return printed_by("engine_speed.py", tools)
