"""A program runs in a folder of its own, in which its other files are."""

import os
from pathlib import Path

import pytest
from plyscope.game import BadInput
from plyscope.own_code import program
from plyscope.own_game import own_game
from plyscope.runs import watch_program

MOST = """
def most(row, at=0):
    return max(row[at] + most(row, at + 2), most(row, at + 1)) if at < len(row) else 0
"""
FILES = {
    "numbers.txt": "3 9 4 1 7\n",
    "data/rows.csv": "5,6,2\n8,1,1\n",
    "data/deep/tree.json": '{"leaves": [3, 12, 8]}',
}


@pytest.mark.parametrize(
    ("reads", "printed"),
    [
        ("row = [int(each) for each in open('numbers.txt').read().split()]", "16"),
        (
            "import csv\nwith open('data/rows.csv', newline='') as file:\n"
            "    row = [int(each) for line in csv.reader(file) for each in line]",
            "15",
        ),
        ("import json\nrow = json.load(open('data/deep/tree.json'))['leaves']", "12"),
        (
            "from pathlib import Path\nrow = [*map(int, (Path(__file__).parent / 'numbers.txt').read_text().split())]",
            "16",
        ),
        (
            "import os\nhere = os.path.dirname(os.path.abspath(__file__))\n"
            "row = [*map(int, open(os.path.join(here, 'numbers.txt')).read().split())]",
            "16",
        ),
        ("import os\nrow = sorted(len(name) for name in os.listdir())", "11"),
        ("import os\nrow = [os.path.exists('numbers.txt'), os.path.exists('other.txt')]", "True"),
    ],
)
def test_a_program_opens_the_files_that_came_with_it(reads: str, printed: str) -> None:
    told = program({"source": f"{MOST}{reads}\nprint(max(row) if len(row) < 3 else most(row))", "files": FILES})
    assert (told["error"], told["output"]) == (None, f"{printed}\n")


def test_what_is_in_a_file_is_read_as_it_is() -> None:
    text = "a\r\nb\n\u00e9\ud800"
    source = "print([*open('a.txt', 'rb').read()])"
    told = program({"source": source, "files": {"a.txt": text}})
    assert told["output"] == f"{[*text.encode('utf-8', 'surrogatepass')]}\n"


def test_what_a_program_writes_is_gone_after_its_run_and_so_is_its_folder() -> None:
    source = (
        f"{MOST}import os\nprint(os.listdir(), os.getcwd())\n"
        "open('a.txt', 'a').write('more')\nprint(open('a.txt').read())\nos.chdir('/')\n1 / 0"
    )
    here = os.getcwd()
    first, second = (program({"source": source, "files": {"a.txt": "one "}}) for _ in range(2))
    for told in (first, second):
        assert told["error"] is not None
        assert (told["error"]["kind"], told["error"]["line"]) == ("ZeroDivisionError", 9)
        assert told["output"].startswith("['a.txt'] ")
        assert told["output"].endswith("one more\n")
        assert not os.path.exists(told["output"].split("\n")[0].removeprefix("['a.txt'] "))
    assert os.getcwd() == here


def test_every_try_to_start_a_program_finds_its_files_as_they_came() -> None:
    source = (
        f"{MOST}with open('a.txt', 'a') as file:\n    file.write('7 ')\n"
        "row = [*map(int, open('a.txt').read().split())]\n"
    )
    told = program({"source": source, "files": {"a.txt": "3 "}})
    assert (told["returned"], told["error"]) == (7, None)


@pytest.mark.parametrize("name", ["../a.txt", "/a.txt", "data/../../a.txt", "", ".", "a\x00b", "numbers.txt/b"])
def test_a_name_that_leads_out_of_the_folder_is_one_clear_mistake(name: str) -> None:
    with pytest.raises(BadInput) as raised:
        program({"source": MOST, "files": {**FILES, name: ""}})
    assert raised.value.field == "files"


def test_a_game_of_ones_own_opens_the_files_beside_it() -> None:
    source = """
class Take:
    initial = (int(open("heap.txt").read()), "MAX")
    def to_move(self, state): return state[1]
    def actions(self, state): return [n for n in (1, 2) if n <= state[0]]
    def result(self, state, n): return (state[0] - n, "MIN" if state[1] == "MAX" else "MAX")
    def is_terminal(self, state): return state[0] == 0
    def utility(self, state): return -1 if state[1] == "MAX" else 1
"""
    assert own_game(source, (("heap.txt", "5"),)).entry.load("", {}).state == (5, "MAX")


def test_in_plain_python_a_program_without_other_files_stays_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "numbers.txt").write_text("4", encoding="utf-8")
    assert watch_program({"source": "print(open('numbers.txt').read())"}).output == "4\n"
