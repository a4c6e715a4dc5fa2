"""Actions that are worked out only as far as somebody looks."""

from hypothesis import given
from hypothesis import strategies as st
from plyscope.games.lazy_actions import LazyActions


def noting(count):
    """Lazy actions 0, 1, … and the list of those that were asked for."""
    asked = []

    def coming():
        for each in range(count):
            asked.append(each)
            yield each

    return LazyActions(coming()), asked


def test_only_what_is_looked_at_is_worked_out():
    actions, asked = noting(5)
    assert actions
    assert asked == [0]
    assert next(iter(actions)) == 0
    assert actions[1] == 1
    assert asked == [0, 1]


def test_each_is_worked_out_once_however_many_look():
    actions, asked = noting(4)
    first, second = iter(actions), iter(actions)
    assert [next(first), next(second), next(second), next(first)] == [0, 0, 1, 1]
    assert list(first) == list(second) == [2, 3]
    assert asked == [0, 1, 2, 3]


@given(st.lists(st.integers(0, 9)), st.integers(-12, 12), st.integers(0, 9))
def test_it_is_the_same_sequence_as_the_list(items, index, wanted):
    def lazy():
        return LazyActions(iter(items))

    assert list(lazy()) == items == lazy()
    assert len(lazy()) == len(items)
    assert bool(lazy()) == bool(items)
    assert (wanted in lazy()) == (wanted in items)
    assert lazy()[index:] == items[index:]
    if -len(items) <= index < len(items):
        assert lazy()[index] == items[index]
    else:
        try:
            lazy()[index]
        except IndexError:
            pass
        else:
            raise AssertionError("no such item")
