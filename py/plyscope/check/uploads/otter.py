"""otter-grader: a test file whose message is the sentence."""

from __future__ import annotations

from typing import Final

from plyscope.check.uploads.upload import Upload

TEST: Final = '''\
"""The search of a notebook, compared node by node."""

from otter.test_files import test_case
from plyscope.testing import assert_same_search

OK_FORMAT = False

name = "search"
points = 2


def solution(node, is_max):
    if isinstance(node, int):
        return node
    values = [solution(child, not is_max) for child in node]
    return max(values) if is_max else min(values)


@test_case(name="The tree of the book")
def test_book(minimax):
    assert_same_search(minimax, [[3, 12, 8], [2, 4, 6], [14, 5, 2]], True, solution=solution)


@test_case(name="A deeper tree")
def test_deeper(minimax):
    assert_same_search(minimax, [[[4, 6], [7, 9]], [[1, 2], [0, 1]]], True, solution=solution)
'''

UPLOAD: Final = Upload(
    files={"tests/search.py": TEST},
    next_step="Name the function of your notebook in tests/search.py, try it with "
    "`otter check NOTEBOOK -t @FOLDER@/tests`, and add plyscope to the requirements of the "
    "assignment.",
    task_folder=None,
)
