"""One-time codes that the backend makes and compares, and the tokens they give."""

import re
import secrets
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta

import clock
from operations import Refused, operation

# A backend that lacks one of them gives no tokens.
SERVERS_CODES = ("auth/request_otp", "auth/verify_otp")
PURPOSES = ("daftar", "lupa_sandi", "ubah_nomor", "ubah_email")
CODE_LIFE = timedelta(minutes=5)
TOKEN_LIFE = timedelta(minutes=15)
BETWEEN_CODES = timedelta(seconds=60)
TRIES = 5
WRONG_AN_HOUR = 15


@dataclass
class Code:
    value: str
    made: datetime
    wrong: int = 0
    used: bool = False


def check_number(number):
    """Refuse with words what can't be a WhatsApp number."""
    if not re.fullmatch(r"[1-9][0-9]{7,13}", number):
        raise Refused(422, "Nomor WhatsApp ini belum benar.")


def number_and_purpose(call):
    """Both fields. A change of the profile needs the session."""
    purpose = call.choice("keperluan", PURPOSES)
    if is_change(purpose) and not call.account:
        raise Refused(401)
    return call.text("phoneNumber", r"[0-9]{1,15}"), purpose


def is_change(purpose):
    """Whether the purpose is a change of the profile."""
    return purpose.startswith("ubah_")


def check_owner(call, number, purpose):
    """Refuse with words a number that can't be sent a code, or isn't the account's own."""
    if is_change(purpose) and number != call.account.whatsapp:
        raise Refused(422, "Kode hanya dikirim ke nomor akun Anda sekarang.")
    check_number(number)


@operation("POST", "auth/request_otp", "optional")
def request_otp(call):
    state = call.state
    number, purpose = number_and_purpose(call)
    check_owner(call, number, purpose)
    former = state.otp.get((number, purpose))
    now = clock.now()
    if former and now < former.made + BETWEEN_CODES:
        wait = former.made + BETWEEN_CODES - now
        raise Refused(429, "Tunggu sebentar sebelum meminta kode lagi.", int(wait.total_seconds()))
    is_sent = purpose != "lupa_sandi" or number in state.accounts
    # A code that nothing equals gives a number without an account the same refusals.
    value = (state.fixed_otp or f"{secrets.randbelow(100_000):05d}") if is_sent else "-"
    state.otp[number, purpose] = Code(value, now)
    return {
        "berlaku_sampai": clock.written(now + CODE_LIFE),
        "kirim_ulang_setelah": clock.written(now + BETWEEN_CODES),
    }


@operation("POST", "auth/verify_otp", "optional")
def verify_otp(call):
    state = call.state
    number, purpose = number_and_purpose(call)
    entered = call.text("codeOTP", r"[0-9]{5}")
    check_owner(call, number, purpose)
    now = clock.now()
    wrong = [at for at in state.wrong_codes.get(number, []) if now - at < timedelta(hours=1)]
    if len(wrong) >= WRONG_AN_HOUR:
        wait = wrong[0] + timedelta(hours=1) - now
        raise Refused(429, "Terlalu banyak kode yang salah.", int(wait.total_seconds()))
    code = state.otp.get((number, purpose))
    if not code or now >= code.made + CODE_LIFE:
        raise Refused(422, "Kode ini sudah lewat waktunya. Minta kode baru.")
    if code.used:
        raise Refused(422, "Kode ini sudah pernah dipakai. Minta kode baru.")
    if code.wrong >= TRIES:
        raise Refused(422, "Kode ini sudah salah lima kali. Minta kode baru.")
    if code.value != entered:
        code.wrong += 1
        state.wrong_codes[number] = wrong + [now]
        raise Refused(422, f"Kode belum tepat. Sisa {TRIES - code.wrong} kali.")
    code.used = True
    token = secrets.token_urlsafe(32)
    state.tokens[token] = (number, purpose, now + TOKEN_LIFE)
    return {"token": token, "berlaku_sampai": clock.written(now + TOKEN_LIFE)}


@contextmanager
def used_token(call, operation_name, number, purpose):
    """Check the form's token. Success inside the block uses it up, a refusal doesn't."""
    state = call.state
    if not state.capabilities.has(operation_name + "#token"):
        yield
        return
    token = call.text("token", r".{16,512}", default="")
    # Without one, whoever knows a number would set its password.
    opens_account = purpose == "lupa_sandi" and all(map(state.capabilities.has, SERVERS_CODES))
    if not token and not opens_account and not state.token_required:
        yield
        return
    given_for = state.tokens.get(token)
    if not given_for or given_for[:2] != (number, purpose) or given_for[2] <= clock.now():
        raise Refused(422, "Verifikasi nomor sudah tidak berlaku. Minta kode baru.")
    yield
    del state.tokens[token]
