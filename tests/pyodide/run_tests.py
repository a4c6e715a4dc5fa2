"""Runs the unit tests inside the Pyodide that was built; node.js runs this file.

run_tests.py PACKAGES PART PARTS [ci]

PACKAGES is the folder that holds pytest and Hypothesis. Of the files, every PARTS-th is run,
beginning with PART, from 0 on.

With `ci`, Hypothesis tries the same examples each time, as it does by itself outside Pyodide where
the variable CI is set: a change is judged by what it changes, and not by luck.

Only what can be another thing in this Python runs here: see `HERE`. Of a long test with many cases,
some are left out, as are examples (`examples.py`).

Plyscope itself comes from its wheel, as it does in the page, and not from the sources beside it.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = "/tmp/hypothesis"
if sys.argv[4:] == ["ci"]:
    os.environ["CI"] = "true"

import plyscope  # noqa: E402
import pytest  # noqa: E402

HERE = """
    check/test_class_requests check/test_edition check/test_judging check/test_record_codec
    check/test_start test_asked_about_problems test_bridge test_budgets_of_runs test_capabilities
    test_chosen_roles test_clock test_compare test_compared_with test_drawing_chance test_editing
    test_foreign_texts test_hidden_moves test_isolation test_kept test_laws_of_games
    test_laws_of_traces test_lazy_actions test_load test_notebooks test_*_of_js test_outcomes
    test_own_* test_packing test_published_numbers test_program* test_set_order
    test_strict_variants test_text test_textbook test_tracing* test_tree_files test_typed_dicts
    test_uct test_verdicts test_what_is_quoted
"""
"""The tests of what can differ between two Pythons: how a program is loaded, compiled, watched,
stopped, copied and judged, and what is left of it; hashes and what goes through a set; recursion;
floats, chance and texts; how annotations are read; and all answers that are kept for JavaScript.
What is only data, such as the rules of a game, an exercise or a format, is the same in each."""


MANY, EVERY = 24, 4
"""Of a test of which so many cases are marked as slow, every so many-th of these is run."""


class FewerCases:
    """Leaves out cases of long tests."""

    @staticmethod
    def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leaves out the same ones each time."""
        slow: dict[str, list[pytest.Item]] = {}
        for item in items:
            if item.get_closest_marker("slow"):
                slow.setdefault(item.nodeid.partition("[")[0], []).append(item)
        many = [cases for cases in slow.values() if len(cases) >= MANY]
        left_out = {item for cases in many for at, item in enumerate(cases) if at % EVERY}
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]


def main() -> int:
    """The exit status of pytest."""
    assert "/site-packages/" in str(plyscope.__file__), "these tests are for the built wheel"
    own = ["-o", "pythonpath=", "-p", "no:cacheprovider", "-p", "no:faulthandler"]
    # Where an assertion fails, its values are not told: to write them into all files takes long here.
    own += ["-m", "not native", "--assert=plain"]
    part, parts = (int(word) for word in sys.argv[2:4])
    files = sorted({str(file) for name in HERE.split() for file in Path("tests/unit").glob(f"{name}.py")})
    return int(pytest.main([*own, *files[part::parts]], [FewerCases()]))


sys.exit(main())
