"""What a stranger has who installs the package."""

from __future__ import annotations

import json
import os
import re
import subprocess
import tarfile
import urllib.request
import zipfile
from pathlib import Path

import pytest
from conftest import Run

from building.description import description
from building.javascript_packages import node
from building.package import files
from building.paths import DIST, PYTHON, ROOT

FENCED = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PAGES = {page: FENCED.findall((ROOT / page).read_text(encoding="utf-8")) for page in ("README.md", "docs/python.md")}
MISTAKE = """
def value(node, is_max):
    if isinstance(node, int):
        return node
    return max(value(child, not is_max) for child in node)

print(value([[3, 12, 8], [2, 4, 6], [14, 5, 2]], True))
"""


def test_it_needs_nothing_else_and_knows_its_version(run: Run, wheel: Path) -> None:
    told = run("python", "-c", "import plyscope; print(plyscope.__file__, plyscope.__version__)")
    assert "site-packages" in told.stdout
    packs = run("python", "-c", "from plyscope.check.reading import load; print(load('cs50-tictactoe').search)")
    assert packs.stdout == "minimax\n", packs.stderr
    about = zipfile.ZipFile(wheel).read(f"{wheel.name.removesuffix('-py3-none-any.whl')}.dist-info/METADATA").decode()
    assert f"\nVersion: {told.stdout.split()[-1]}\n" in about
    assert "Requires-Dist" not in re.sub(r"Requires-Dist: .*; extra ==.*\n", "", about)


def test_the_wheel_is_small_has_its_types_and_not_the_page(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "plyscope/py.typed" in names
    assert not [name for name in names if name.endswith((".wasm", "index.html", "ruff.toml"))]
    assert wheel.stat().st_size <= 1_200_000


def test_it_has_not_what_only_the_page_asks_and_all_that_the_rest_imports(run: Run, wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "plyscope/bridge.py" not in names
    assert "plyscope/kinds/game/lab.py" not in names
    modules = [
        name.removesuffix("/__init__.py").removesuffix(".py").replace("/", ".")
        for name in names
        if name.endswith(".py") and "__main__" not in name and "windows" not in name
    ]
    done = run("python", "-c", f"from importlib import import_module\nfor name in {modules}: import_module(name)")
    assert done.returncode == 0, done.stderr


def test_a_wheel_made_from_the_source_distribution_has_the_same_files(wheel: Path) -> None:
    source, _ = files()
    with tarfile.open(source) as archive:
        held = {file.name.split("/py/")[1] for file in archive if file.isfile() and "/py/" in file.name}
    built = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("plyscope/")}
    assert held == built


@pytest.mark.parametrize(("page", "example"), [(page, example) for page in PAGES for example in PAGES[page]])
def test_an_example_of_the_docs_runs(run: Run, tmp_path: Path, page: str, example: str) -> None:
    (tmp_path / "example.py").write_text(example, encoding="utf-8")
    done = run("python", "example.py")
    assert done.returncode == 0, done.stderr
    expected = [line.partition("# ")[2] for line in example.splitlines() if line.startswith("print(")]
    for line in filter(None, expected):
        assert line in done.stdout


def test_the_command_watches_a_program_and_writes_what_the_page_opens(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MISTAKE, encoding="utf-8")
    for words in (("plyscope", "watch", "mine.py"), ("plyscope", "mine.py"), ("python", "-m", "plyscope", "mine.py")):
        done = run(*words)
        assert done.returncode == 0, done.stderr
        assert "At node 1" in done.stdout
        assert json.loads((tmp_path / "mine.plyscope.json").read_text("utf-8"))["format"] == "plyscope program"


def test_the_command_makes_exercises(run: Run) -> None:
    done = run("plyscope", "exercises", "--type", "cuts", "--count", "2")
    assert len(json.loads(done.stdout)) == 2


def test_wrong_usage_is_told_and_ends_with_2(run: Run) -> None:
    assert run("plyscope").returncode == 2
    assert run("plyscope", "watch").returncode == 2
    assert "plyscope serve" in run("plyscope", "--help").stdout


def test_serve_without_a_page_says_where_to_get_it(run: Run, tmp_path: Path) -> None:
    for words in ((), ("nowhere",), (str(tmp_path),)):
        done = run("plyscope", "serve", *words)
        assert done.returncode == 1
        assert "Get the page first" in done.stderr


@pytest.mark.parametrize("form", ["folder", "zip"])
def test_the_page_is_served_from_a_folder_or_a_zip(programs: Path, tmp_path: Path, form: str) -> None:
    given = DIST
    if form == "zip":
        given = tmp_path / "page.zip"
        with zipfile.ZipFile(given, "w") as archive:
            for name in ("index.html", "app.js", "python/worker.js"):
                archive.write(DIST / name, f"plyscope-page/{name}")
    command = [programs / "plyscope", "serve", given, "--port", "0", "--no-open"]
    # Without the network that is shut: what serves has to answer.
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as serving:
        try:
            assert serving.stdout
            address = serving.stdout.readline().split(" is at ")[1].split()[0]
            with urllib.request.urlopen(f"{address}python/worker.js") as reply:
                assert reply.headers["content-type"] == "text/javascript"
                assert reply.read() == (DIST / "python" / "worker.js").read_bytes()
        finally:
            serving.terminate()


def test_a_type_checker_reads_its_types(programs: Path, tmp_path: Path) -> None:
    (tmp_path / "typed.py").write_text(
        "import plyscope\n\nrun: plyscope.Run = plyscope.solve('queens')\nreveal_type(run.nodes)\n", encoding="utf-8"
    )
    python = programs / ("python.exe" if os.name == "nt" else "python")
    mypy = [PYTHON, "-m", "mypy", "--strict", "--python-executable", python, "--config-file", os.devnull]
    done = subprocess.run([*mypy, "typed.py"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert 'Revealed type is "int"' in done.stdout, done.stdout
    assert done.returncode == 0, done.stdout


def test_micropip_installs_it_in_the_python_of_a_browser(wheel: Path) -> None:
    script = Path(__file__).with_name("in_pyodide.js")
    done = subprocess.run(
        [node(), script, DIST / "python", wheel], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    version, tree = done.stdout.split("\n", 1)
    assert (version, tree.splitlines()[0]) == ("3.14", "MAX 3")


def test_the_description_has_no_relative_address() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = description(readme, "https://github.com/somebody/plyscope/")
    assert 'src="https://github.com/somebody/plyscope/raw/HEAD/static/readme/search.gif"' in shown
    assert "[scripting.md](https://github.com/somebody/plyscope/blob/HEAD/docs/scripting.md)" in shown
    assert not re.findall(r'\]\((?!https://)|src="(?!https://)|srcset', shown)
    unknown = description(readme, "")
    assert not re.findall(r"\]\(|<img|<picture", unknown)
    assert "| teach with it | for-teachers.md, write-a-lesson.md, exercises.md, check.md, graders.md |" in unknown


def test_the_version_is_that_of_the_changelog() -> None:
    version = files()[1].name.split("-")[1]
    latest = re.search(r"^## \[([\d.]+)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert latest
    assert version.startswith(latest[1])
