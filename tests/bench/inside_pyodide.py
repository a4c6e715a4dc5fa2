"""Runs inside Pyodide, for `in_pyodide.py`: prints what `run()` of a script returns, as JSON.

The working directory is the project's folder.
"""

import json
import runpy
import sys
from pathlib import Path

HERE = Path(__file__).parent
script, *folders = sys.argv[1:]
sys.path[:0] = [str(HERE), str(HERE.parents[1]), *folders]
print(json.dumps(runpy.run_path(str(HERE / script))["run"]()))
