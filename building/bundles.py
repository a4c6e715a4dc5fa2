"""What esbuild makes: the page's script and styles, the worker, and the page of SCORM packages."""

from __future__ import annotations

import json
from pathlib import Path

from building.address import public_address
from building.fingerprints import digest
from building.javascript_packages import node
from building.paths import BUILD, NODE_MODULES, SCRIPTS, STATIC
from building.running import run

FOR_RELEASE = ("--minify", "--legal-comments=none")
FOR_DEVELOPMENT = ("--sourcemap=inline",)


def meta_file(folder: Path, name: str) -> Path:
    """The file in which esbuild lists what is in a bundle of the page in `folder`."""
    return BUILD / f"{folder.name}-{name}.meta.json"


def esbuild(*words: object) -> None:
    """Runs esbuild, which prints any errors in the source itself."""
    program = NODE_MODULES / "esbuild" / "bin" / "esbuild"
    run([node(), program, *words, "--log-level=warning"], "The message above names file and line.")


def only_in(build: str) -> str:
    """The beginning of a script that runs only in a page of this build: see page/one-build.js."""
    return f'if(globalThis.plyscopeBuild!=="{build}")throw Error("This is of another build.");'


def bundle_app(
    folder: Path, build: str, sums: str, parts: str, options: tuple[str, ...] = FOR_RELEASE
) -> None:
    """Bundles the page's JavaScript as a classic script, because modules do not load from `file:`.

    `build` is what `build_id` says; `sums` is the JSON with the checksums of Python's files, see
    `python_files`; `parts` that with the checksums of the scripts that come later, see `part_sums`.
    """
    esbuild(
        SCRIPTS / "main.js",
        "--bundle",
        "--format=iife",
        "--target=es2023",
        "--charset=utf8",
        "--loader:.md=text",  # the lessons
        f'--define:PLYSCOPE_BUILD_ID="{build}"',
        f"--define:PLYSCOPE_FILES={sums}",
        f"--define:PLYSCOPE_PARTS={parts}",
        f"--define:PLYSCOPE_ADDRESS={json.dumps(public_address())}",
        f"--metafile={meta_file(folder, 'app')}",
        f"--outfile={folder / 'app.js'}",
        *options,
    )


def page_parts() -> list[Path]:
    """The sources of the scripts that come after the first picture."""
    return sorted((SCRIPTS / "views" / "parts").glob("*.js"))


def bundle_parts(folder: Path, build: str, options: tuple[str, ...] = FOR_RELEASE) -> None:
    """Bundles what the page needs only later, as classic scripts too.

    Each leaves what it exports in a global object, where static/js/support/part.js finds it.
    """
    for source in page_parts():
        esbuild(
            source,
            "--bundle",
            "--format=iife",
            f"--global-name=plyscopeParts.{source.stem}",
            f"--banner:js={only_in(build)}",
            "--target=es2023",
            "--charset=utf8",
            "--loader:.html=text",  # the explanations
            f"--metafile={meta_file(folder, source.stem)}",
            f"--outfile={folder / 'parts' / source.name}",
            *options,
        )


def part_sums(folder: Path) -> str:
    """By the path of each script that comes later, its sum as browsers compare it, as JSON."""
    return json.dumps({path: digest(folder / path) for path in later_scripts()})


def later_scripts() -> list[str]:
    """The paths of the scripts that a page loads by their sums."""
    return [*(f"parts/{source.name}" for source in page_parts()), "scorm.js"]


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


def bundle_styles(folder: Path, build: str, options: tuple[str, ...] = FOR_RELEASE) -> None:
    """Bundles the style sheets that main.css imports, those of the features, and the last ones.

    Those of a feature come in the order of their names.
    """
    sheets = STATIC / "css"
    features = sorted((SCRIPTS / "features").glob("*/*.css"))
    every = [sheets / "main.css", *features, sheets / "last.css"]
    entry = BUILD / "app.css"
    BUILD.mkdir(exist_ok=True)
    entry.write_text("".join(f'@import "{each.as_posix()}";\n' for each in every), encoding="utf-8")
    says = f'--footer:css=:root{{--plyscope-build:"{build}"}}'
    esbuild(entry, "--bundle", says, f"--outfile={folder / 'app.css'}", *options)


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
