"""What the organisation is asked to look at, and the copy of an account's data."""

import secrets

import clock
from accounts import get_user
from donations import donation_of, donations_of, row
from fundraisers import get_fundraiser
from operations import Refused, operation
from programs import program_of

CORRECTIONS = ("nominal", "program", "ganda", "lainnya")
REASONS = ("penipuan", "penyalahgunaan", "keliru", "konten", "lainnya")
LONGEST = 1_000


def ticket(call, complete):
    """The number of a new request, or of the one that its key has made. `complete` refuses what says too little."""
    key = call.text("kunci", r"[A-Za-z0-9_-]{16,64}", default="")
    words = call.text("keterangan", default="").strip()
    if key in call.state.tickets:
        return {"nomor": call.state.tickets[key]}
    complete(words)
    if len(words) > LONGEST:
        raise Refused(422, "Keterangan ini terlalu panjang.")
    number = "T-" + secrets.token_hex(5).upper()
    call.state.tickets[key or number] = number
    return {"nomor": number}


@operation("POST", "transaction/request_correction")
def request_correction(call):
    kind = call.choice("jenis", CORRECTIONS)
    amount = call.form.get("nominal") and call.number("nominal", 1_000, 10**12)
    call.text("codeDonate", longest=100)

    def complete(words):
        if donation_of(call).status == "Kedaluwarsa":
            raise Refused(422, "Donasi ini sudah lewat.")
        if (kind == "nominal" and not amount) or (kind in ("program", "lainnya") and not words):
            raise Refused(422, "Tulis apa yang Anda maksud.")

    return ticket(call, complete)


@operation("POST", "campaign/report")
def report(call):
    reason = call.choice("alasan", REASONS)
    call.text("kontak", r"[0-9]{0,15}", default="")
    call.text("programId")

    def complete(words):
        program_of(call)
        if reason == "lainnya" and not words:
            raise Refused(422, "Tulis apa yang Anda laporkan.")

    return ticket(call, complete)


@operation("GET", "user/export", "required")
def export(call):
    return {
        "profil": get_user(call),
        "fundraiser": get_fundraiser(call),
        "donasi": [
            {
                **row(donation),
                "donatur": donation.donatur,
                "nomor_hp": donation.nomor_hp,
                "doa": donation.doa,
                "tgl_bayar": clock.written(donation.paid),
                "atas_nama": donation.atas_nama,
                "zakat": donation.zakat,
            }
            for donation in donations_of(call)
        ],
    }
