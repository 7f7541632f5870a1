"""Registration, login, profile."""

import base64
import binascii
import re
import secrets
from datetime import date

import clock
import otp
import pictures
from inbox import write_to
from operations import Answer, Refused, operation
from state import Account

PHONE = r"[1-9][0-9]{7,13}"
ANY_NUMBER = r"[0-9]{1,15}"
MADE_CODE = r"[1-9][0-9]{4}"
REGISTERED = "Nomor WhatsApp ini sudah memiliki akun."
UNKNOWN = "Nomor WhatsApp ini belum memiliki akun."


@operation("POST", "auth/login", "optional")
def login(call):
    account = call.state.accounts.get(call.text("whatsapp", ANY_NUMBER))
    password = call.text("password")
    if not account or account.password != password:
        raise Refused(401, "Nomor atau kata sandi belum tepat.")
    return Answer(cookie=call.state.start_session(account))


@operation("POST", "auth/logout", "optional")
def logout(call):
    call.state.sessions.pop(call.session, None)
    return Answer(cookie="")


@operation("POST", "auth/send_otp", "optional")
def send_otp(call):
    number = call.text("phoneNumber", PHONE)
    call.text("codeOTP", MADE_CODE)
    if number in call.state.accounts:
        raise Refused(409, REGISTERED)


@operation("POST", "auth/resend_otp", "optional")
def resend_otp(call):
    number = call.text("phoneNumber", ANY_NUMBER)
    call.text("codeOTP", MADE_CODE)
    otp.check_number(number)


@operation("POST", "auth/forgot_password", "optional")
def forgot_password(call):
    call.text("codeOTP", MADE_CODE)
    account_of(call, "phoneNumber")


def account_of(call, name):
    """The account of the number in a field, or 404."""
    account = call.state.accounts.get(call.text(name, ANY_NUMBER))
    if not account:
        raise Refused(404, UNKNOWN)
    return account


@operation("POST", "auth/register", "optional")
def register(call):
    number = call.text("whatsapp", PHONE)
    name = call.text("fullname", longest=30)
    password = call.text("password", r"(?s).{8,}")
    with otp.used_token(call, "auth/register", number, "daftar"):
        if number in call.state.accounts:
            raise Refused(409, REGISTERED)
        account = Account(name, number, password, clock.now())
        write_to(account, "Ahlan wa sahlan", "Kabar dari pengurus akan ada di sini.")
        call.state.add_account(account)


@operation("POST", "auth/new-password", "optional")
def new_password(call):
    number = call.text("whatsapp", ANY_NUMBER)
    password = call.text("password", r"(?s).{8,}")
    call.text("fullname", longest=30, default="")
    with otp.used_token(call, "auth/new-password", number, "lupa_sandi"):
        account = account_of(call, "whatsapp")
        account.password = password
        call.state.end_sessions(account)


@operation("POST", "user/get_user", "required")
def get_user(call):
    account = call.account
    as_kept = ("nama", "whatsapp", "email", "tgl_lahir", "alamat", "kelamin", "sapaan")
    return {
        **{name: getattr(account, name) for name in as_kept},
        "avatar": account.avatar and call.base_url + account.avatar,
        "created_date": clock.written(account.created),
    }


@operation("POST", "user/send_otp", "required")
def send_user_otp(call):
    call.text("codeOTP", MADE_CODE)
    call.choice("verifWith", ("whatsapp",))


PLAIN_FIELDS = {
    "fullname": ("nama", r"(?s).{1,30}"),
    "birthdate": ("tgl_lahir", clock.DAY),
    "address": ("alamat", r"(?s).{1,50}"),
    "gender": ("kelamin", r"Laki-laki|Perempuan"),
    "greeting": ("sapaan", r"Ayah|Bunda|Bapak|Ibu|Mas|Mbak"),
}


@operation("POST", "user/edit_profile", "required")
def edit_profile(call):
    kind = call.choice("editType", (*PLAIN_FIELDS, "avatar", "whatsapp", "email"))
    if kind in PLAIN_FIELDS:
        name, pattern = PLAIN_FIELDS[kind]
        value = call.text("editValue", pattern)
        if kind == "birthdate" and not is_day(value):
            raise Refused(422, "Tanggal ini tidak ada.")
        setattr(call.account, name, value)
    elif kind == "avatar":
        call.account.avatar = kept_avatar(call)
    elif kind == "whatsapp":
        change_number(call)
    else:
        change_email(call)


def is_day(text):
    """Whether the calendar has this day: 31 February fits the pattern too."""
    try:
        return bool(date.fromisoformat(text))
    except ValueError:
        return False


def kept_avatar(call):
    """The path where the picture of a data URL is from now on."""
    value = call.text("editValue", r"(?s)data:image/.*")
    try:
        data = base64.b64decode(value.partition(",")[2], validate=True)
    except (binascii.Error, ValueError):
        data = b""
    media_type = pictures.kind(data)
    if not media_type:
        raise Refused(422, "Berkas ini bukan gambar.")
    name = secrets.token_urlsafe(12)
    call.state.avatars[name] = (media_type, data)
    return "/gambar/" + name


def change_number(call):
    state, account = call.state, call.account
    number = call.text("editValue", PHONE)
    with otp.used_token(call, "user/edit_profile", account.whatsapp, "ubah_nomor"):
        if state.accounts.get(number) not in (None, account):
            raise Refused(409, "Nomor WhatsApp ini dipakai akun lain.")
        del state.accounts[account.whatsapp]
        account.whatsapp = number
        state.add_account(account)


def change_email(call):
    email = call.text("editValue")
    with otp.used_token(call, "user/edit_profile", call.account.whatsapp, "ubah_email"):
        if not re.fullmatch(r"[^@\s]+@[^@\s]+\.[^@\s]+", email):
            raise Refused(422, "Alamat email ini belum benar.")
        call.account.email = email
