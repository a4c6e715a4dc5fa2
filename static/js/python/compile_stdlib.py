"""Compiles Pyodide's standard library to `.pyc` files; run by Pyodide itself, whose bytecode it is.

    compile_stdlib.py SOURCE.zip IMPORTED.json WHOLE.zip CORE.zip

A browser then has nothing to compile when Python starts. The sources stay out of the archive:
Python prefers a source that is newer than its `.pyc`, and nobody here reads the library's own lines
in a traceback.

The core has only the modules that Plyscope imports, without docstrings, and a list of the others,
`rest.txt`, one name on each line: an import of one of them replaces the core by the whole.
"""

import importlib._bootstrap_external as external
import json
import sys
import zipfile
from pathlib import Path

WITHOUT_DOCSTRINGS = 2
"""The level of optimization that drops docstrings, which are a quarter of the library."""


def compiled(name: str, source: bytes, optimize: int = 0) -> bytes:
    """The contents of the `.pyc` file of the module that stands at `name` in the archive."""
    code = compile(
        source,
        f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/{name}",
        "exec",
        dont_inherit=True,
        optimize=optimize,
    )
    return bytes(external._code_to_timestamp_pyc(code))


def module_at(name: str) -> str:
    """The module whose source stands at `name` in the archive."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def add(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Adds a file. With a fixed date, the same sources always make the same archive."""
    entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
    archive.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)


def compile_archive(library: str, imported: str, whole: str, core: str) -> None:
    """Writes the archive `whole`, which holds what `library` holds, with every module compiled, and
    `core`, which holds the modules that the list `imported` names."""
    needed = set(json.loads(Path(imported).read_text(encoding="utf-8")))
    rest = []
    with (
        zipfile.ZipFile(library) as old,
        zipfile.ZipFile(whole, "w") as all_of_it,
        zipfile.ZipFile(core, "w") as part,
    ):
        for entry in sorted(old.namelist()):
            if entry.endswith("/"):
                continue
            source = old.read(entry)
            if not entry.endswith(".py"):
                add(all_of_it, entry, source)
                continue
            add(all_of_it, entry + "c", compiled(entry, source))
            module = module_at(entry)
            if module in needed:
                add(part, entry + "c", compiled(entry, source, WITHOUT_DOCSTRINGS))
            else:
                rest.append(module)
        add(part, "rest.txt", "\n".join(sorted(rest)).encode())


compile_archive(*sys.argv[1:])
