"""What an operation is, what it is called with, and the table of all of them."""

import re
from dataclasses import dataclass, field
from typing import Any, Callable, Optional

WORDS = {
    400: "Permintaan tidak lengkap atau tidak sesuai.",
    401: "Silakan masuk terlebih dahulu.",
    403: "Kunci akses tidak dikenal.",
    404: "Alamat atau kode tidak dikenal.",
    405: "Cara pemanggilan tidak sesuai.",
    413: "Data yang dikirim terlalu besar.",
    500: "Server sedang mengalami gangguan. Coba lagi beberapa saat.",
}


class Refused(Exception):
    """An answer that is a failure, with its status and its words for people."""

    def __init__(self, status, message=None, retry_after=None):
        super().__init__(message)
        self.status = status
        self.message = message or WORDS[status]
        self.retry_after = retry_after


@dataclass
class Answer:
    """The data of a success, and the Set-Cookie that comes with it."""

    data: Any = None
    message: str = "Berhasil."
    cookie: Optional[str] = None


@dataclass
class Call:
    """One call, past key, kode, method and session."""

    state: Any
    base_url: str
    query: dict
    form: dict
    session: Optional[str]
    account: Any

    def text(self, name, pattern=None, longest=None, default=None):
        """A field of the query or form. Missing, empty or unlike the pattern is 400."""
        value = self.form.get(name, self.query.get(name))
        if isinstance(value, bytes):
            value = value.decode("utf-8", "replace")
        if not value:
            if default is not None:
                return default
            raise Refused(400)
        if (longest and len(value) > longest) or (pattern and not re.fullmatch(pattern, value)):
            raise Refused(400)
        return value

    def number(self, name, least, most, default=None):
        """A whole number between two others, or 400."""
        value = self.text(name, r"-?[0-9]{1,15}", default=None if default is None else str(default))
        if not least <= int(value) <= most:
            raise Refused(400)
        return int(value)

    def page_of(self, rows, size):
        """What the field `page` asks for of all rows."""
        page = self.number("page", 1, 100_000, default=1)
        return {
            "daftar": rows[(page - 1) * size : page * size],
            "page": page,
            "pages": -(-len(rows) // size),
        }

    def choice(self, name, choices, default=None):
        """One of the choices, or 400."""
        value = self.text(name, default=default)
        if value != default and value not in choices:
            raise Refused(400)
        return value


@dataclass
class Operation:
    method: str
    session: str
    run: Callable[[Call], Any] = field(repr=False)


TABLE = {}


def operation(method, name, session="none"):
    """Put a function into the table. `session` is none, optional or required."""

    def add(run):
        TABLE[name] = Operation(method, session, run)
        return run

    return add
