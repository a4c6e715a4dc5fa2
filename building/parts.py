"""The page's script, and the parts of it that come when they are first needed.

The sources name a part with `import()`. Browsers load no module from `file:`, so each becomes a
classic script that leaves what it exports in `plyscopeParts`, and finds there what it imports.
"""

from __future__ import annotations

import json
import re
import shutil
from base64 import b64decode, b64encode
from pathlib import Path

from building.address import public_address
from building.bundles import FOR_RELEASE, esbuild, meta_file, only_in, squeeze
from building.fingerprints import digest
from building.paths import BUILD, SCRIPTS

MAIN = SCRIPTS / "main.js"
FIRST = SCRIPTS / "page" / "one-build.js"
"""A piece of its own, so that it runs before all others."""
SMALL = 2000
"""A shared piece of fewer bytes comes with the page."""
TEXTS = {
    "explanations": SCRIPTS / "views" / "explanations.js",
    "lesson-texts": SCRIPTS / "lessons" / "lesson-texts.js",
}
"""The parts that bring many files as texts, and share nothing with the page."""
AS_TEXTS = ("--loader:.html=text", "--loader:.md=text")

IMPORT = re.compile(
    r'import\s*(?:\{(?P<names>[^}]*)\}\s*from\s*)?"\./(?P<of>[\w-]+)\.js";\n?', re.ASCII
)
EXPORT = re.compile(r"export\s*\{(?P<names>[^}]*)\};?\s*\Z")
MAP = "data:application/json;base64,"
MAPPED = re.compile(rf"//# sourceMappingURL={MAP}(?P<map>\S+)\s*\Z")
RENAMED = re.compile(r"([\w$]+) as ([\w$]+)")
LATER = re.compile(r'\bimport\("(?:\.{1,2}/)(?:[\w-]+/)*(?P<name>[\w-]+)\.js"\)')


def parts() -> dict[str, Path]:
    """The modules with the name `part.js`, each by the name of its folder."""
    return {source.parent.name: source for source in sorted(SCRIPTS.rglob("part.js"))}


def later_files(folder: Path) -> list[str]:
    """The paths of the scripts and style sheets that come later."""
    files = sorted((folder / "parts").glob("*.*"))
    return [*(file.relative_to(folder).as_posix() for file in files), "catalogue.js", "scorm.js"]


def sheets_of_parts() -> dict[str, list[Path]]:
    """By the name of each part, the style sheets in its folder."""
    return {name: sorted(source.parent.glob("*.css")) for name, source in parts().items()}


def later_sums(folder: Path) -> str:
    """By the path of each file that comes later, its sum as browsers compare it, as JSON."""
    return json.dumps({path: digest(folder / path) for path in later_files(folder)})


def bundle_parts(folder: Path, build: str, options: tuple[str, ...] = FOR_RELEASE) -> None:
    """Bundles the page's script but for its beginning, see `write_app`, and its parts."""
    made = BUILD / f"{folder.name}-scripts"
    shutil.rmtree(made, ignore_errors=True)
    esbuild(
        f"{FIRST.stem}={FIRST}",
        f"{MAIN.stem}={MAIN}",
        *(f"{name}={source}" for name, source in parts().items()),
        "--bundle",
        "--splitting",
        *(f"--external:*/{source.name}" for source in TEXTS.values()),
        "--format=esm",
        "--target=es2023",
        "--charset=utf8",
        f"--metafile={meta_file(folder, 'app')}",
        f"--outdir={made}",
        *options,
    )
    imported = imports(meta_file(folder, "app"))
    page = with_imports([FIRST.stem, MAIN.stem], imported)
    pieces = [each for each in with_imports([*parts()], imported) if each not in page]
    for piece in pieces:
        small = (made / f"{piece}.js").stat().st_size < SMALL and piece not in parts()
        if small and set(imported[piece]) <= {*page}:
            page.append(piece)
    body = app_body(folder)
    body.write_text(as_script(made, page), encoding="utf-8")
    if options == FOR_RELEASE:
        squeeze(body)
    for old in (folder / "parts").glob("*.js"):
        old.unlink()
    (folder / "parts").mkdir(exist_ok=True)
    needed = {name: with_imports([name], imported) for name in parts()}
    for piece in pieces:
        if piece in page:
            continue
        # What several parts have in common is named after them.
        owners = [piece] if piece in parts() else [name for name in needed if piece in needed[name]]
        script = only_in(build) + as_script(made, [piece])
        (folder / "parts" / f"{'_'.join(owners)}.js").write_text(script, encoding="utf-8")
    for name, source in TEXTS.items():
        esbuild(
            source,
            "--bundle",
            "--format=iife",
            f"--global-name=plyscopeParts[{json.dumps(name)}]",
            f"--banner:js={only_in(build)}",
            "--target=es2023",
            "--charset=utf8",
            *AS_TEXTS,
            f"--outfile={folder / 'parts' / f'{name}.js'}",
            *options,
        )


def imports(meta: Path) -> dict[str, list[str]]:
    """By the name of each piece that esbuild has made, the names of those that it imports."""
    return {
        Path(path).stem: [
            Path(each["path"]).stem
            for each in output["imports"]
            if each["kind"] == "import-statement"
        ]
        for path, output in json.loads(meta.read_text(encoding="utf-8"))["outputs"].items()
    }


def with_imports(names: list[str], imported: dict[str, list[str]]) -> list[str]:
    """These pieces of the page, each after those that it imports."""
    found: dict[str, None] = {}
    for name in names:
        found |= dict.fromkeys([*with_imports(imported[name], imported), name])
    return list(found)


def app_body(folder: Path) -> Path:
    """Where the page's script is, without its beginning."""
    return BUILD / f"{folder.name}-app.js"


def as_script(made: Path, names: list[str]) -> str:
    """These modules as one classic script; with their source maps as one, if they have any."""
    script, sections = "", []
    for name in names:
        script += f'plyscopeParts[{json.dumps(name)}]=(()=>{{"use strict";\n'
        text, source_map = as_classic((made / f"{name}.js").read_text(encoding="utf-8"))
        if source_map:
            offset = {"line": script.count("\n"), "column": 0}
            sections.append({"offset": offset, "map": json.loads(b64decode(source_map))})
        script += f"{text}}})();\n"
    if sections:
        whole = json.dumps({"version": 3, "sections": sections}).encode()
        script += f"//# sourceMappingURL={MAP}{b64encode(whole).decode()}\n"
    return script


def as_classic(module: str) -> tuple[str, str]:
    """A module that esbuild has made, as the body of a function of as many lines.

    Its imports, which come first, are taken out of `plyscopeParts`; its exports, which come last,
    are returned.
    Also its source map, in base64. What is exported must not change later: it is taken out once.
    """
    head, at = "", 0
    while found := IMPORT.match(module, at):
        at = found.end()
        names = RENAMED.sub(r"\1:\2", " ".join((found["names"] or "").split()))
        head += f"const{{{names}}}=plyscopeParts[{json.dumps(found['of'])}];"
    head += "\n" * module.count("\n", 0, at)
    body, exports, source_map = module[at:], "", ""
    if found := MAPPED.search(body):
        body, source_map = body[: found.start()], found["map"]
    if found := EXPORT.search(body):
        body, exports = body[: found.start()], RENAMED.sub(r"\2:\1", found["names"])
    body = LATER.sub(r'plyscopeParts.load("\g<name>")', body)
    return f"{head}{body}return{{{exports}}}", source_map


def write_app(folder: Path, build: str, python_sums: str, sums: str) -> None:
    """Writes the page's script, which begins with what was not known when it was bundled.

    `build` is what `build_id` says; `python_sums` is the JSON with the checksums of Python's files,
    see `python_files`; `sums` that of the files that come later, see `later_sums`.
    """
    known_as = {
        "PLYSCOPE_BUILD_ID": json.dumps(build),
        "PLYSCOPE_FILES": python_sums,
        "PLYSCOPE_PARTS": sums,
        "PLYSCOPE_ADDRESS": json.dumps(public_address()),
    }
    known = ",".join(f"{name}={value}" for name, value in known_as.items())
    body = app_body(folder).read_text(encoding="utf-8")
    script = f"globalThis.plyscopeParts={{}};{{const {known};{body}}}\n"
    (folder / "app.js").write_text(script, encoding="utf-8")
