"""What build.py says where it cannot work, and the folders that it must work in."""

from __future__ import annotations

import ast
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "build.py"

# What Python 3.8 does not have is hidden, so that a check that comes too late does not help.
AS_AN_OLD_PYTHON = """
import collections.abc, functools, sys
sys.version, sys.version_info = "{version} (main)", {info}
sys.modules["tomllib"] = None
del functools.cache
exec(compile(open({script!r}, encoding="utf-8").read(), "build.py", "exec"))
"""


def load(script: Path) -> ModuleType:
    """The script as a module; it works in the folder where it lies."""
    spec = importlib.util.spec_from_file_location("build_of_test", script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def build(tmp_path: Path) -> ModuleType:
    """A build.py in a folder of its own."""
    copy = tmp_path / SCRIPT.name
    copy.write_bytes(SCRIPT.read_bytes())
    return load(copy)


@pytest.mark.parametrize("version", ["3.8.18", "3.9.18", "3.10.13"])
def test_an_older_python_is_told_in_one_sentence(version: str) -> None:
    info = tuple(int(part) for part in version.split("."))
    program = AS_AN_OLD_PYTHON.format(version=version, info=info, script=str(SCRIPT))
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    told = f"plyscope: Plyscope needs Python 3.11 or later; this is {version}.\n"
    assert done.stderr == told


@pytest.mark.parametrize("minor", [8, 9, 10])
def test_an_older_python_can_read_the_script(minor: int) -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, minor))


@pytest.mark.parametrize("words", [[], ["serve"], ["test"], ["bench"]])
def test_a_folder_that_cannot_be_written_is_told_in_one_sentence(
    build: ModuleType, words: list[str]
) -> None:
    # A file stands where a folder is to be made: that stops root, too.
    (build.ROOT / ".build").write_text("")
    with pytest.raises(build.BuildError, match=r"No file can be made in .*\.build") as caught:
        build.main(words)
    assert "Copy Plyscope to a folder" in str(caught.value)


def test_pyodide_runs_in_a_folder_of_any_name(tmp_path: Path) -> None:
    # As a browser names the second download; and what addresses would have to escape.
    folder = tmp_path / "plyscope-main (1)" / "ä #1 50%25"
    shutil.copytree(ROOT / "static" / "js" / "python", folder / "static" / "js" / "python")
    shutil.copytree(ROOT / "node_modules" / "pyodide", folder / "node_modules" / "pyodide")
    shutil.copy(ROOT / "package.json", folder)
    script = folder / "where.py"
    script.write_text("import os; print(os.path.basename(os.getcwd()))", encoding="utf-8")
    runner = folder / "static" / "js" / "python" / "node.js"
    done = subprocess.run(
        [load(SCRIPT).node(), runner, script], capture_output=True, encoding="utf-8", check=False
    )
    assert done.stdout.strip() == folder.name, done.stderr


def test_where_there_is_no_webkit_it_is_said_what_to_install(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[list[str]] = []
    monkeypatch.setattr(build.shutil, "which", lambda _: None)
    monkeypatch.setattr(build, "attempt", lambda words, _: tried.append(words) or len(tried) == 1)
    with pytest.raises(build.BuildError, match="install webkit2gtk-driver and xvfb by hand"):
        build.webkit()
    assert [words[-3:] for words in tried if "install" in words] == [
        ["-y", "webkit2gtk-driver", "xvfb"]
    ]
