"""Compiles Pyodide's standard library to `.pyc` files; run by Pyodide itself, whose bytecode it is.

    compile_stdlib.py SOURCE.zip TARGET.zip

A browser then has nothing to compile when Python starts. The sources stay out of the archive:
Python prefers a source that is newer than its `.pyc`, and nobody here reads the library's own lines
in a traceback.
"""

import importlib._bootstrap_external as external
import sys
import zipfile


def compiled(name: str, source: bytes) -> bytes:
    """The contents of the `.pyc` file of the module that stands at `name` in the archive."""
    code = compile(
        source,
        f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/{name}",
        "exec",
        dont_inherit=True,
    )
    return bytes(external._code_to_timestamp_pyc(code))


def compile_archive(source: str, target: str) -> None:
    """Writes the archive `target`, which holds what `source` holds, with every module compiled."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
        for entry in sorted(old.namelist()):
            if entry.endswith("/"):
                continue
            data = old.read(entry)
            name = entry
            if entry.endswith(".py"):
                name, data = entry + "c", compiled(entry, data)
            # A fixed date makes the same archive of the same sources, whenever it is built.
            new.writestr(
                zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED, 9
            )


compile_archive(*sys.argv[1:])
