"""The package for pip: the source distribution and the wheel that is made from it, in dist/."""

from __future__ import annotations

import ast
import bz2
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

from building.address import repository_address
from building.description import description
from building.offline import PACKAGES
from building.page import build
from building.paths import BUILD, DIST, PYTHON, ROOT
from building.python_packages import install_python_packages, pip, version
from building.running import run, say
from building.steps import STAMPS, step

STAGED = BUILD / "package"
ARCHIVE = "data.json.bz2"
PACKED = ("check/packs", "check/report/page", "notebook/viewer")
"""The folders whose files no Python imports: `plyscope.data_files` finds them in this archive."""
PAGE_ONLY = ("plyscope.bridge", "plyscope.check.class_requests")
"""What the page calls, and nobody who has the package."""
TAKEN = ("pyproject.toml", "LICENSE", "CHANGELOG.md")
WRONG = "The message above says what is wrong with the package."


def files() -> tuple[Path, Path]:
    """The source distribution and the wheel."""
    stem = f"plyscope-{version()}"
    return DIST / f"{stem}.tar.gz", DIST / f"{stem}-py3-none-any.whl"


def stage(folder: Path) -> None:
    """Fills a folder with what the source distribution has. Its README is the description."""
    shutil.rmtree(folder, ignore_errors=True)
    no_caches = shutil.ignore_patterns("__pycache__", ".ruff_cache", "ruff.toml")
    shutil.copytree(ROOT / "py" / "plyscope", folder / "py" / "plyscope", ignore=no_caches)
    for file in only_for_the_page(folder / "py" / "plyscope"):
        file.unlink()
    pack_data(folder / "py" / "plyscope")
    for name in TAKEN:
        shutil.copyfile(ROOT / name, folder / name)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = description(readme, repository_address())
    (folder / "README.md").write_text(shown, encoding="utf-8")


def only_for_the_page(package: Path) -> list[Path]:
    """What only the page needs: `PAGE_ONLY`, and the files of `kinds` that only these import."""
    files = {_module(package, file): file for file in package.rglob("*.py")}
    importers: dict[str, set[str]] = {}
    for module, file in files.items():
        for name in _imported(file):
            importers.setdefault(name, set()).add(module)
    kinds = {name for name in importers if _is_of_kinds(files.get(name, package))}
    found = set(PAGE_ONLY)
    while more := {name for name in kinds - found if importers[name] <= found}:
        found |= more
    return [files[name] for name in sorted(found)]


def _is_of_kinds(file: Path) -> bool:
    return "kinds" in file.parts and file.suffix == ".py" and file.name != "__init__.py"


def _module(package: Path, file: Path) -> str:
    path = file.relative_to(package.parent).with_suffix("")
    return ".".join(path.parent.parts if path.name == "__init__" else path.parts)


def _imported(file: Path) -> Iterator[str]:
    """The names that a file imports, of modules and of what is in them."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)


def pack_data(folder: Path) -> None:
    """Puts these folders into the archive."""
    texts: dict[str, str] = {}
    for name in PACKED:
        for file in sorted(each for each in (folder / name).rglob("*") if each.is_file()):
            texts[file.relative_to(folder).as_posix()] = file.read_bytes().decode()
        shutil.rmtree(folder / name)
    held = json.dumps(texts, ensure_ascii=False, separators=(",", ":"))
    (folder / ARCHIVE).write_bytes(bz2.compress(held.encode()))


def write_package() -> None:
    """Builds both, and checks that a registry would take them."""
    for old in DIST.glob(PACKAGES):
        old.unlink()
    stage(STAGED)
    hatchling = [PYTHON, "-m", "hatchling", "build", "--directory", DIST]
    run([*hatchling, "--target", "sdist"], WRONG, cwd=STAGED, capture_output=True)
    source, wheel = files()
    # From the source distribution, so that whoever has only this gets the same files.
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", wheel.parent, source)
    run([PYTHON, "-m", "building.squeezing", wheel], WRONG, cwd=ROOT, capture_output=True)
    run([PYTHON, "-m", "twine", "check", "--strict", source, wheel], WRONG, capture_output=True)


def package() -> None:
    """Makes the package, with the viewer that the page's build has made."""
    build()
    install_python_packages("package")
    inputs = [ROOT / name for name in (*TAKEN, "README.md", "py/plyscope")]
    inputs.append(STAMPS / "viewer")
    text = "building the package for pip"
    step("package", text, [*inputs, repository_address()], files(), write_package)
    for file in files():
        say(f"dist/{file.name} has {file.stat().st_size / 1e3:,.0f} kB")
