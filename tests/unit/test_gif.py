"""Films for the README."""

from pathlib import Path

from PIL import Image, ImageSequence

from building.gif import Frame, write_gif


def picture(*spots: tuple[int, int]) -> Image.Image:
    """A white square with black spots, and a red line below."""
    made = Image.new("RGB", (8, 8), "white")
    made.paste("red", (0, 7, 8, 8))
    for spot in spots:
        made.putpixel(spot, (0, 0, 0))
    return made


def test_a_film_shows_every_frame_as_long_as_it_lasts(tmp_path: Path) -> None:
    pictures = [picture(), picture((1, 1)), picture((1, 1)), picture((5, 6), (1, 1)), picture()]
    write_gif(tmp_path / "film.gif", [Frame(each, 50) for each in pictures])
    with Image.open(tmp_path / "film.gif") as film:
        frames = [(frame.convert("RGB").tobytes(), frame.info["duration"]) for frame in ImageSequence.Iterator(film)]
        assert film.info["loop"] == 0
    lasting = [(pictures[0], 50), (pictures[1], 100), (pictures[3], 50), (pictures[4], 50)]
    assert frames == [(each.tobytes(), duration) for each, duration in lasting]


def test_the_film_of_the_readme_is_small_and_short() -> None:
    file = Path(__file__).resolve().parents[2] / "static" / "readme" / "search.gif"
    assert file.stat().st_size <= 1_000_000
    with Image.open(file) as film:
        seconds = sum(each.info["duration"] for each in ImageSequence.Iterator(film)) / 1000
    assert 10 < seconds < 16
