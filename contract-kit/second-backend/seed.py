"""What there is at the start: programs, payment methods, donations, two accounts."""

from datetime import timedelta

import clock

METHODS = (
    (31, "QRIS", "QRIS Nasional", "QR-ID", 1500, 5_000_000, ["Buka dompet Anda.", "Pindai kode."]),
    (32, "E-wallet", "LinkAja", "LINK", 2_000, None, []),
    (33, "Manual", "Bank Muamalat", "BMI-TF", None, None, ["Transfer sampai tiga angka terakhir."]),
    (34, "VA", "Bank Muamalat Virtual Account", "BMI-VA", 15_000, 50_000_000, None),
    (35, "VA", "CIMB Niaga Syariah Virtual Account", "CIMBVA", None, None, None),
)


def methods():
    """The payment methods. `image` is a path here; the answer makes an address of it."""
    found = []
    for number, kind, name, code, least, most, steps in METHODS:
        method = {"id": number, "type": kind, "channel_name": name, "code": code}
        method["image"] = None if code == "CIMBVA" else f"/gambar/{code}.png"
        more = {"min_nominal": least, "max_nominal": most, "petunjuk": steps}
        found.append({**method, **{k: value for k, value in more.items() if value is not None}})
    return found


def _campaign(number, slug, header, kind, target, days, age, alamat):
    """`days` until its end, below 0 when it has ended, None without an end."""
    return {
        "id": number,
        "program_id": f"ID-{number}",
        "slug": slug,
        "header": header,
        "flyer": f"{slug}.png",
        "alamat": alamat,
        "type": kind,
        "target": target,
        "all_time": "Y" if days is None else "N",
        "ends": None if days is None else clock.now() + timedelta(days=days),
        "created": clock.now() - timedelta(days=age),
        "deskripsi": f"<p>{header}, bersama para jamaah.</p>",
        "tentang": f"<h2>Tentang</h2><p>{header}.</p><ul><li>Amanah</li><li>Terbuka</li></ul>",
    }


def _mosque(number, slug, header, alamat, latitude, longitude, target=None, days=None):
    return {
        **_campaign(number, slug, header, "kencleng-masjid", target, days, 400 - number, alamat),
        "program_id": f"KM-{number}",
        "id_masjid": 9000 + number,
        "latitude": latitude,
        "longitude": longitude,
        "deskripsi": None,
    }


def programs():
    """Campaigns and kencleng programs. `ends` and `created` are moments."""
    return [
        _campaign(101, "perahu-dai-kepulauan", "Perahu Dai Kepulauan", "infaq", 90_000_000, 40, 12,
                  "Kabupaten Kepulauan Selayar"),
        _campaign(102, "wakaf-sajadah-masjid-kampus", "Wakaf Sajadah Masjid Kampus", "wakaf", None,
                  None, 30, None),
        _campaign(103, "buka-puasa-2025", "Buka Puasa Bersama 1446 H", "infaq", 25_000_000, -200,
                  300, "Kota Padang"),
        _campaign(104, "zakat-mal-terbuka", "Zakat Mal untuk Tetangga", "zakat-mal", None, 300, 5,
                  "Kota Medan"),
        _campaign(105, "kursi-roda-jamaah-lansia", "Kursi Roda Jamaah Lansia", "infaq", 400_000,
                  None, 80, "Kota Malang"),
        _campaign(106, "sumur-bor-pesantren-2", "Sumur Bor Pesantren, Tahap 2", "wakaf", 60_000_000,
                  3, 2, "Gunungkidul"),
        _campaign(108, "fidyah-pulau", "Fidyah untuk Pulau", "fidyah", None, None, 3, None),
        _campaign(107, "genset-masjid-perbatasan", "Genset Masjid Perbatasan", "infaq", 0, None, 1,
                  "Nunukan"),
        _mosque(201, "masjid-agung-baiturrahim", "Masjid Agung Baiturrahim", "Jl. Samudra 3, Ternate",
                0.7906, 127.3842),
        _mosque(202, "musala-an-nur-2", "Musala An-Nur 2", None, None, None),
        _mosque(203, "masjid-al-fajar", "Masjid Al-Fajar", "Jl. Pelangi 17, Manado", 1.4748, 124.8421,
                10_000_000, 20),
        _mosque(204, "masjid-lama-as-salam", "Masjid Lama As-Salam", "Kota Tua, Bima", -8.46, 118.72,
                5_000_000, -15),
    ]


ZAKAT = {
    104: {"jenis": "perdagangan", "jiwa": None, "hari": None},
    108: {"jenis": "fidyah", "jiwa": 1, "hari": 5},
}

PRAYERS = (
    "Semoga berkah untuk semua jamaah.",
    None,
    "Ya Allah, lapangkan rezeki kami 🤲",
    None,
    "Titip doa untuk almarhum ayah & ibu.",
)


def fill(state):
    """Two accounts, one of them a fundraiser, and paid donations of each program but the newest."""
    from inbox import write_to
    from state import Account, Donation

    for nama, whatsapp, kode_ref in (
        ("Yusuf Hakim", "85211112222", "HAKIM-77"),
        ("Nurul Aini", "85233334444", None),
    ):
        state.add_account(
            Account(
                nama=nama,
                whatsapp=whatsapp,
                password="rahasia-sekali",
                created=clock.now() - timedelta(days=90),
                kode_ref=kode_ref,
            )
        )
    owner = state.accounts["85211112222"]
    for week in range(20, 0, -1):
        link = "/campaign/perahu-dai-kepulauan/report" if week % 2 else None
        write_to(owner, f"Kabar pekan {week}", "Perahu berlayar.\nAlhamdulillah.", link, "program",
                 timedelta(weeks=week))
    available = methods()
    for place, program in enumerate(state.programs.values()):
        if program["id"] in (107, 202):
            continue
        for number in range(3 + place * 2):
            made = clock.now() - timedelta(days=number * 9 + 1, minutes=place * 7 + 5)
            donation = Donation(
                code=f"AW{program['id']}-{number:03d}",
                program=program,
                donatur=("Bu Ratna", "Pak Damar", "Zahra")[number % 3],
                nomor_hp="85255556666",
                nominal=10_000 * (number + 1),
                method=available[number % len(available)],
                made=made,
                expires=made + timedelta(days=1),
                doa=PRAYERS[number % len(PRAYERS)],
                anonim=number % 4 == 3,
                atas_nama="almarhum Haji Salim" if number in (1, 3) else None,
                zakat=ZAKAT.get(program["id"]),
                kode_ref="HAKIM-77" if number == 2 else None,
                owner=owner if number in (0, 1, 3) else None,
                paid=made + timedelta(minutes=4),
            )
            donation.tell(donation.made, "Donasi dicatat")
            donation.tell(donation.paid, "Pembayaran diterima", "Terima kasih.")
            state.add_donation(donation)
