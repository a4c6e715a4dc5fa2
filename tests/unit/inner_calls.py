"""Looks at what a function inside a search or method returns, which nothing outside can call."""

import sys


def last_return(name, function, *arguments):
    """What the last call of the function called `name` returned, while `function` ran."""
    returned = []

    def note(frame, event, value):
        if event == "return" and frame.f_code.co_name == name:
            returned.append(value)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        function(*arguments)
    finally:
        sys.setprofile(before)
    return returned[-1]
