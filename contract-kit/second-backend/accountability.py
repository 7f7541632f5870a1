"""What contracts after 1.0 tell of programs, mosques and the organisation."""

from datetime import timedelta

import clock
from inbox import VAPID_KEY
from operations import operation
from programs import by_slug, program_of

STARTED = clock.now()


def ago(days):
    return clock.written(STARTED - timedelta(days=days))


@operation("GET", "campaign/get_updates")
def get_updates(call):
    program = program_of(call)
    if program["id"] not in (101, 201):
        return []
    return [
        {
            "id": 72,
            "judul": "Lambung perahu selesai",
            "isi": "<p>Tukang kayu <strong>Pulau Jampea</strong> telah menyelesaikan lambungnya.</p>",
            "tgl": ago(2),
            "penulis": "Relawan Selayar",
            "gambar": [call.base_url + "/gambar/lambung.png"],
            "id_pencairan": 61,
        },
        {
            "id": 71,
            "judul": "Kayu ulin tiba",
            "isi": "<p>Tiga kubik.</p>",
            "tgl": ago(6),
            "penulis": "Relawan Selayar",
            "gambar": [],
        },
    ]


@operation("GET", "campaign/get_disbursements")
def get_disbursements(call):
    program = program_of(call)
    collected = call.state.collected(program)
    cost = collected * 4 // 100
    entries = []
    if program["id"] in (101, 201):
        entries = [
            {
                "id": 61,
                "tgl_cair": ago(3),
                "nominal": 45_000,
                "penerima": "Galangan Jampea",
                "keperluan": "Upah dan kayu",
                "rincian": [{"pos": "Upah", "nominal": 25_000}, {"pos": "Kayu", "nominal": 20_000}],
                "bukti": [
                    {"judul": "Kuitansi", "url": "https://berkas.example/61.pdf", "jenis": "pdf"},
                    {"judul": "Foto", "url": call.base_url + "/gambar/61.png", "jenis": "gambar"},
                ],
            }
        ]
    disbursed = sum(entry["nominal"] for entry in entries)
    return {
        "total_dicairkan": disbursed,
        "biaya_operasional": cost,
        "sisa": collected - disbursed - cost,
        "daftar": entries,
    }


@operation("GET", "mosque/get_profile")
def get_profile(call):
    mosque = by_slug(call, "KM")[0]
    if mosque["id"] != 201:
        return {
            **dict.fromkeys(("deskripsi", "telepon", "email", "id_simas")),
            **dict.fromkeys(("pengurus", "fasilitas", "foto"), []),
        }
    return {
        "deskripsi": "<p>Dibangun nelayan pada 1921.</p>",
        "pengurus": [{"nama": "Ustadz Salim Tomagola", "jabatan": None, "foto": None}],
        "telepon": "62921312345",
        "email": "takmir@baiturrahim.example",
        "fasilitas": ["Dermaga jamaah", "Perpustakaan"],
        "foto": [call.base_url + "/gambar/serambi.png"],
        "id_simas": "01.1.33.01.02.000007",
        "iqamah": {"subuh": 20, "dzuhur": 12, "ashar": 12, "maghrib": 7, "isya": 12},
        "qris": {"nama_merchant": "MASJID AGUNG BAITURRAHIM", "nmid": "ID2077000012345"},
    }


@operation("GET", "mosque/get_events")
def get_events(call):
    first, last = call.text("dari", clock.DAY), call.text("sampai", clock.DAY)
    mosque = by_slug(call, "KM")[0]
    if mosque["id"] != 201:
        return []
    midnight = clock.now().replace(hour=0, minute=0, second=0)
    more = {
        81: {"kategori": "kajian", "siaran_url": "https://siaran.example/nelayan"},
        82: {"kategori": "kajian", "untuk": "anak", "petugas": None},
        84: {
            "kategori": "jumat",
            "petugas": {"khatib": "Kapten Umar", "imam": None, "muadzin": None, "bilal": None},
        },
    }
    events = []
    for number, days, title, hour, cancelled in (
        (81, 9, "Kajian Fikih Nelayan", 16, False),
        (82, 4, "Belajar Tahsin", None, False),
        (83, 2, "Kerja Bakti Dermaga", 7, True),
        (84, (4 - midnight.weekday()) % 7 or 7, "Shalat Jumat", 12, False),
    ):
        day = midnight + timedelta(days=days)
        start = None if hour is None else day + timedelta(hours=hour)
        events.append(
            {
                "id": number,
                "jenis": title.split()[0],
                "judul": title,
                "tgl": clock.written(day),
                "mulai": clock.written(start),
                "selesai": clock.written(start and start + timedelta(hours=2)),
                "waktu_teks": None if start else "Ba’da Maghrib",
                "pemateri": "Ustadz Salim Tomagola" if number == 81 else None,
                "keterangan": None,
                "batal": cancelled,
                **more.get(number, {}),
            }
        )
    found = [event for event in events if first <= event["tgl"][:10] <= last]
    return sorted(found, key=lambda event: event["tgl"], reverse=True)


@operation("GET", "asset/get_legality")
def get_legality(call):
    return {
        "lembaga": "Perkumpulan Kencleng Timur",
        "badan_hukum": "Perkumpulan, SK AHU-77.2020",
        "alamat": "Jl. Kepulauan 5, Ternate",
        "izin": [
            {"jenis": kind, "nomor": number, "penerbit": by, "berlaku_sampai": until, "url": None}
            for kind, number, by, until in (
                ("Izin PUB", "77/PUB/2026", "Dinas Sosial", ago(-200)),
                ("Izin LAZ skala kota", "12/LAZ/2024", "Kemenag Kota Ternate", None),
            )
        ],
        "biaya_persen": 4,
        "audit": [{"tahun": 2025, "judul": "Opini wajar", "url": "https://berkas.example/25.pdf"}],
    }


@operation("GET", "asset/get_capabilities")
def get_capabilities(call):
    operations, fields = call.state.capabilities.listed()
    return {
        "version": "1.2",
        # With names of a later contract, which the app has to pass over.
        "operations": operations + ["zakat/get_calculator"],
        "fields": fields + ["transaction/storeDonate#mata_uang"],
        "settings": {
            "hijri_adjustment": 1,
            "contact_phone": "6285277778888",
            "finance_url": "https://keuangan.kenclengtimur.example",
            "vapid_key": VAPID_KEY,
            "warna": "hijau",
        },
    }
