"""What holds for every constraint problem: its presets load, and its texts are read back."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import refusal
from plyscope.problems import PROBLEMS
from posing import pose, shape

EVERY_PRESET = [
    pytest.param(entry, preset, id=f"{entry.id}-{preset.id}") for entry in PROBLEMS.values() for preset in entry.presets
]
LIKELY = "AB1a 23.0=+-|:;,()\n"
WORDS = ("colours", "nodes", "periods:", "rooms:", "away:", "SEND", "+", "=", "A-B", "(1,2)", "|")
TEXTS = st.one_of(
    st.text(max_size=60),
    st.text(LIKELY, max_size=60),
    st.lists(st.sampled_from([*WORDS, *LIKELY]), max_size=30).map("".join),
)
KINDS = st.sampled_from(sorted(PROBLEMS))


def test_the_registry_goes_by_the_ids_of_its_entries():
    assert [entry.id for entry in PROBLEMS.values()] == list(PROBLEMS)


@pytest.mark.parametrize("entry", PROBLEMS.values(), ids=list(PROBLEMS))
def test_presets_are_told_apart_by_id_and_by_name(entry):
    assert len({preset.id for preset in entry.presets}) == len(entry.presets)
    assert len({preset.name for preset in entry.presets}) == len(entry.presets)


@pytest.mark.parametrize(("entry", "preset"), EVERY_PRESET)
def test_every_preset_loads_and_stands_in_the_form_that_its_kind_writes(entry, preset):
    posed = entry.load(preset.position, preset.options)
    assert posed.text == preset.position
    assert preset.note.endswith((".", "?"))


@pytest.mark.parametrize("entry", PROBLEMS.values(), ids=list(PROBLEMS))
def test_what_is_shown_first_loads(entry):
    assert entry.load(entry.start, {}).text == entry.start


@pytest.mark.parametrize(("entry", "preset"), EVERY_PRESET)
def test_a_constraint_is_about_different_variables_and_a_picture_is_plain_data(entry, preset):
    posed = entry.load(preset.position, preset.options)
    for constraint in posed.problem.constraints:
        assert len(set(constraint.scope)) == len(constraint.scope) >= 1
        assert re.fullmatch(r"[a-z0-9].*[a-z0-9]", constraint.name)
    assert json.loads(json.dumps(posed.picture)) == posed.picture
    assert posed.task.endswith(".")


@pytest.mark.parametrize(("entry", "preset"), EVERY_PRESET)
def test_no_two_variables_and_no_two_values_of_one_share_a_name(entry, preset):
    posed = entry.load(preset.position, preset.options)
    variables = posed.problem.variables
    assert len({posed.variable_name(variable) for variable in variables}) == len(variables)
    for variable in variables:
        values = posed.problem.domains[variable]
        assert len({posed.value_name(variable, value) for value in values}) == len(values)


@pytest.mark.slow
@given(KINDS, TEXTS)
def test_any_text_is_a_problem_that_reads_back_or_is_turned_down_with_a_sentence(kind, text):
    bad = refusal(pose, kind, text)
    if bad is None:
        posed = pose(kind, text)
        assert shape(pose(kind, posed.text)) == shape(posed)
        return
    assert bad.field == "position"
    assert bad.at is None or 0 <= bad.at <= len(text)
    assert str(bad).endswith(".")
    assert "\n" not in str(bad)


@pytest.mark.parametrize("kind", PROBLEMS)
def test_an_option_that_there_is_not_is_turned_down(kind):
    bad = refusal(PROBLEMS[kind].load, PROBLEMS[kind].start, {"size": 3})
    assert bad is not None
    assert bad.field == "options"


@pytest.mark.parametrize("kind", PROBLEMS)
@pytest.mark.parametrize("text", ["", " \n\t ", "9" * 5000, "A" * 5000, "\0", "²", "٣", "ß"])
def test_odd_texts_are_turned_down(kind, text):
    if kind == "colouring" and text in ("²", "٣", "ß"):
        assert pose(kind, text).problem.variables == (text,)
    else:
        assert refusal(PROBLEMS[kind].load, text, {}) is not None
