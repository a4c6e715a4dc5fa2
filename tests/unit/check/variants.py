"""The right programs again, written as other people write them: all do the same."""

import ast
from collections.abc import Callable
from typing import Final

from programs import RIGHT, Program

FUNCTIONS: Final = (ast.FunctionDef, ast.Lambda)


def reformatted(source: str) -> str:
    return ast.unparse(ast.parse(source)) + "\n"


def with_tabs(source: str) -> str:
    lines = source.splitlines()
    plain = [line.lstrip(" ") for line in lines]
    widths = [len(line) - len(text) for line, text in zip(lines, plain, strict=True)]
    return "".join(
        "\t" * (width // 4) + " " * (width % 4) + text + "\n" for width, text in zip(widths, plain, strict=True)
    )


def with_comments(source: str) -> str:
    return "# My homework.\n\n" + source.replace("\n    return", "\n    # so much for that\n    return")


def with_windows_lines(source: str) -> str:
    return source.replace("\n", "\r\n")


def with_counter(source: str) -> str:
    """Every function counts its calls."""
    tree = ast.parse(source)
    for node in [each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)]:
        node.body[:0] = ast.parse("COUNT['calls'] = COUNT.get('calls', 0) + 1").body
    return "COUNT = {}\n" + ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def with_printing(source: str) -> str:
    """Every function that has a parameter prints as it is called."""
    tree = ast.parse(source)
    for node in [each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef) and each.args.args]:
        node.body[:0] = ast.parse(f"print('in', {node.name!r})").body
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def with_annotations(source: str) -> str:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.returns = ast.Name("object")
            for each in node.args.args:
                each.annotation = ast.Name("object")
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def with_main(source: str) -> str:
    return source + "\n\nif __name__ == '__main__':\n    print('This is a module.')\n"


def with_other_names(source: str) -> str:
    """What a function calls its own variables is other words; its parameters stay."""
    tree = ast.parse(source)
    inside = [each for function in ast.walk(tree) if isinstance(function, FUNCTIONS) for each in ast.walk(function)]
    stored = {each.id for each in inside if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}
    given = {each.arg for each in ast.walk(tree) if isinstance(each, ast.arg | ast.keyword)}
    above = {
        each.id
        for node in tree.body
        if isinstance(node, ast.Assign)
        for each in node.targets
        if isinstance(each, ast.Name)
    }
    new = {name: f"x{at}" for at, name in enumerate(sorted(stored - given - above))}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            node.id = new.get(node.id, node.id)
    return ast.unparse(tree) + "\n"


WAYS: Final[dict[str, Callable[[str], str]]] = {
    "reformatted": reformatted,
    "tabs": with_tabs,
    "comments": with_comments,
    "lines of Windows": with_windows_lines,
    "counter": with_counter,
    "printing": with_printing,
    "annotations": with_annotations,
    "main": with_main,
    "other names": with_other_names,
}
VARIANTS: Final = [
    Program(each.pack, f"{each.shape}, {name}", "", way(each.source), 0) for each in RIGHT for name, way in WAYS.items()
]
