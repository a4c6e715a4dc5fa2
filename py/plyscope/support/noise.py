"""Which moves change a lot, for searches that go on with them at the depth limit."""

from __future__ import annotations

from typing import Any

from plyscope.game import QuietPositions, offers


class AllQuiet(QuietPositions[Any, Any]):
    """For a game that does not know which of its positions are quiet: each is taken as quiet."""

    def is_quiet(self, state: Any) -> bool:
        """True."""
        return True

    def noisy_actions(self, state: Any) -> tuple[Any, ...]:
        """None."""
        return ()

    def may_stand_pat(self, state: Any) -> bool:
        """True."""
        return True


def noise_of(game: object) -> QuietPositions[Any, Any]:
    """The game itself if it knows which of its positions are quiet."""
    return game if offers(game, QuietPositions) else AllQuiet()
