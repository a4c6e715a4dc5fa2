"""Packs the files of a wheel smaller: as deflate allows, but with a search for the best way, which
takes its time. What unpacks it is the same."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from struct import pack
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

LOCAL: Final = "<4s5H3L2H"
CENTRAL: Final = "<4s6H3L5H2L"
END: Final = "<4s4H2LH"
"""The records of a zip file: before each file, in its table of contents, and at its end."""
NEEDED: Final = 20
"""The version of the format in which files can be deflated."""
UNIX: Final = 3
ITERATIONS: Final = 5


def squeeze(wheel: Path, deflate: Callable[[bytes], bytes]) -> None:
    """Writes the wheel again, with the same files in the same order."""
    with ZipFile(wheel) as archive:
        files = [(each, archive.read(each)) for each in archive.infolist()]
    with ThreadPoolExecutor() as pool:  # the search leaves other threads the processors
        found = list(pool.map(deflate, [data for _, data in files]))
    body, table = b"", b""
    for (info, data), packed in zip(files, found, strict=True):
        name = info.filename.encode()
        facts = (*_when(info), info.CRC, len(packed), len(data), len(name), 0)
        kind = (0x800, ZIP_DEFLATED)  # names in UTF-8
        made = (UNIX << 8 | NEEDED, NEEDED, *kind)
        place = (0, 0, 0, info.external_attr, len(body))
        table += pack(CENTRAL, b"PK\x01\x02", *made, *facts, *place) + name
        body += pack(LOCAL, b"PK\x03\x04", NEEDED, *kind, *facts) + name + packed
    count = len(files)
    end = pack(END, b"PK\x05\x06", 0, 0, count, count, len(table), len(body), 0)
    wheel.write_bytes(body + table + end)


def _when(info: ZipInfo) -> tuple[int, int]:
    """The time and the date of a file, as zip files have them."""
    year, month, day, hour, minute, second = info.date_time
    return hour << 11 | minute << 5 | second // 2, (year - 1980) << 9 | month << 5 | day


def zopfli(data: bytes) -> bytes:
    """Deflated by Google's search, without what zlib writes around it."""
    compress = import_module("zopfli.zlib").compress
    packed: bytes = compress(data, numiterations=ITERATIONS)
    return packed[2:-4]


if __name__ == "__main__":
    squeeze(Path(sys.argv[1]), zopfli)
