"""The package for pip: the source distribution and the wheel that is made from it, in dist/."""

from __future__ import annotations

import bz2
import json
import shutil
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
    pack_data(folder / "py" / "plyscope")
    for name in TAKEN:
        shutil.copyfile(ROOT / name, folder / name)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = description(readme, repository_address())
    (folder / "README.md").write_text(shown, encoding="utf-8")


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
