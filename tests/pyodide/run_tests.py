"""Runs the unit tests inside the Pyodide that was built; node.js runs this file.

run_tests.py PACKAGES     the folder that holds pytest and Hypothesis

Plyscope itself comes from its wheel, as it does in the page, and not from the sources beside it.
"""

from __future__ import annotations

import os
import sys

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = "/tmp/hypothesis"

import plyscope  # noqa: E402
import pytest  # noqa: E402


def main() -> int:
    """The exit status of pytest."""
    assert "/site-packages/" in str(plyscope.__file__), "these tests are for the built wheel"
    own = ["-o", "pythonpath=", "-p", "no:cacheprovider", "-p", "no:faulthandler"]
    return int(pytest.main([*own, "tests/unit"]))


sys.exit(main())
