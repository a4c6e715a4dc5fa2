"""A wheel that is packed again has the same files."""

from __future__ import annotations

import zlib
from pathlib import Path
from zipfile import ZipFile, ZipInfo

import pytest

from building.squeezing import squeeze

pytestmark = pytest.mark.native  # it is of the build


def deflate(data: bytes) -> bytes:
    packed = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packed.compress(data) + packed.flush()


def test_a_squeezed_wheel_has_the_same_files(tmp_path: Path) -> None:
    wheel = tmp_path / "a.whl"
    with ZipFile(wheel, "w") as archive:
        for name, text in {"a/b.py": "x = 1\n" * 400, "a/é.txt": "", "a/RECORD": "α"}.items():
            info = ZipInfo(name, (2020, 2, 2, 13, 44, 56))
            info.external_attr = 0o100644 << 16
            archive.writestr(info, text)

    def told() -> list[tuple[object, ...]]:
        with ZipFile(wheel) as archive:
            assert archive.testzip() is None
            return [
                (each.filename, each.date_time, each.external_attr, each.create_system, archive.read(each))
                for each in archive.infolist()
            ]

    before, size = told(), wheel.stat().st_size
    squeeze(wheel, deflate)
    assert told() == before
    assert wheel.stat().st_size < size
