"""Where files and folders are."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / ".build"
DIST = ROOT / "dist"
STATIC = ROOT / "static"
SCRIPTS = STATIC / "js"
TESTS = ROOT / "tests"

VENV = BUILD / "venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = VENV_BIN / ("python.exe" if os.name == "nt" else "python")

NODE_MODULES = ROOT / "node_modules"
PYODIDE = NODE_MODULES / "pyodide"
