"""The scripts in `docs` do on the page what is said of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from screen import Screen

DOCS = Path(__file__).resolve().parents[2] / "docs"

# What the examples take as given.
GIVEN = """
const { signal } = new AbortController();
const recipe = { questions: [{ type: "cuts" }] };
"""
PROGRAM = 'const source = "def f(n):\\n    return 1 if n < 2 else f(n - 1) + f(n - 2)\\nf(5)";'


def scripts(page: str) -> list[str]:
    """The examples of JavaScript in a page."""
    return re.findall(r"^```js\n(.*?)^```$", (DOCS / page).read_text("utf-8"), re.DOTALL | re.M)


@pytest.mark.parametrize("page", ["host-and-embed.md", "pictures.md", "scripting.md"])
def test_the_scripts_of_a_page_run(screen: Screen, page: str) -> None:
    for script in scripts(page):
        program = "" if "const source" in script else PROGRAM
        screen.page.evaluate(f"async () => {{ {GIVEN} {program} {script} }}")


def test_a_program_is_compared_as_it_is_shown(screen: Screen) -> None:
    _, script = scripts("scripting.md")
    said = dict(re.findall(r"difference\.(\w+); +// ([^:\n]+)", script))
    difference = screen.page.evaluate(f"async () => {{ {script} return difference; }}")
    assert said == {"kind": f'"{difference["kind"]}"', "node": str(difference["node"])}
