"""What esbuild makes: the styles, the worker, and that of SCORM packages; `parts` has the page."""

from __future__ import annotations

import json
from pathlib import Path

from building.javascript_packages import node
from building.paths import BUILD, NODE_MODULES, SCRIPTS, STATIC
from building.running import run

FOR_RELEASE = ("--minify", "--legal-comments=none")
FOR_DEVELOPMENT = ("--sourcemap=inline", "--legal-comments=none")


def meta_file(folder: Path, name: str) -> Path:
    """The file in which esbuild lists what is in a bundle of the page in `folder`."""
    return BUILD / f"{folder.name}-{name}.meta.json"


def esbuild(*words: object) -> None:
    """Runs esbuild, which prints any errors in the source itself."""
    program = NODE_MODULES / "esbuild" / "bin" / "esbuild"
    run([node(), program, *words, "--log-level=warning"], "The message above names file and line.")


def squeeze(file: Path, *words: object) -> None:
    """Makes a script smaller that esbuild has minified: terser looks longer, and puts functions and
    constants that are used once where they are used."""
    program = NODE_MODULES / "terser" / "bin" / "terser"
    how = ("--compress", "passes=2,ecma=2020", "--mangle", *words)
    run([node(), program, file, *how, "--output", file], f"terser could not read {file}.")


def only_in(build: str) -> str:
    """The beginning of a script that runs only in a page of this build: see page/one-build.js."""
    return f'if(globalThis.plyscopeBuild!=="{build}")throw Error("This is of another build.");'


def bundle_ahead(
    folder: Path, build: str, sums: str, options: tuple[str, ...] = FOR_RELEASE
) -> None:
    """Bundles the script that begins to start Python, as a classic script too; `build` and `sums`
    as above."""
    esbuild(
        SCRIPTS / "page" / "ahead.js",
        "--bundle",
        "--format=iife",
        "--target=es2023",
        "--charset=utf8",
        f'--define:PLYSCOPE_BUILD_ID="{build}"',
        f"--define:PLYSCOPE_FILES={sums}",
        f"--outfile={folder / 'ahead.js'}",
        *options,
    )


def bundle_service_worker(folder: Path, build: str) -> None:
    """Bundles what keeps the page on a device. `build` is the JSON with its version and files."""
    esbuild(
        SCRIPTS / "offline" / "service-worker.js",
        "--bundle",
        "--format=iife",
        "--target=es2023",
        "--charset=utf8",
        f"--define:PLYSCOPE_BUILD={build}",
        f"--outfile={folder / 'service-worker.js'}",
        *FOR_RELEASE,
    )


def bundle_scorm(folder: Path, build: str, options: tuple[str, ...] = FOR_RELEASE) -> None:
    """Bundles the page of SCORM packages, and puts its files as texts into one script: from a
    disk, the page can load nothing else."""
    made = BUILD / "scorm"
    esbuild(
        SCRIPTS / "scorm" / "main.js",
        "--bundle",
        "--format=iife",
        "--target=es2022",
        "--charset=utf8",
        f"--outfile={made / 'exercises.js'}",
        *options,
        # A package goes to other places without the file NOTICES.
        "--legal-comments=eof",
    )
    styles = STATIC / "css" / "scorm.css"
    esbuild(styles, "--bundle", f"--outfile={made / 'exercises.css'}", *options)
    files = {
        "index.html": STATIC / "scorm.html",
        "exercises.css": made / "exercises.css",
        "exercises.js": made / "exercises.js",
    }
    texts = {name: file.read_text(encoding="utf-8") for name, file in files.items()}
    script = f"globalThis.plyscopeScorm = {json.dumps(texts, ensure_ascii=False)};\n"
    (folder / "scorm.js").write_text(only_in(build) + script, encoding="utf-8")


def bundle_worker(folder: Path, options: tuple[str, ...] = FOR_RELEASE) -> None:
    """Bundles the worker and Pyodide's JavaScript as one module."""
    esbuild(
        SCRIPTS / "python" / "worker.js",
        "--bundle",
        "--format=esm",
        "--target=es2023",
        "--charset=ascii",
        # Pyodide imports these only when it runs in Node.
        "--external:node:*",
        "--external:ws",
        # Pyodide takes the folder of its own address, and a `blob:` has none; see import-scripts.js
        # for what an error costs there.
        '--define:import.meta.url="https://plyscope.invalid/worker.js"',
        f"--metafile={meta_file(folder, 'worker')}",
        f"--outfile={folder / 'python' / 'worker.js'}",
        *options,
    )
