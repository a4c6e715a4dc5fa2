"""What the page knows of Python's messages, and of the numbers in a trace, is not stale."""

import runpy
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[2] / "static" / "js"
MAKER = SCRIPTS / "python" / "make_messages.py"
made = runpy.run_path(str(MAKER))
REMAKE = f"Run PYTHONPATH=py python {MAKER.relative_to(SCRIPTS.parents[1])}."


@pytest.mark.slow
def test_the_types_of_messages_are_those_that_python_has() -> None:
    assert (SCRIPTS / "python" / "messages.d.ts").read_text(encoding="utf-8") == made["types"](), REMAKE


def test_the_numbers_in_a_trace_are_those_that_python_writes() -> None:
    assert (SCRIPTS / "trace" / "codes.js").read_text(encoding="utf-8") == made["codes"](), REMAKE
