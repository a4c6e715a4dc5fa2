"""The viewer of a run below a cell of a notebook, which the Python package carries: a script and a
style sheet, and for each kind a script that tells its runs, and its styles if it has any."""

from __future__ import annotations

import shutil

from building.address import public_address
from building.atlas import ATLAS, write_small_atlas
from building.bundles import FOR_RELEASE, esbuild, meta_file, squeeze
from building.parts import as_script, imports, with_imports
from building.paths import BUILD, ROOT, SCRIPTS, STATIC
from building.steps import STAMPS, step

PACKAGED = ROOT / "py" / "plyscope" / "notebook" / "viewer"
"""Where the package finds it. It is made, and not kept in the repository."""
MAIN = "viewer"
KINDS = {source.parent.name: source for source in sorted((SCRIPTS / "kinds").glob("*/notebook.js"))}
SHEETS = {MAIN: STATIC / "css" / "notebook.css"} | {
    kind: source.with_suffix(".css")
    for kind, source in KINDS.items()
    if source.with_suffix(".css").exists()
}
FILES = (
    *(f"{name}.js" for name in (MAIN, *KINDS)),
    *(f"{name}.css" for name in SHEETS),
    "address.txt",
)
"""The last one says where the page is for everyone; nothing if nobody knows."""


def build_viewer() -> None:
    """Makes the viewer, where the package finds it too when it is used from a checkout."""
    step(
        "viewer",
        "bundling the viewer of notebooks",
        [SCRIPTS, STATIC / "css", ROOT / "building" / "atlas.py", STAMPS / "npm", public_address()],
        [PACKAGED / name for name in FILES],
        place_viewer,
    )


def place_viewer() -> None:
    """Writes these files."""
    shutil.rmtree(PACKAGED, ignore_errors=True)
    PACKAGED.mkdir(parents=True)
    (PACKAGED / "address.txt").write_text(public_address(), encoding="utf-8")
    place_scripts()
    for name, sheet in SHEETS.items():
        file = PACKAGED / f"{name}.css"
        esbuild(sheet, "--bundle", "--charset=ascii", f"--outfile={file}", *FOR_RELEASE)


def place_scripts() -> None:
    """Writes the viewer's script, with all that several kinds share, and those of the kinds, which
    stand behind it."""
    made = BUILD / "viewer-scripts"
    shutil.rmtree(made, ignore_errors=True)
    atlas = BUILD / f"viewer-{ATLAS.name}"
    write_small_atlas(atlas)
    esbuild(
        f"{MAIN}={SCRIPTS / 'notebook' / 'main.js'}",
        *(f"{kind}={source}" for kind, source in KINDS.items()),
        "--bundle",
        "--splitting",
        "--format=esm",
        "--target=es2022",
        # A document in a frame has no header that says how it is written.
        "--charset=ascii",
        # The viewer has no elements of its own, so it needs only the half of lit that draws.
        "--alias:lit=lit-html",
        # Frozen tables that nobody here reads are left out.
        "--pure:Object.freeze",
        f"--alias:us-atlas/{ATLAS.name}={atlas}",
        f"--metafile={meta_file(made, 'viewer')}",
        f"--outdir={made}",
        *FOR_RELEASE,
        "--legal-comments=external",
    )
    pieces = with_imports([MAIN, *KINDS], imports(meta_file(made, "viewer")))
    shared = [piece for piece in pieces if piece not in KINDS]
    for name, held in {MAIN: shared, **{kind: [kind] for kind in KINDS}}.items():
        file = PACKAGED / f"{name}.js"
        begin = "globalThis.plyscopeParts={};\n" if name == MAIN else ""
        file.write_text(begin + as_script(made, held), encoding="utf-8")
        squeeze(file, "--format", "ascii_only=true")
    # It goes to other places without the file NOTICES.
    notices = [line for file in sorted(made.glob("*.txt")) for line in file.open(encoding="utf-8")]
    with (PACKAGED / f"{MAIN}.js").open("a", encoding="utf-8") as script:
        script.writelines(["\n", *(f"// {line}" for line in notices)])
