"""What people hand in: a file, a notebook, a folder or a zip of them; and the class that they are
in, a folder or a zip of submissions."""

from __future__ import annotations

import io
import re
import unicodedata
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from tokenize import detect_encoding
from typing import Final

from plyscope.game import BadInput
from plyscope.input.phrases import quoted
from plyscope.program.notebook import of_notebook

PROGRAMS: Final = (".py", ".ipynb")
ZIP: Final = ".zip"
NO_PROGRAMS: Final = (
    *(".pdf", ".txt", ".rtf", ".doc", ".docx", ".odt"),
    *(".rar", ".7z", ".tar", ".gz", ".tgz"),
)
"""What people hand in instead: beside the submissions of a class it is one more, in which there is
no program. Other files there, such as a task or a list of names, are passed over."""
UTF_8_NAME: Final = 0x800
"""Says in a zip that the name of a file is in UTF-8. The Finder of macOS writes UTF-8 without."""
MOST_BYTES: Final = 50 * 2**20
MOST_FILES: Final = 2_000
TOO_MUCH: Final = f"{{}} holds more than {MOST_FILES:,} files or {MOST_BYTES // 2**20} MB."
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
        others: the names of its files that are no programs.
        folder: the folder that all its programs were in, whose own names they may import: with
            "anna/hw3" also `hw3.rules`.
    """

    name: str
    files: Mapping[str, str] = field(default_factory=dict)
    wrong: Mapping[str, str] = field(default_factory=dict)
    others: Sequence[str] = ()
    folder: str = ""


def read_class(path: Path) -> list[Submission]:
    """The submissions in a folder or zip; a single one of a file. Raises `BadInput`."""
    if _kind(path.name) in PROGRAMS:
        return [read_submission(path)]
    found: dict[str, dict[str, bytes]] = {}
    for name, data in _in_class(_held(path), path.stem).items():
        top, _, rest = name.partition("/")
        if rest:
            found.setdefault(top, {})[rest] = data
        elif _kind(name) in (*PROGRAMS, ZIP, *NO_PROGRAMS):
            found[name] = {name: data}
    read = [
        _submission(name, held, "" if name in held else name)
        for name, held in sorted(found.items())
    ]
    if not any(each.files or each.wrong for each in read):
        raise BadInput(f"{path} has no Python file and no notebook.")
    return read


def read_submission(path: Path) -> Submission:
    """One submission: a file, or all of a folder or zip. Raises `BadInput`."""
    held = _held(path)
    found = _submission(path.name, held, path.resolve().name if path.is_dir() else "")
    if not found.files and not found.wrong:
        raise BadInput(f"{path} has no Python file and no notebook.")
    return found


def _in_class(files: Files, name: str) -> Files:
    """The files by their names in the class: who packs a folder of submissions gets a zip with that
    folder in it. One that has two folders or zips and no program beside them is no submission, nor
    is one that is called as the zip and has two files, unless one of them imports all others."""
    inside, held = _common_folder(files)
    tops = {each.partition("/")[0] for each in held}
    many = {each for each in tops if each not in held or _kind(each) == ZIP}
    is_bare = not any(_kind(each) in PROGRAMS for each in tops - many)
    is_named = len(inside) == 1 and inside[0] == name and len(tops) > 1
    is_class = (is_bare and len(many) > 1) or (is_named and not _is_one_program(held))
    return held if is_class else files


def _is_one_program(files: Files) -> bool:
    """Whether all programs but one are imported by others: these are the work of one."""
    texts = {
        file.removesuffix(".py"): data.decode(errors="replace")
        for file, data in files.items()
        if _kind(file) in PROGRAMS
    }
    alone = [
        name
        for name in texts
        if not any(
            re.search(rf"^[ \t]*(?:from|import)[ \t]+\.?{re.escape(name)}\b", text, re.MULTILINE)
            for other, text in texts.items()
            if other != name
        )
    ]
    return len(texts) > 1 == len(alone)


def _submission(name: str, files: Files, folder: str) -> Submission:
    texts: dict[str, str] = {}
    wrong: dict[str, str] = {}
    try:
        held = _with_unzipped(files)
    except BadInput as error:
        return Submission(name, wrong={name: str(error)})
    inside, programs = _common_folder(
        {file: data for file, data in held.items() if _kind(file) in PROGRAMS}
    )
    for file, data in programs.items():
        try:
            texts[str(PurePosixPath(file).with_suffix(".py"))] = text_in(file, data)
        except (BadInput, ValueError) as error:
            wrong[file] = str(error)
    others = [file for file in held if _kind(file) not in PROGRAMS]
    return Submission(name, texts, wrong, others, "/".join(filter(None, (folder, *inside))))


def text_in(file: str, data: bytes) -> str:
    """The program in a Python file or a notebook. Raises `BadInput` if it cannot be read, and
    `ValueError` if a notebook is not in UTF-8."""
    if len(data) > LARGEST_TEXT:
        raise BadInput(f"{file} is larger than {LARGEST_TEXT // 2**20} MB.")
    if _kind(file) == ".ipynb":
        return of_notebook(data.decode("utf-8-sig"))
    try:
        return data.decode(detect_encoding(io.BytesIO(data).readline)[0])
    except (SyntaxError, UnicodeDecodeError):
        why = "neither in UTF-8 nor in an encoding that its first lines name"
        raise BadInput(f"{file} cannot be read: it is written {why}.") from None


def _common_folder(files: Files) -> tuple[list[str], Files]:
    """The folders that all files are in, one inside the other, and the files by their names in the
    last of them."""
    inside: list[str] = []
    while files and all("/" in name for name in files):
        tops = {name.partition("/")[0] for name in files}
        if len(tops) > 1:
            break
        inside += tops
        files = {name.partition("/")[2]: data for name, data in files.items()}
    return inside, files


def _with_unzipped(files: Files) -> Files:
    """The files, with what is in a zip among them. Raises `BadInput` if that cannot be read."""
    found: dict[str, bytes] = {}
    waiting = list(files.items())
    while waiting:
        name, data = waiting.pop(0)
        if _kind(name) != ZIP:
            found[name] = data
            continue
        inside = _unzipped(data, name)
        waiting += [(f"{name[: -len(ZIP)]}/{each}", held) for each, held in inside.items()]
        if sum(len(held) for _, held in waiting) > MOST_BYTES or len(waiting) > MOST_FILES:
            raise BadInput(TOO_MUCH.format(name))
    return found


def _held(path: Path) -> Files:
    """The files of a folder, of a zip, or the one file. Raises `BadInput`."""
    try:
        if path.is_dir():
            return _limited(path, _of_folder(path))
        data = path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}.") from None
    return _unzipped(data, path.name) if _kind(path.name) == ZIP else {path.name: data}


def _of_folder(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        name = unicodedata.normalize("NFC", path.relative_to(folder).as_posix())
        if path.is_file() and not path.is_symlink() and _is_shown(name):
            yield name, path.read_bytes() if _is_read(name) else b""


def _unzipped(data: bytes, name: str) -> Files:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as held:
            every = [each for each in held.infolist() if not each.is_dir()]
            if len(every) > MOST_FILES or sum(each.file_size for each in every) > MOST_BYTES:
                raise BadInput(TOO_MUCH.format(name))
            names = {each: _name(each) for each in every}
            return {
                name: held.read(each) if _is_read(name) else b""
                for each, name in names.items()
                if _is_shown(name)
            }
    except (zipfile.BadZipFile, RuntimeError, NotImplementedError, EOFError):
        raise BadInput(f"{quoted(name)} is no zip file that can be read.") from None


def _limited(path: Path, files: Iterator[tuple[str, bytes]]) -> Files:
    found: dict[str, bytes] = {}
    size = 0
    for name, data in files:
        size += len(data)
        if len(found) >= MOST_FILES or size > MOST_BYTES:
            raise BadInput(TOO_MUCH.format(path))
        found[name] = data
    return found


def _name(file: zipfile.ZipInfo) -> str:
    """The name of a file in a zip, as Python and its readers write it."""
    name = file.filename
    if not file.flag_bits & UTF_8_NAME:
        with suppress(UnicodeError):
            name = name.encode("cp437").decode()
    return unicodedata.normalize("NFC", name).replace("\\", "/")


def _kind(name: str) -> str:
    return PurePosixPath(name).suffix.lower()


def _is_shown(name: str) -> bool:
    parts: Sequence[str] = PurePosixPath(name).parts
    return not any(part.startswith(".") or part in IGNORED for part in parts)


def _is_read(name: str) -> bool:
    """Whether what is in a file matters, and not only that it is there."""
    return _kind(name) in (*PROGRAMS, ZIP)
