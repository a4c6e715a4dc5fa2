"""Python's files in the page: Pyodide, its standard library, micropip and Plyscope's wheel."""

from __future__ import annotations

import base64
import gzip
import io
import json
import shutil
import zipfile
import zlib
from pathlib import Path

from building.bundles import bundle_worker
from building.javascript_packages import NODE_FOR_THE_IMAGE, node
from building.paths import BUILD, DIST, PYODIDE, PYTHON, ROOT, SCRIPTS
from building.python_packages import pip, version
from building.running import at_once, run
from building.steps import STAMPS, step

SUMS = BUILD / "python-sums.json"
"""The size and Adler-32 checksum of each of Python's files, and of the data in its script;
of data that is packed in the script, the checksum that gzip puts into it.

They are part of the page, so that it rejects files of another build and damaged files.
"""

ONLY_FROM_A_DISK = (".wasm.js", ".zip.js", ".whl.js", ".packed.js", ".image.js", "worker.js.js")
"""How the names of the copies end that only a page from a disk loads."""

IMAGE_SUM = BUILD / "image-sum.json"
"""The same for the image, which is made by the other files."""


NO_PYODIDE = "Pyodide did not run in Node; delete node_modules/ and build again."

WHOLE_LIBRARY = BUILD / "python_stdlib.zip"
CORE_LIBRARY = BUILD / "python_core.zip"
"""Python's library, and the part of it that Plyscope imports; both compiled."""


PACKED = ".packed"
"""How the names of archives end whose files are packed all together, see `packed_whole`."""

CORE = "python_core.zip" + PACKED

PACKAGED_VIEWER = "plyscope/notebook/viewer/"
OF_PROGRAMS = ("viewer", "program", "address")
"""The files of the viewer that show the tree of a program."""


IMPORTED = BUILD / "imported.json"
"""The modules of Python's library that Plyscope imports."""


def trace_imports() -> None:
    """Imports all of Plyscope in Pyodide, and writes down what that imports."""
    tracer = SCRIPTS / "python" / "trace_imports.py"
    wheel = BUILD / "wheel" / wheel_name()
    run([node(), SCRIPTS / "python" / "node.js", tracer, wheel, IMPORTED], NO_PYODIDE)


LIBRARY = PYODIDE / "python_stdlib.zip"
COMPILER = SCRIPTS / "python" / "compile_stdlib.py"


def compile_library(*files: Path) -> None:
    """Compiles Python's library with Pyodide itself, so that the page need not do it."""
    run([node(), SCRIPTS / "python" / "node.js", COMPILER, LIBRARY, *files], NO_PYODIDE)


def download_micropip() -> None:
    """Gets the micropip that this Pyodide expects; it is not in the npm package."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    version = lock["packages"]["micropip"]["version"]
    folder = BUILD / "micropip"
    shutil.rmtree(folder, ignore_errors=True)
    only_wheel = ["--no-deps", "--only-binary=:all:", "--python-version", "3.14"]
    pip("download", f"micropip=={version}", *only_wheel, "--dest", folder)


def build_wheel(folder: Path) -> None:
    """Builds the wheel of `py/plyscope` into a folder."""
    hatchling = [PYTHON, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder]
    run(hatchling, "The message above says what is wrong with the package.", capture_output=True)


def build_only_wheel() -> None:
    """Builds the wheel into a folder, and removes older ones there first."""
    shutil.rmtree(BUILD / "wheel", ignore_errors=True)
    build_wheel(BUILD / "wheel")


def wheel_name() -> str:
    """The file name of Plyscope's wheel."""
    return f"plyscope-{version()}-py3-none-any.whl"


def program_name() -> str:
    """The name under which the page has this wheel."""
    return "plyscope.whl" + PACKED


def micropip_wheel() -> Path:
    """The wheel of micropip."""
    return next((BUILD / "micropip").glob("micropip-*.whl"))


def sum_of(data: bytes) -> dict[str, int]:
    """How the page recognises a file."""
    return {"size": len(data), "sum": zlib.adler32(data)}


QUICKLY = 7
"""How the image is packed, which crosses no network: in a quarter of the time, 1 % larger."""


def packed_with_sum(data: bytes, level: int = 9) -> tuple[bytes, dict[str, int]]:
    """The data packed with gzip, and how the page recognises that."""
    packed = gzip.compress(data, level, mtime=0)
    return packed, {"size": len(packed), "sum": zlib.crc32(data)}


def packed_whole(archive: bytes) -> bytes:
    """The files of an archive, packed all together: what they have in common is written only once.

    Without what an installation alone needs, and without the viewer, which comes when a report is
    written.
    """
    held = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(held, "w") as new:
        for name in sorted(old.namelist()):
            if ".dist-info/" not in name and not name.startswith(PACKAGED_VIEWER):
                new.writestr(zipfile.ZipInfo(name), old.read(name), zipfile.ZIP_STORED)
    return gzip.compress(held.getvalue(), 9, mtime=0)


def pack_viewer(target: Path) -> None:
    """The viewer of trees of programs, as the wheel has it, in an archive of its own: the report of
    a class shows no others."""
    with (
        zipfile.ZipFile(BUILD / "wheel" / wheel_name()) as wheel,
        zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as made,
    ):
        for name in wheel.namelist():
            if name.startswith(PACKAGED_VIEWER) and Path(name).stem in OF_PROGRAMS:
                file = zipfile.ZipInfo(name.removeprefix(PACKAGED_VIEWER))
                made.writestr(file, wheel.read(name), zipfile.ZIP_DEFLATED)


def place_python(folder: Path) -> None:
    """Fills dist/python; each file is there as a script too, for pages opened from a disk."""
    viewer = BUILD / "viewer.zip"
    pack_viewer(viewer)
    sources = {
        "pyodide.asm.wasm": PYODIDE / "pyodide.asm.wasm",
        "python_stdlib.zip": WHOLE_LIBRARY,
        CORE: CORE_LIBRARY,
        "micropip.whl": micropip_wheel(),
        viewer.name: viewer,
        program_name(): BUILD / "wheel" / wheel_name(),
        "worker.js": folder / "worker.js",
    }
    folder.mkdir(parents=True, exist_ok=True)
    for old in [*folder.glob("*.whl*"), *folder.glob("python_core.zip*")]:
        old.unlink()
    sums = {}
    for name, source in sources.items():
        data = source.read_bytes()
        if name.endswith(PACKED):
            data = packed_whole(data)
        (folder / name).write_bytes(data)
        sums[name] = sum_of(data)
        # The others are archives, compressed already.
        is_packed = name in ("pyodide.asm.wasm", "worker.js")
        packed, packed_sum = packed_with_sum(data) if is_packed else (data, sums[name])
        # A page from a disk has the whole library: there it costs nothing.
        if name != CORE:
            write_script(folder, name, packed)
            sums[f"{name}.js"] = packed_sum
    SUMS.write_text(json.dumps(sums), encoding="utf-8")


def write_script(folder: Path, name: str, data: bytes) -> None:
    """Writes bytes as a classic script that leaves them, in base64, where local.js finds them: in
    a comment in a function, because browsers skip a comment much faster than they read a string.
    """
    text = base64.b64encode(data).decode("ascii")
    script = f"(globalThis.plyscopeAssets??={{}})[{json.dumps(name)}]=function(){{/*{text}*/}};\n"
    (folder / f"{name}.js").write_text(script, encoding="ascii")


def make_image(folder: Path) -> None:
    """Starts the built Python, imports Plyscope, and keeps its memory for pages from a disk.

    It starts with the core of the library, so that no docstrings are in the image. A page from a
    server makes its own, which takes less time than loading this one.
    """
    image, maker = BUILD / "python.image", SCRIPTS / "python" / "make_image.js"
    run(
        [node(NODE_FOR_THE_IMAGE), maker, folder, CORE_LIBRARY, image],
        "The image of Python could not be made; see the message above.",
    )
    packed, packed_sum = packed_with_sum(image.read_bytes(), QUICKLY)
    write_script(folder, image.name, packed)
    IMAGE_SUM.write_text(json.dumps({f"{image.name}.js": packed_sum}), encoding="utf-8")


def all_sums() -> str:
    """How the page recognises each of Python's files, as JSON."""
    files = (SUMS, IMAGE_SUM)
    return json.dumps({k: v for file in files for k, v in json.loads(file.read_text()).items()})


def sum_of_wheel() -> str:
    """How the page recognises Plyscope's wheel, and so also the answers that this wheel gave."""
    return str(json.loads(SUMS.read_text(encoding="utf-8"))[program_name()]["sum"])


def build_library() -> None:
    """Makes the whole of Python's library."""
    step(
        "stdlib",
        "compiling Python's standard library",
        [LIBRARY, COMPILER],
        [WHOLE_LIBRARY],
        lambda: compile_library(WHOLE_LIBRARY),
    )


def build_core() -> None:
    """Makes the part of Python's library that Plyscope imports."""
    step(
        "imports",
        "finding out what Plyscope imports",
        [STAMPS / "wheel", SCRIPTS / "python" / "trace_imports.py", PYODIDE / "package.json"],
        [IMPORTED],
        trace_imports,
    )
    step(
        "core",
        "compiling what Plyscope imports",
        [LIBRARY, COMPILER, IMPORTED],
        [CORE_LIBRARY],
        lambda: compile_library(CORE_LIBRARY, IMPORTED),
    )


def build_python_files() -> None:
    """Makes everything in dist/python but the image, see `build_image`."""
    step(
        "micropip",
        "downloading micropip",
        [PYODIDE / "pyodide-lock.json"],
        [BUILD / "micropip"],
        download_micropip,
    )
    package = [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE", "py/plyscope")]
    step("wheel", "building Plyscope's wheel", package, [BUILD / "wheel"], build_only_wheel)
    at_once(build_library, build_core)
    step(
        "worker",
        "bundling the worker",
        [SCRIPTS / "python", ROOT / "package.json"],
        [DIST / "python" / "worker.js"],
        lambda: bundle_worker(DIST),
    )
    made = [STAMPS / name for name in ("npm", "stdlib", "core", "micropip", "wheel", "worker")]
    step(
        "python",
        "placing Python's files",
        made,
        [DIST / "python", SUMS],
        lambda: place_python(DIST / "python"),
    )


def build_image() -> None:
    """Makes the image of Python, once its files are there."""
    step(
        "image",
        "making the image of Python",
        [STAMPS / "python", SCRIPTS / "python"],
        [DIST / "python" / "python.image.js", IMAGE_SUM],
        lambda: make_image(DIST / "python"),
    )
