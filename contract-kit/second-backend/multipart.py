"""Reads forms: `multipart/form-data`."""

import re


def read(content_type, body):
    """The fields by name: text as str, files as bytes. None if it is no such form.

    Of a doubled field the first counts.
    """
    boundary = re.fullmatch(r'multipart/form-data;.*boundary="?([^";]{1,200})"?', content_type, re.I)
    if not boundary:
        return None
    mark = b"--" + boundary[1].encode("latin-1")
    fields = {}
    for part in (b"\r\n" + body).split(b"\r\n" + mark)[1:]:
        head, divider, value = part.partition(b"\r\n\r\n")
        name = re.search(rb'(?:^|[;\s])name="([^"]*)"', head)
        if not divider or not name:
            continue
        is_file = re.search(rb'(?:^|[;\s])filename="', head)
        fields.setdefault(
            name[1].decode("utf-8", "replace"),
            value if is_file else value.decode("utf-8", "replace"),
        )
    return fields
