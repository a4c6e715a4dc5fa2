"""The page's style sheets."""

from __future__ import annotations

from pathlib import Path

from building.bundles import FOR_RELEASE, esbuild
from building.parts import sheets_of_parts
from building.paths import BUILD, STATIC

SHEETS = ("app", "layout", "last")


def bundle_styles(folder: Path, build: str, options: tuple[str, ...] = FOR_RELEASE) -> None:
    """Bundles the page's style sheets, and those of its parts.

    Some have files of their own: those of the rest of the page stand before those of the layout,
    and those of the other parts before the last.
    """
    for name in SHEETS:
        source = STATIC / "css" / f"{name}.css"
        says = f'--footer:css=:root{{--plyscope-{name}:"{build}"}}'
        esbuild(source, "--bundle", says, f"--outfile={folder / source.name}", *options)
    BUILD.mkdir(exist_ok=True)
    for name, sheets in sheets_of_parts().items():
        if not sheets:
            continue
        entry = BUILD / "part.css"
        imports = (f'@import "{each.as_posix()}";\n' for each in sheets)
        entry.write_text("".join(imports), encoding="utf-8")
        esbuild(entry, "--bundle", f"--outfile={folder / 'parts' / f'{name}.css'}", *options)
