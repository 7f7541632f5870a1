"""What the organisation writes to an account, and where it may push. Nothing is pushed from here."""

import secrets
from datetime import timedelta

import clock
from operations import Refused, operation

ID = r"[A-Za-z0-9_-]{1,64}"
VAPID_KEY = (
    "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
)


def write_to(account, title, words="", link=None, kind="umum", age=timedelta()):
    """A message to an account, above those that it has."""
    message = {
        "id": secrets.token_hex(8),
        "jenis": kind,
        "judul": title,
        "teks": words,
        "waktu": clock.written(clock.now() - age),
        "tautan": link,
        "dibaca": False,
    }
    account.messages.insert(0, message)


@operation("GET", "user/get_inbox", "required")
def get_inbox(call):
    return call.page_of(call.account.messages, 8)


@operation("POST", "user/read_inbox", "required")
def read_inbox(call):
    ids = call.text("ids", f"{ID}(,{ID}){{0,99}}").split(",")
    for message in call.account.messages:
        message["dibaca"] = message["dibaca"] or message["id"] in ids


@operation("POST", "user/store_push", "required")
def store_push(call):
    pushes = call.state.pushes
    endpoint = call.text("endpoint", r"https://\S+", longest=2_000)
    key = call.text("p256dh", r"B[A-Za-z0-9_-]{86}", default="")
    secret = call.text("auth", r"[A-Za-z0-9_-]{22}", default="")
    if bool(key) != bool(secret):
        raise Refused(422, "Kunci pemberitahuan ini kurang satu.")
    if key:
        pushes[endpoint] = (call.session, key, secret)
    elif call.state.sessions.get(pushes.get(endpoint, ("",))[0]) is call.account:
        del pushes[endpoint]
