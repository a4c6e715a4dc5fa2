"""A run that was sent is the same run, and bytes that are none are refused."""

from __future__ import annotations

import os
import pickle
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plyscope.check.record_codec import UnreadableError, decoded, encoded
from plyscope.compare import CompareOptions
from plyscope.own_code import read_request, report
from plyscope.program import RunResult, run_program
from plyscope.recognition import recognise
from program_table import ASKED, PROGRAMS
from test_outcomes import source

EVERY = 6
"""Of the programs every sixth is looked at: all have been, and it takes long."""
MOST_NODES = 3_000
SAMPLE = sorted(PROGRAMS.rglob("*.py"))[::EVERY]
SOURCE = """
def minimax(tree, big=True):
    if isinstance(tree, int): return tree
    values = [minimax(child, not big) for child in tree]
    return max(values) if big else min(values)
minimax([[3, 12], [2, 4]])
"""


def what_is_told(ran: RunResult) -> Any:
    return report(ran, recognise(ran.record) if ran.record else None, CompareOptions())


@pytest.mark.slow
@pytest.mark.parametrize("path", SAMPLE, ids=lambda path: path.stem)
def test_the_same_is_told_of_a_run_that_was_sent(path: Path) -> None:
    own = {"source": path.read_text(encoding="utf-8"), "budget": MOST_NODES}
    asked = read_request({**own, **ASKED.get(path.stem, {})})
    ran = run_program(asked)
    assert what_is_told(decoded(encoded(ran), asked.source, asked.files)) == what_is_told(ran)


def test_what_yields_its_answer_still_does_when_it_was_sent() -> None:
    text = source("yields_value", ("min(best", "max(best"))
    ran = run_program(read_request({"source": text}))
    assert what_is_told(decoded(encoded(ran), text, {})) == what_is_told(ran)


class Harm:
    def __reduce__(self) -> Any:
        return os.system, ("touch harm",)


def test_nothing_is_called_that_a_record_names(tmp_path: Path) -> None:
    os.chdir(tmp_path)
    for harm in (Harm(), [Harm()], {"record": Harm()}):
        with pytest.raises(UnreadableError, match="system"):
            decoded(pickle.dumps(harm), SOURCE, {})
    assert not (tmp_path / "harm").exists()


@given(st.binary(max_size=200))
def test_any_bytes_are_a_run_or_refused(data: bytes) -> None:
    with pytest.raises(UnreadableError):
        decoded(data, SOURCE, {})


@given(st.integers(min_value=0), st.integers(0, 255))
def test_a_damaged_run_is_a_run_or_refused(place: int, byte: int) -> None:
    data = bytearray(ENCODED)
    data[place % len(data)] = byte
    try:
        ran = decoded(bytes(data), SOURCE, {})
    except UnreadableError:
        return
    assert isinstance(ran, RunResult)


ENCODED = encoded(run_program(read_request({"source": SOURCE})))
