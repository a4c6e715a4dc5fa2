"""What build.py says where it cannot work, and the folders that it must work in."""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from building import browsers, package_index
from building.fingerprints import with_fingerprints
from building.javascript_packages import node
from building.running import BuildError, at_once
from building.steps import digest

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


@pytest.mark.parametrize("version", ["3.8.18", "3.9.18", "3.10.13"])
def test_an_older_python_is_told_in_one_sentence(version: str) -> None:
    info = tuple(int(part) for part in version.split("."))
    program = AS_AN_OLD_PYTHON.format(version=version, info=info, script=str(SCRIPT))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    told = f"plyscope: Plyscope needs Python 3.11 or later; this is {version}.\n"
    assert done.stderr == told


@pytest.mark.parametrize("minor", [8, 9, 10])
def test_an_older_python_can_read_the_script(minor: int) -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, minor))


@pytest.mark.slow
@pytest.mark.parametrize("words", [[], ["serve"], ["test"], ["bench"]])
def test_a_folder_that_cannot_be_written_is_told_in_one_sentence(tmp_path: Path, words: list[str]) -> None:
    shutil.copy(SCRIPT, tmp_path)
    shutil.copytree(ROOT / "building", tmp_path / "building")
    # A file stands where a folder is to be made: that stops root, too.
    (tmp_path / ".build").write_text("")
    done = subprocess.run([sys.executable, tmp_path / SCRIPT.name, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert re.match(r"plyscope: Cannot write files in .*\.build", done.stderr)
    assert "Copy Plyscope to a folder" in done.stderr


@pytest.mark.slow
def test_pyodide_runs_in_a_folder_of_any_name(tmp_path: Path) -> None:
    # As a browser names the second download; and what addresses would have to escape.
    folder = tmp_path / "plyscope-main (1)" / "ä #1 50%25"
    shutil.copytree(ROOT / "static" / "js" / "python", folder / "static" / "js" / "python")
    shutil.copytree(ROOT / "node_modules" / "pyodide", folder / "node_modules" / "pyodide")
    shutil.copy(ROOT / "package.json", folder)
    script = folder / "where.py"
    script.write_text("import os; print(os.path.basename(os.getcwd()))", encoding="utf-8")
    runner = folder / "static" / "js" / "python" / "node.js"
    done = subprocess.run([node(), runner, script], capture_output=True, encoding="utf-8", check=False)
    assert done.stdout.strip() == folder.name, done.stderr


def test_where_there_is_no_webkit_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[list[str]] = []

    def only_the_first_works(words: list[str], _seconds: float) -> bool:
        tried.append(words)
        return len(tried) == 1

    monkeypatch.setattr(browsers.shutil, "which", lambda _: None)
    monkeypatch.setattr(browsers, "attempt", only_the_first_works)
    with pytest.raises(BuildError, match="install webkit2gtk-driver and xvfb by hand"):
        browsers.webkit()
    assert [words[-3:] for words in tried if "install" in words] == [["-y", "webkit2gtk-driver", "xvfb"]]


def test_only_the_built_page_names_the_package_index(monkeypatch: pytest.MonkeyPatch) -> None:
    addresses = ("https://a.invalid", "https://b.invalid")
    monkeypatch.setattr(package_index, "origins", lambda: addresses)
    source = (ROOT / "static" / "index.html").read_text(encoding="utf-8")
    assert "connect-src 'self';" in source
    built = package_index.with_index(source)
    assert "connect-src 'self' https://a.invalid https://b.invalid;" in built
    assert built.replace(" https://a.invalid https://b.invalid", "") == source


def test_a_page_without_its_policy_is_not_built() -> None:
    with pytest.raises(BuildError):
        package_index.with_index("<html></html>")


def test_an_address_changes_with_what_is_in_the_file(tmp_path):
    page = '<script defer src="app.js"></script><link href="app.css" /><script src="lessons/own.js">'
    for name in ("app.js", "app.css"):
        (tmp_path / name).write_text("1", encoding="utf-8")
    first = with_fingerprints(page, tmp_path)
    assert re.fullmatch(
        r'<script defer src="app\.js\?(\w{8})"></script><link href="app\.css\?\1" />'
        r'<script src="lessons/own\.js">',
        first,
    )
    (tmp_path / "app.js").write_text("2", encoding="utf-8")
    second = with_fingerprints(page, tmp_path)
    assert second != first
    assert second.split("<link")[1] == first.split("<link")[1]


@pytest.mark.parametrize(
    ("ordinary", "there", "starting", "used"),
    [
        ("", True, True, ""),
        ("/bin/chromium", True, True, "/bin/chromium-headless-shell"),
        ("/bin/chromium", True, False, "/bin/chromium"),
        ("/bin/chromium", False, True, "/bin/chromium"),
    ],
)
def test_the_tests_use_a_chromium_without_windows_where_there_is_one_that_starts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ordinary: str, there: bool, starting: bool, used: str
) -> None:
    (tmp_path / "stamps").mkdir()
    installed: list[str] = []
    monkeypatch.setattr(browsers, "BUILD", tmp_path)
    monkeypatch.setattr(browsers, "browser", lambda _: ordinary)
    monkeypatch.setattr(browsers, "install_debian_packages", installed.append)
    monkeypatch.setattr(browsers.shutil, "which", lambda name: f"/bin/{name}" if there else None)
    monkeypatch.setattr(browsers, "starts", lambda *_: starting)
    assert browsers.chromium_for_tests() == used
    assert browsers.chromium_for_tests() == used
    assert len(installed) == (not there), "it is tried once"


def test_works_that_are_done_at_once_all_end_before_an_error_is_told() -> None:
    ended = []

    def fail() -> None:
        raise BuildError("The network is down.")

    with pytest.raises(BuildError, match="network"):
        at_once(fail, lambda: ended.append("the other"))
    assert ended == ["the other"]


def test_a_change_is_seen_whatever_the_folder_of_the_checkout_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "viewer"
    sources, made = root / "py", root / "py" / "viewer"
    made.mkdir(parents=True)
    monkeypatch.setattr("building.steps.ROOT", root)
    (sources / "a.py").write_text("1", encoding="utf-8")
    before = digest([sources])
    (made / "made.js").write_text("1", encoding="utf-8")
    assert digest([sources]) == before
    (sources / "a.py").write_text("2", encoding="utf-8")
    assert digest([sources]) != before
