"""Which zakat a donation is, and the proof of its payment."""

import clock
from operations import Refused

KINDS = {
    "zakat-mal": ("penghasilan", "simpanan", "perdagangan"),
    "zakat-fitrah": ("fitrah",),
    "fidyah": ("fidyah",),
}
EACH = sum(KINDS.values(), ())


def sent(call):
    """The three fields of a donation's form; None for what isn't sent, or isn't known here."""
    form = call.form
    return {
        "jenis": call.choice("zakat_jenis", EACH) if "zakat_jenis" in form else None,
        "jiwa": call.number("zakat_jiwa", 1, 999) if "zakat_jiwa" in form else None,
        "hari": call.number("zakat_hari", 1, 9999) if "zakat_hari" in form else None,
    }


def check(alms, program):
    """Refuse what this program isn't for, and counts that don't go with the kind."""
    kind = alms["jenis"]
    if kind and kind not in KINDS.get(program["type"], ()):
        raise Refused(422, "Program ini tidak menerima zakat itu.")
    if alms["jiwa"] and kind not in ("fitrah", "fidyah"):
        raise Refused(422, "Jumlah jiwa tidak berlaku di sini.")
    if alms["hari"] and kind != "fidyah":
        raise Refused(422, "Jumlah hari tidak berlaku di sini.")


def receipt(donation, account):
    """The amil's proof. Only the donation's own account is told the payer's number."""
    return {
        "nomor": "77/BSZ/" + donation.code,
        "tgl": clock.written(donation.paid),
        "lembaga": "LAZ Kencleng Timur",
        "npwp": None,
        "pembayar": donation.donatur,
        "nik_npwp": "8271000000000001" if account and account is donation.owner else None,
        "nominal": donation.nominal,
        "url": None,
    }
