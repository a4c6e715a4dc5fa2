"""Which commands `build.py test` runs for the words that follow it, and what it counts."""

import tomllib
from pathlib import Path

import pytest

from building import choosing, command_line, testing
from building.choosing import Chosen, is_for_browsers, named_tests
from building.counting import Counts, counts_in, run_at_once, run_tests
from building.paths import BUILD, PYTHON, ROOT
from building.running import BuildError, Command

JS = "tests/unit/js/map.test.js"


def words_of(command: Command) -> list[str]:
    """The words of a command as text, with paths from the project's folder on."""
    return [str(word).removeprefix(f"{ROOT}/") for word in command]


def test_without_a_choice_every_stage_is_run() -> None:
    assert list(testing.stages_for(Chosen())) == ["style", "types", "unit", "pyodide", "package", "e2e"]
    assert sorted(name for names in testing.AT_ONCE for name in names) == sorted(testing.STAGES)


def test_a_stage_that_cannot_begin_fails_and_the_others_are_run(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def broken() -> list[Command]:
        raise BuildError("There is no network.")

    stages = dict.fromkeys(testing.STAGES, lambda: [[PYTHON, "-c", "print('7 passed in 0.10s')"]])
    monkeypatch.setattr(testing, "STAGES", {**stages, "package": broken})
    monkeypatch.setattr(testing, "prepare", lambda _: None)
    with pytest.raises(BuildError, match=r"^failed: package \(again: build.py test --only package\)$"):
        testing.test(Chosen())
    told = capfd.readouterr().out
    assert "There is no network." in told
    assert "==== 1 failed, 35 passed in " in told


def test_one_stage_is_run_alone() -> None:
    assert list(testing.stages_for(Chosen(only="types"))) == ["types"]


def test_the_quick_run_leaves_out_the_unit_tests_marked_as_slow_and_all_of_the_browser_s_but_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(testing, "find_browsers", lambda *_: None)
    commands = [words_of(command) for command in testing.quick_tests()]
    assert [command[-2:] for command in commands if "tests/unit" in command] == [["-m", "not slow"]]
    browsers = [word for command in commands for word in command if word.startswith("tests/e2e")]
    assert browsers == ["tests/e2e/test_smoke.py"]
    assert [command[-2:] for command in commands if browsers[0] in command] == [["-k", "page_file"]]
    tools = {"ruff", "biome", "mypy", "tsc", "--test"}
    assert tools == {Path(word).name for command in commands for word in command} & tools


def test_the_markers_tell_their_rules() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    slow, native = settings["tool"]["pytest"]["ini_options"]["markers"]
    assert slow.startswith("slow: ")
    assert native.startswith("native: ")


def test_a_file_in_javascript_goes_to_node_and_one_in_python_to_pytest() -> None:
    script, python = map(words_of, named_tests([JS, "tests/unit/test_nim.py"], None))
    assert script[1:] == ["--test", "--test-reporter=spec", JS]
    assert python[1:] == ["-m", "pytest", "tests/unit/test_nim.py"]


def test_the_words_after_k_go_to_both_as_each_takes_them() -> None:
    script, python = map(words_of, named_tests([JS, "tests/unit/test_nim.py"], "map"))
    assert "--test-name-pattern=/map/i" in script
    assert python[-2:] == ["-k", "map"]


def test_a_folder_stands_for_the_tests_of_both_languages_in_it() -> None:
    script, python = map(words_of, named_tests(["tests/unit"], None))
    assert JS in script
    assert python[3] == "tests/unit"
    (only_script,) = named_tests(["tests/unit/js"], None)
    assert words_of(only_script)[3:] == words_of(script)[3:]


def test_words_alone_are_looked_for_everywhere() -> None:
    assert Chosen(words="map").named == ("tests/unit", "tests/e2e")


@pytest.mark.parametrize("path", ["tests/unit/no_such_test.py", "README.md"])
def test_a_path_without_tests_is_refused_with_its_name(path: str) -> None:
    with pytest.raises(BuildError, match=path):
        named_tests([path], None)


@pytest.mark.parametrize(
    ("path", "needed"),
    [
        ("tests/e2e/test_smoke.py", True),
        ("tests/e2e", True),
        ("tests", True),
        ("tests/unit/test_nim.py::test_a", False),
        (JS, False),
    ],
)
def test_only_the_tests_of_the_page_need_a_browser(path: str, needed: bool) -> None:
    assert is_for_browsers(path) is needed


@pytest.mark.parametrize("words", [["--quick", JS], ["--only", "e2e", "-k", "map"]])
def test_two_ways_to_choose_at_once_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command_line.main(["test", *words])
    assert "give no PATH and no -k" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("3 failed, 20 passed in 1.20s", Counts(20, 3)),
        ("2739 passed in 77.24s (0:01:17)", Counts(2739)),
        ("1 passed, 2 errors in 0.10s", Counts(1, 2)),
        ("12 deselected in 0.36s", Counts()),
        ("# pass 20", Counts(20)),
        ("ℹ fail 2", Counts(failed=2)),
        ("All checks passed!", None),
        ("it took 3 tries in 1.20s", None),
    ],
)
def test_the_numbers_of_tests_are_read_off_what_the_runners_say(line: str, counts: Counts | None) -> None:
    assert counts_in(line) == counts


@pytest.mark.parametrize(
    ("program", "counts"),
    [
        ("print('All checks passed!')", Counts(1)),
        ("raise SystemExit(1)", Counts(failed=1)),
        ("print('1 failed, 4 passed in 0.10s'); raise SystemExit(1)", Counts(4, 1)),
        ("print('4 passed in 0.10s'); raise SystemExit(3)", Counts(4, 1)),
        ("print('9 deselected in 0.10s'); raise SystemExit(5)", Counts()),
        ("raise SystemExit(5)", Counts(failed=1)),
    ],
)
def test_a_program_that_fails_is_a_failed_test_unless_no_test_of_it_was_asked_for(program: str, counts: Counts) -> None:
    shown: list[str] = []
    assert run_tests("a stage", [PYTHON, "-c", program], shown.append) == counts


def test_a_stage_that_runs_no_test_fails() -> None:
    nothing = [[PYTHON, "-c", "print('9 deselected in 0.10s'); raise SystemExit(5)"]]
    assert testing.run_stage("a stage", nothing) == Counts(failed=1)


@pytest.mark.slow
def test_with_a_limit_the_next_command_begins_when_one_ends(tmp_path: Path) -> None:
    begin = "import pathlib, sys, time; p = pathlib.Path(sys.argv[1]); p.touch(); time.sleep(0.3)"
    count = "print(len(list(p.parent.iterdir())), 'passed in 0.30s'); p.unlink()"
    files = [tmp_path / str(number) for number in range(4)]
    commands = [[PYTHON, "-c", f"{begin}; {count}", file] for file in files]
    at_once = [counts.passed for counts in run_at_once("a stage", commands, 2)]
    assert max(at_once) <= 2


def test_what_python_compiles_of_the_tests_is_kept_whatever_the_environment_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    shown: list[str] = []
    program = "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"
    run_tests("a stage", [PYTHON, "-c", program], shown.append)
    assert shown == [f"False {BUILD / 'bytecode'}\n"]


def test_two_files_are_run_at_once_only_for_a_folder() -> None:
    (folder,) = named_tests(["tests/e2e"], None)
    (file,) = named_tests(["tests/e2e/test_smoke.py"], None)
    assert words_of(folder)[-4:] == choosing.TWO_AT_A_TIME
    assert "-n" not in words_of(file)
