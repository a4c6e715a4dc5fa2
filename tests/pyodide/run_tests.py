"""Runs the unit tests inside the Pyodide that was built; node.js runs this file.

run_tests.py PACKAGES PART PARTS [ci]

PACKAGES is the folder that holds pytest and Hypothesis. Of the files, every PARTS-th is run,
beginning with PART, from 0 on.

With `ci`, Hypothesis tries the same examples each time, as it does by itself outside Pyodide where
the variable CI is set: a change is judged by what it changes, and not by luck.

Of a long test with many cases, only some are run: they are there to find what is different between
the two Pythons, as are the fewer examples of `examples.py`.

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

NATIVE_ONLY = {
    "test_architecture.py",
    "test_build.py",
    "test_public_address.py",
    "test_choosing_tests.py",
    "test_extending.py",
    "test_exam_files.py",
    "test_scorm_package.py",
    "test_performance_page.py",
    "test_gif.py",
    "test_imported.py",
    "test_mistakes.py",
}
"""What starts other programs, which there are none of in Pyodide, or checks files with lxml or
imports with import-linter, or is about building, or holds what is said against plain Python."""


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
    found = (file for file in Path("tests/unit").rglob("test_*.py") if file.name not in NATIVE_ONLY)
    files = sorted(str(file) for file in found)
    return int(pytest.main([*own, *files[part::parts]], [FewerCases()]))


sys.exit(main())
