"""The cash books of mosques."""

from datetime import timedelta

import clock
from operations import operation
from programs import by_slug

OPENING = 2_150_000


# Everything that was ever written down, oldest first: (days ago, words, in, out, item).
ENTRIES = (
    (45, "Kotak Jumat pekan pertama", 910_000, 0, "Kotak Jumat"),
    (31, "Tikar dari Bacan", 0, 375_000, "Perlengkapan"),
    (12, "Panen kebun wakaf", 1_260_000, 0, "Wakaf produktif"),
    (9, "Solar perahu antar guru", 0, 480_000, "Dakwah"),
    (5, "Kotak Jumat", 745_000, 0, "Kotak Jumat"),
    (2, "Upah tukang atap", 0, 640_000, "Perawatan"),
)


@operation("GET", "mosque/get_cashbook")
def get_cashbook(call):
    first, last = call.text("dari", clock.DAY), call.text("sampai", clock.DAY)
    mosque = by_slug(call, "KM")[0]
    today = clock.now().date()
    balance, rows = (OPENING, []) if mosque["id"] == 201 else (0, [])
    for ago, words, income, expense, item in ENTRIES if mosque["id"] == 201 else ():
        day = (today - timedelta(days=ago)).isoformat()
        if day < first:
            balance += income - expense
        elif day <= last:
            row = {"tgl": day, "uraian": words, "masuk": income, "keluar": expense, "pos": item}
            if ago == 9:
                address = "https://berkas.example/solar.pdf"
                row["bukti"] = [{"judul": "Nota solar", "url": address, "jenis": "pdf"}]
            rows.append(row)
    income, expense = (sum(row[side] for row in rows) for side in ("masuk", "keluar"))
    return {
        "saldo_awal": balance,
        "saldo_akhir": balance + income - expense,
        "total_masuk": income,
        "total_keluar": expense,
        "daftar": rows,
    }
