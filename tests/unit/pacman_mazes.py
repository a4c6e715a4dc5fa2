"""Twenty mazes of Pac-Man with 20 to 200 dots: some drawn as courses have them, others made. And
the longest ways that fit into a maze."""

from random import Random

DRAWN = {
    # One room without a wall inside.
    "room": """
        %%%%%%%%%%%%%%%%
        %P.............%
        %..............%
        %..............%
        %..............%
        %.............G%
        %%%%%%%%%%%%%%%%""",
    # Blocks in the middle, and the ghosts in a pen between them.
    "small": """
        %%%%%%%%%%%%%%%%%%%%
        %o....%......%.....%
        %.%%%.%.%%%%.%.%%%.%
        %.%................%
        %.%.%%.%%__%%.%%.%.%
        %......%G__G%......%
        %.%.%%.%%%%%%.%%.%.%
        %.%......P.......%.%
        %.%%%.%.%%%%.%.%%%.%
        %.....%......%....o%
        %%%%%%%%%%%%%%%%%%%%""",
    # Two rings around a pen, and capsules in the corners.
    "medium": """
        %%%%%%%%%%%%%%%%%%
        %o..............o%
        %.%%%.%%%%%%.%%%.%
        %.%............%.%
        %.%.%%.%__%.%%.%.%
        %...%..%GG%..%...%
        %.%.%%.%%%%.%%.%.%
        %.%.....P......%.%
        %.%%%.%%%%%%.%%%.%
        %................%
        %.%%.%%.%%.%%.%%.%
        %o..............o%
        %%%%%%%%%%%%%%%%%%""",
    # Loops in which a ghost can come from both ends.
    "loops": """
        %%%%%%%%%%%%%%
        %P...%....%..%
        %.%%.%.%%.%.%%
        %.%....%.....%
        %.%.%%.%.%%%.%
        %...%..G...%.%
        %.%%%.%%.%%%.%
        %............%
        %%%%%%%%%%%%%%""",
    # Dead ends on both sides of a street.
    "comb": """
        %%%%%%%%%%%%%%%%%%%%
        %.%.%.%.%.%.%.%.%.G%
        %.%.%.%.%.%.%.%.%.%%
        %.....P............%
        %.%.%.%.%.%.%.%.%.%%
        %.%.%.%.%.%.%.%.%..%
        %%%%%%%%%%%%%%%%%%%%""",
    # One long way to the middle.
    "spiral": """
        %%%%%%%%%%%%%%%
        %.....P.......%
        %%%%%%%%%%%%%.%
        %...........%.%
        %.%%%%%%%%%.%.%
        %.%.......%.%.%
        %.%.%%%%%.%.%.%
        %.%.%G....%.%.%
        %.%.%%%%%%%.%.%
        %.%.........%.%
        %.%%%%%%%%%%%.%
        %.............%
        %%%%%%%%%%%%%%%""",
    # Four ghosts, and more capsules than usual.
    "capsules": """
        %%%%%%%%%%%%%%%%
        %o....o..o....o%
        %.%%.%.%%.%.%%.%
        %...G......G...%
        %.%%.%.%%.%.%%.%
        %o....o.Po....o%
        %.%%.%.%%.%.%%.%
        %...G......G...%
        %.%%.%.%%.%.%%.%
        %o....o..o....o%
        %%%%%%%%%%%%%%%%""",
    # Rooms with doors.
    "rooms": """
        %%%%%%%%%%%%%%%%%%%
        %P....%.....%.....%
        %.....%.....%.....%
        %.................%
        %.....%.....%.....%
        %%%.%%%%%.%%%%%.%%%
        %.....%.....%.....%
        %..........G......%
        %.....%.....%.....%
        %.....%.....%....G%
        %%%%%%%%%%%%%%%%%%%""",
}


def made(dots: int) -> str:
    """A maze with so many dots: ways are dug at random, and then walls between them are opened."""
    random = Random(dots)
    rows = min(20, 7 + dots // 12)
    columns = min(20, rows + 2)
    cells = [["%"] * columns for _ in range(rows)]
    inside = [(row, column) for row in range(1, rows - 1) for column in range(1, columns - 1)]
    ways = [(1, 1)]
    cells[1][1] = "_"
    while len(ways) < dots + 3:
        row, column = random.choice(ways)
        down, right = random.choice([(-1, 0), (0, -1), (1, 0), (0, 1)])
        place = (row + down, column + right)
        if place in inside and cells[place[0]][place[1]] == "%":
            cells[place[0]][place[1]] = "_"
            ways.append(place)
    signs = ["P", "G", "o", *["."] * dots]
    random.shuffle(ways)
    for (row, column), sign in zip(ways, signs, strict=True):
        cells[row][column] = sign
    return "/".join(["".join(row) for row in cells])


MAZES = [text.strip() for text in DRAWN.values()] + [made(dots) for dots in range(20, 201, 16)]


def spiral(size: int, start: int) -> str:
    """One way to the middle, so long as fits; Pac-Man starts that many steps after its outer end,
    where each of his moves leads to a dot."""
    cells = [["%"] * size for _ in range(size)]
    inside = range(1, size - 1)
    row, column, (down, right) = 1, 1, (0, 1)
    ways = [(1, 1)]
    turns = 0
    while turns < 2:
        ahead = (row + down, column + right)
        # No further than one wall from the way itself.
        beyond = (row + 2 * down, column + 2 * right)
        if ahead[0] in inside and ahead[1] in inside and not {ahead, beyond} & set(ways):
            row, column = ahead
            ways.append(ahead)
            turns = 0
        else:
            down, right = right, -down
            turns += 1
    return _dug(cells, ways, start)


def serpentine(size: int, start: int) -> str:
    """One way to and fro, as long as fits; Pac-Man starts as in `spiral`."""
    cells = [["%"] * size for _ in range(size)]
    ways: list[tuple[int, int]] = []
    for row in range(1, size - 1):
        columns = range(1, size - 1)
        if row % 2 == 0:
            ways.append((row, columns[-1] if row % 4 == 2 else columns[0]))
        else:
            ways += [(row, column) for column in (columns if row % 4 == 1 else columns[::-1])]
    return _dug(cells, ways, start)


def _dug(cells: list[list[str]], ways: list[tuple[int, int]], start: int) -> str:
    for place, (row, column) in enumerate(ways):
        cells[row][column] = "P" if place == start else "."
    return "/".join(["".join(row) for row in cells])


LONG_WAYS = [way(size, start) for way in (spiral, serpentine) for size in (19, 20) for start in (4, 40)]
