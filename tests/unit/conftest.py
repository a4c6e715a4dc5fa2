"""No unit test is timed: on a busy machine, or in a browser's Python, an example may take long."""

from examples import examples
from hypothesis import settings

settings.register_profile("untimed", examples(60))
settings.load_profile("untimed")
