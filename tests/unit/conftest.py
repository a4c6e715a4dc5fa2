"""No unit test is timed: on a busy machine, or in a browser's Python, an example may take long."""

from hypothesis import settings

settings.register_profile("untimed", settings(deadline=None))
settings.load_profile("untimed")
