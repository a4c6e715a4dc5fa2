"""Names the modules of Python's library that Pyodide and Plyscope import; run by Pyodide in Node.

    trace_imports.py PLYSCOPE.whl TARGET.json

They are the part of the library that a page from a server loads before Python starts. The wheel is
unpacked as the page does it, because that imports something too.
"""

import importlib
import json
import pkgutil
import shutil
import sys
import tempfile
from pathlib import Path


def imported() -> list[str]:
    """The modules from the library's archive that are imported once all of Plyscope is."""
    package = importlib.import_module("plyscope")
    for module in pkgutil.walk_packages(package.__path__, "plyscope."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    files = {name: getattr(each, "__file__", None) or "" for name, each in sys.modules.items()}
    return sorted(name for name, file in files.items() if ".zip/" in file)


wheel, target = sys.argv[1:]
folder = tempfile.mkdtemp()
shutil.unpack_archive(wheel, folder, "zip")
# What is for notebooks, a terminal and autograders is not asked for by the page.
for name in ("notebook", "check", "commands"):
    shutil.rmtree(Path(folder, "plyscope", name))
Path(folder, "plyscope", "testing.py").unlink()
sys.path.insert(0, folder)
Path(target).write_text(json.dumps(imported()), encoding="utf-8")
