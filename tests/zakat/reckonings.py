"""A second reckoning of zakat, written apart from src/domain/zakat from the words of the rules, in fractions.

    python3 tests/zakat/reckonings.py > tests/zakat/reckonings.jsonl

Each row is what somebody types on a day, and what it must come to. reckonings.test.ts compares the app with it.
"""

import json
import random
from fractions import Fraction
from math import ceil

random.seed(1448)
rows = []

# The rules as of 2026-11-25, from issue 35.
MONTH, YEAR = 7_640_144, 91_681_728
LUNAR, SOLAR = Fraction(25, 1000), Fraction(2577, 100_000)


def dots(number):
    return f"{number:,}".replace(",", ".")


def rp(number):
    return "Rp " + dots(number)


def typed(number):
    """One of the ways in which people write an amount."""
    ways = [str(number), dots(number), rp(number), f"Rp{dots(number)},00", f"Rp. {dots(number)},-", f"IDR {number:,}"]
    if number % 1_000_000 == 0 and 0 < number < 1_000_000_000:
        ways.append(f"{number // 1_000_000} juta")
    if number % 1_000 == 0 and 0 < number < 1_000_000:
        ways.append(f"{number // 1_000}rb")
    return random.choice(ways)


def decimal(fraction):
    """"12,5": at most two decimals, a comma, no grouping; as a reader writes it below the result: with grouping."""
    hundredths = fraction * 100
    assert hundredths.denominator == 1
    whole, rest = divmod(int(hundredths), 100)
    return (dots(whole), f"{rest:02d}".rstrip("0"))


def shown(fraction):
    whole, rest = decimal(fraction)
    return f"{whole},{rest}" if rest else whole


def written(fraction):
    whole, rest = decimal(fraction)
    whole = whole.replace(".", "")
    return random.choice([f"{whole},{rest}", f"{whole}.{rest}"]) if rest else whole


def row(kind, entries, expected, day="2026-11-27"):
    rows.append({"jenis": kind, "isian": entries, "hari": day, "hasil": expected})


def wealth(owned, owed, least, part, is_full=True):
    """owned: fractions of rupiah, each of which counts as whole rupiah upwards."""
    whole = sum(ceil(one) for one in owned)
    if owed > whole:
        return "utang"
    left = whole - owed
    if left < ceil(least):
        return "nisab"
    if not is_full:
        return "tahun"
    return rp(ceil(left * part))


def some_amount(most_digits=10):
    size = 10 ** random.randint(4, most_digits)
    return random.choice([random.randint(1_000, size), random.randint(1, max(1, size // 1_000)) * 1_000])


def around(number):
    return [number - 1, number, number + 1, number // 2, number * 2]


# Income of a month, of a year, and by MUI with the giver's own price of gold.
for amount in around(MONTH) + [some_amount() for _ in range(30)]:
    other = random.choice([0, some_amount(8)])
    entries = {"nisab": "baznas-bulan", "penghasilan": typed(amount)}
    if other:
        entries["lain"] = typed(other)
    row("penghasilan", entries, wealth([amount, other], 0, MONTH, LUNAR))
for amount in around(YEAR) + [some_amount(12) for _ in range(15)]:
    row("penghasilan", {"nisab": "baznas-tahun", "penghasilan": typed(amount)}, wealth([amount], 0, YEAR, LUNAR))
for _ in range(20):
    price = random.randint(1_000_000, 3_500_000)
    amount = random.choice(around(85 * price) + [some_amount(10)])
    row(
        "penghasilan",
        {"nisab": "mui", "penghasilan": typed(amount), "hargaEmas": typed(price)},
        wealth([amount], 0, 85 * price, LUNAR),
    )

# Savings: money, gold and silver by weight, shares, debts; each nisab and each year.
for turn in range(90):
    nisab = ["baznas-tahun", "mui", "perak"][turn % 3]
    gold_price, silver_price = random.randint(900_000, 3_500_000), random.randint(9_000, 60_000)
    least = {"baznas-tahun": YEAR, "mui": 85 * gold_price, "perak": 595 * silver_price}[nisab]
    entries, owned = {"nisab": nisab}, []
    money = random.choice([some_amount(10), random.choice(around(least))])
    entries["tabungan"] = typed(money)
    owned.append(Fraction(money))
    if random.random() < 0.5:
        gold = Fraction(random.randint(1, 30_000), 100)
        entries["emas"] = written(gold)
        owned.append(gold * gold_price)
    if random.random() < 0.4:
        silver = Fraction(random.randint(1, 200_000), 100)
        entries["perak"] = written(silver)
        owned.append(silver * silver_price)
    if random.random() < 0.4:
        shares = some_amount(9)
        entries["saham"] = typed(shares)
        owned.append(Fraction(shares))
    if "emas" in entries or nisab == "mui":
        entries["hargaEmas"] = typed(gold_price)
    if "perak" in entries or nisab == "perak":
        entries["hargaPerak"] = typed(silver_price)
    owed = random.choice([0, 0, some_amount(8), sum(ceil(one) for one in owned), sum(ceil(one) for one in owned) + 1])
    if owed:
        entries["utang"] = typed(owed)
    entries["tarif"] = random.choice(["hijriah", "hijriah", "masehi", "masehi", "belum"])
    part = SOLAR if entries["tarif"] == "masehi" else LUNAR
    row("simpanan", entries, wealth(owned, owed, least, part, entries["tarif"] != "belum"))

# Trade: (current assets - due debts) x 2.5 % after a lunar year.
for turn in range(50):
    parts = {name: some_amount(11) for name in ["kas", "persediaan", "piutang"] if random.random() < 0.8}
    if not parts:
        parts = {"kas": some_amount(11)}
    whole = sum(parts.values())
    owed = random.choice([0, whole // 3, max(0, whole - YEAR), max(0, whole - YEAR + 1), whole, whole + 1])
    entries = {"nisab": "baznas-tahun", "tarif": random.choice(["hijriah", "masehi", "belum"])}
    entries.update({name: typed(amount) for name, amount in parts.items()})
    if owed:
        entries["utang"] = typed(owed)
    part = SOLAR if entries["tarif"] == "masehi" else LUNAR
    row("perdagangan", entries, wealth(list(parts.values()), owed, YEAR, part, entries["tarif"] != "belum"))

# Fitrah: 2.5 kg or 3.5 litres of rice, or Rp 50.000, for each soul; or the region's own.
for souls in [1, 2, 3, 5, 7, 12, 100, 999]:
    row("fitrah", {"besaran": "beras-kg", "jiwa": str(souls)}, shown(souls * Fraction(5, 2)) + " kg beras")
    row("fitrah", {"besaran": "beras-liter", "jiwa": f"{souls} jiwa"}, shown(souls * Fraction(7, 2)) + " liter beras")
    row("fitrah", {"besaran": "uang", "jiwa": str(souls)}, rp(souls * 50_000))
    own = random.randint(35, 75) * 1_000
    row("fitrah", {"besaran": "setempat", "nilaiSetempat": typed(own), "jiwa": str(souls)}, rp(souls * own))

# Fidyah: Rp 65.000 a day a soul; or the region's own.
for days in [1, 2, 6, 29, 30, 365, 9_999]:
    souls = random.randint(1, 9)
    row("fidyah", {"besaran": "uang", "hari": dots(days), "jiwa": str(souls)}, rp(days * souls * 65_000))
    own = random.randint(10, 90) * 1_000
    entries = {"besaran": "setempat", "nilaiSetempat": typed(own), "hari": str(days), "jiwa": str(souls)}
    row("fidyah", entries, rp(days * souls * own))

# After their last day the values of 2026 are asked for.
for _ in range(15):
    least = random.randint(80_000_000, 120_000_000)
    amount = random.choice(around(least))
    entries = {"nisab": "baznas-tahun", "nilaiNisab": typed(least), "tabungan": typed(amount), "tarif": "hijriah"}
    row("simpanan", entries, wealth([amount], 0, least, LUNAR), "2027-01-01")
for souls in [1, 4]:
    entries = {"besaran": "uang", "nilaiBesaran": typed(55_000), "jiwa": str(souls)}
    row("fitrah", entries, rp(souls * 55_000), "2027-02-20")
    entries = {"besaran": "beras-kg", "nilaiBesaran": "2,7", "jiwa": str(souls)}
    row("fitrah", entries, shown(souls * Fraction(27, 10)) + " kg beras", "2027-02-20")

for one in rows:
    print(json.dumps(one, ensure_ascii=False))
