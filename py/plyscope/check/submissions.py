"""What people hand in: a file, a notebook, a folder or a zip of them; and the class that they are
in, a folder or a zip of submissions."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from tokenize import detect_encoding
from typing import Final

from plyscope.game import BadInput
from plyscope.input.phrases import quoted
from plyscope.program.notebook import of_notebook

PROGRAMS: Final = (".py", ".ipynb")
MOST_BYTES: Final = 50 * 2**20
MOST_FILES: Final = 2_000
LARGEST_TEXT: Final = 2 * 2**20
IGNORED: Final = ("__pycache__", "__MACOSX", ".git", ".ipynb_checkpoints", "node_modules", "venv")

Files = Mapping[str, bytes]


@dataclass(frozen=True)
class Submission:
    """What one person has handed in.

    Attributes:
        name: whose it is: the name of the file or folder.
        files: the texts of its Python files, by their names; notebooks as programs.
        wrong: why a file cannot be read, by its name.
    """

    name: str
    files: Mapping[str, str] = field(default_factory=dict)
    wrong: Mapping[str, str] = field(default_factory=dict)


def read_class(path: Path) -> list[Submission]:
    """The submissions in a folder or zip; a single one of a file. Raises `BadInput`."""
    if path.suffix in PROGRAMS:
        return [read_submission(path)]
    files = _held(path)
    found: dict[str, dict[str, bytes]] = {}
    for name, data in files.items():
        top, _, rest = name.partition("/")
        if rest:
            found.setdefault(top, {})[rest] = data
        elif PurePosixPath(name).suffix in PROGRAMS:
            found[name] = {name: data}
        elif name.endswith(".zip"):
            found[name] = dict(_unzipped(data, name))
    read = [_submission(name, held) for name, held in sorted(found.items())]
    known = [each for each in read if each.files or each.wrong]
    if not known:
        raise BadInput(f"{path} has no Python file and no notebook.")
    return known


def read_submission(path: Path) -> Submission:
    """One submission: a file, or all of a folder or zip. Raises `BadInput`."""
    found = _submission(path.name, _held(path))
    if not found.files and not found.wrong:
        raise BadInput(f"{path} has no Python file and no notebook.")
    return found


def _submission(name: str, files: Files) -> Submission:
    texts: dict[str, str] = {}
    wrong: dict[str, str] = {}
    for file, data in _without_common_folder(files).items():
        if PurePosixPath(file).suffix not in PROGRAMS:
            continue
        try:
            texts[str(PurePosixPath(file).with_suffix(".py"))] = _text(file, data)
        except (BadInput, ValueError) as error:
            wrong[file] = str(error)
    return Submission(name, texts, wrong)


def _text(file: str, data: bytes) -> str:
    if len(data) > LARGEST_TEXT:
        raise BadInput(f"{file} is larger than {LARGEST_TEXT // 2**20} MB.")
    if file.endswith(".ipynb"):
        return of_notebook(data.decode("utf-8-sig"))
    try:
        return data.decode(detect_encoding(io.BytesIO(data).readline)[0])
    except (SyntaxError, UnicodeDecodeError):
        why = "neither in UTF-8 nor in an encoding that its first lines name"
        raise BadInput(f"{file} cannot be read: it is written {why}.") from None


def _without_common_folder(files: Files) -> dict[str, bytes]:
    """The same files, by their names in the folder that all of them are in."""
    known = dict(files)
    while known and len({name.partition("/")[0] for name in known}) == 1:
        if not all("/" in name for name in known):
            break
        known = {name.partition("/")[2]: data for name, data in known.items()}
    return known


def _held(path: Path) -> Files:
    """The files of a folder, of a zip, or the one file. Raises `BadInput`."""
    try:
        if path.is_dir():
            return _limited(path, _of_folder(path))
        data = path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}.") from None
    return _unzipped(data, path.name) if path.suffix == ".zip" else {path.name: data}


def _of_folder(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not path.is_symlink() and _is_looked_at(name):
            yield name, path.read_bytes()


def _unzipped(data: bytes, name: str) -> Files:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as held:
            every = [each for each in held.infolist() if not each.is_dir()]
            if len(every) > MOST_FILES or sum(each.file_size for each in every) > MOST_BYTES:
                raise BadInput(
                    f"{name} holds more than {MOST_FILES:,} files or {MOST_BYTES // 2**20} MB."
                )
            return {
                each.filename: held.read(each) for each in every if _is_looked_at(each.filename)
            }
    except (zipfile.BadZipFile, RuntimeError, NotImplementedError, EOFError):
        raise BadInput(f"{quoted(name)} is no zip file that can be read.") from None


def _limited(path: Path, files: Iterator[tuple[str, bytes]]) -> Files:
    found: dict[str, bytes] = {}
    size = 0
    for name, data in files:
        size += len(data)
        if len(found) >= MOST_FILES or size > MOST_BYTES:
            raise BadInput(
                f"{path} holds more than {MOST_FILES:,} files or {MOST_BYTES // 2**20} MB."
            )
        found[name] = data
    return found


def _is_looked_at(name: str) -> bool:
    parts: Sequence[str] = PurePosixPath(name).parts
    is_hidden = any(part.startswith(".") or part in IGNORED for part in parts)
    return not is_hidden and PurePosixPath(name).suffix in (*PROGRAMS, ".zip")
