"""Pictures by address: flyers, logos, QR codes, avatars. Drawing them, and telling one by its bytes."""

import re
import struct
import zlib

from operations import Refused


def picture(state, path):
    """Media type and bytes, or 404."""
    name = path.rpartition("/")[2]
    if name in state.avatars:
        return state.avatars[name]
    if not name.endswith(".png"):
        raise Refused(404)
    colour = zlib.crc32(name.encode())
    return "image/png", png(colour & 255, colour >> 8 & 255, colour >> 16 & 255)


def png(red, green, blue, width=40, height=40):
    """A PNG of one colour."""
    row = b"\0" + bytes((red, green, blue)) * width

    def chunk(kind, data):
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(row * height))
        + chunk(b"IEND", b"")
    )


KINDS = (
    (rb"\xff\xd8\xff", "image/jpeg"),
    (rb"\x89PNG\r\n\x1a\n", "image/png"),
    (rb"GIF8", "image/gif"),
    (rb"(?s)RIFF....WEBP", "image/webp"),
)


def kind(data):
    """The media type that the first bytes tell, or None."""
    return next((name for start, name in KINDS if re.match(start, data)), None)
