"""Ways to pay, donations, their slips, the history of an account."""

import secrets
from datetime import timedelta

import clock
import pictures
import seed
import zakat
from operations import Refused, operation
from programs import has_ended, program_of
from state import Donation

LARGEST_SLIP = 5 * 1024 * 1024


@operation("GET", "asset/get_all_payment_method")
def get_all_payment_method(call):
    return [{**method, "image": address(call, method["image"])} for method in seed.methods()]


def address(call, path):
    return path and call.base_url + path


@operation("POST", "transaction/storeDonate", "optional")
def store_donate(call):
    state = call.state
    price = call.number("price", 1_000, 10**12)
    donor = call.text("donorName")
    phone = call.text("donorPhone", r"[0-9]{1,15}")
    prayer = call.text("donorPray", default="")
    code = call.text("codePayment")
    kind = call.choice("typePayment", ("QRIS", "E-wallet", "Manual", "VA"))
    program_id = call.text("programId")
    call.text("programType")
    anonim = call.choice("anonim", ("Y", "N"), default="N") == "Y"
    kode_ref = call.text("kode_ref", default="")
    key = call.text("kunci", r"[A-Za-z0-9_-]{16,64}", default="")
    name = call.text("atas_nama", longest=100, default="")
    alms = zakat.sent(call)

    filled_in = (price, donor, phone, prayer, anonim, code, kind, program_id, name, alms)
    if key in state.keys:
        before, answer = state.keys[key]
        if before != filled_in:
            raise Refused(422, "Donasi ini sudah tercatat dengan isian lain.")
        return answer

    program = program_of(call)
    if has_ended(program):
        raise Refused(422, "Program ini sudah ditutup.")
    zakat.check(alms, program)
    method = next((m for m in seed.methods() if (m["code"], m["type"]) == (code, kind)), None)
    if not method:
        raise Refused(422, "Metode pembayaran ini tidak tersedia.")
    check_amount(call, method, price)
    made = clock.now()
    donation = Donation(
        code=secrets.token_urlsafe(12),
        program=program,
        donatur=donor,
        nomor_hp=phone,
        nominal=price + (100 + secrets.randbelow(900) if kind == "Manual" else 0),
        method=method,
        made=made,
        expires=made + timedelta(hours=2 if kind == "QRIS" else 24),
        doa=prayer or None,
        anonim=anonim,
        kode_ref=kode_ref or None,
        atas_nama=name or None,
        zakat=alms if alms["jenis"] else None,
        owner=call.account,
    )
    donation.tell(made, "Donasi dicatat")
    state.add_donation(donation)
    answer = {"redirect_url": f"/donation/{donation.code}/checkout"}
    if key:
        state.keys[key] = (filled_in, answer)
    return answer


def check_amount(call, method, price):
    """Refuse what this method can't carry: its own limits, else those of its type."""
    shown = call.state.capabilities.answer("asset/get_all_payment_method", method)
    least = shown.get("min_nominal", 20_000 if method["type"] in ("Manual", "VA") else 1_000)
    if price < least:
        raise Refused(422, f"Nominal paling sedikit Rp {least:,} untuk metode ini.".replace(",", "."))
    most = shown.get("max_nominal", price)
    if price > most:
        raise Refused(422, f"Nominal paling banyak Rp {most:,} untuk metode ini.".replace(",", "."))


def donation_of(call):
    """The donation whose code the call names, or 404."""
    donation = call.state.donations.get(call.text("codeDonate", longest=100))
    if not donation:
        raise Refused(404, "Donasi ini tidak ada.")
    return donation


@operation("GET", "transaction/getTransaction")
def get_transaction(call):
    donation = donation_of(call)
    method = donation.method
    kind = method["type"]
    shown = {
        "status": donation.status,
        "tgl_bayar": clock.written(donation.paid),
        "tgl_expired": clock.written(donation.expires),
        "tgl_donasi": clock.written(donation.made),
        "id_program": donation.program["program_id"],
        "doa": donation.doa,
        "donatur": donation.donatur,
        "nominal": donation.nominal,
        "channel_name": method["channel_name"],
        "metode_bayar": kind,
        "norek": {"VA": "9012 7700 0042 1188", "Manual": "301-000-7788"}.get(kind),
        "nomor_hp": donation.nomor_hp,
        "image": address(call, method["image"]),
        "riwayat": donation.events,
        "atas_nama": donation.atas_nama,
        "zakat": donation.zakat,
    }
    if kind == "QRIS":
        shown["image"] = f"{call.base_url}/gambar/qr-{donation.code}.png"
        shown.update(nama_merchant="KENCLENG TIMUR", nmid="ID2077000099")
    elif kind != "E-wallet":
        shown["nama_penerima"] = "PERKUMPULAN KENCLENG TIMUR"
    return shown


@operation("POST", "transaction/upload_proof")
def upload_proof(call):
    slip = call.form.get("bukti")
    if not slip:
        raise Refused(400)
    donation = donation_of(call)
    if donation.method["type"] != "Manual" or donation.paid:
        raise Refused(422, "Donasi ini tidak menunggu bukti transfer.")
    if not isinstance(slip, bytes) or pictures.kind(slip) in (None, "image/gif"):
        raise Refused(422, "Berkas ini bukan gambar JPEG, PNG, atau WebP.")
    if len(slip) > LARGEST_SLIP:
        raise Refused(422, "Gambar ini lebih besar dari 5 MB.")
    donation.slip = slip
    donation.tell(clock.now(), "Bukti transfer kami terima", "Diperiksa pada hari kerja.")
    return {"status": "Menunggu pemeriksaan"}


@operation("POST", "transaction/edit_dedication", "optional")
def edit_dedication(call):
    name = call.text("atas_nama", longest=100)
    donation = donation_of(call)
    if not donation.atas_nama:
        raise Refused(422, "Donasi ini tidak atas nama siapa pun.")
    if has_ended(donation.program):
        raise Refused(422, "Laporan program ini sudah terbit.")
    donation.atas_nama = name


@operation("GET", "transaction/get_receipt", "optional")
def get_receipt(call):
    donation = donation_of(call)
    if not donation.paid or not donation.zakat:
        raise Refused(404, "Donasi ini belum punya bukti setor zakat.")
    return zakat.receipt(donation, call.account)


@operation("POST", "transaction/claim", "required")
def claim(call):
    donation = donation_of(call)
    if donation.owner not in (None, call.account):
        raise Refused(409, "Donasi ini sudah ada di akun lain.")
    donation.owner = call.account


@operation("GET", "transaction/get_history", "required")
def get_history(call):
    mine = donations_of(call)
    page = call.page_of(mine, 7)
    years = {}
    for donation in mine:
        if donation.paid:
            years.setdefault(donation.made.year, []).append(donation.nominal)
    return {
        **page,
        "daftar": [row(donation) for donation in page["daftar"]],
        "total": len(mine),
        "per_tahun": [
            {"tahun": year, "nominal": sum(amounts), "jumlah": len(amounts)}
            for year, amounts in sorted(years.items(), reverse=True)
        ],
    }


def donations_of(call):
    """The donations of the account, newest first."""
    mine = [d for d in call.state.donations.values() if d.owner is call.account]
    return clock.newest(mine, lambda donation: donation.made)


def row(donation):
    return {
        "kode": donation.code,
        "tgl_donasi": clock.written(donation.made),
        "program": named(donation.program),
        "nominal": donation.nominal,
        "status": donation.status,
        "metode_bayar": donation.method["type"],
        "channel_name": donation.method["channel_name"],
    }


def named(program):
    return {
        "programId": program["program_id"],
        "slug": program["slug"],
        "judul": program["header"],
    }
