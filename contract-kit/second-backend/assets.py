"""Pictures by address: flyers, logos, QR codes, avatars."""

import zlib

import pictures
from operations import Refused


def picture(state, path):
    """Media type and bytes, or 404."""
    name = path.rpartition("/")[2]
    if name in state.avatars:
        return state.avatars[name]
    if not name.endswith(".png"):
        raise Refused(404)
    colour = zlib.crc32(name.encode())
    return "image/png", pictures.png(colour & 255, colour >> 8 & 255, colour >> 16 & 255)
