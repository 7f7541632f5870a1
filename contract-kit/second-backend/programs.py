"""Campaigns and kencleng programs: the lists, the pages, their prayers and donations."""

import re

import clock
from operations import Refused, operation

PROGRAM_ID = r"(ID|KM)-[1-9][0-9]*"


def program_of(call, name="programId"):
    """The program that a field names, or 404."""
    program = call.state.programs.get(call.text(name, PROGRAM_ID))
    if not program:
        raise Refused(404, "Program ini tidak ada.")
    return program


def has_ended(program):
    return program["ends"] is not None and program["ends"] < clock.now()


def of_kind(state, kind):
    """The programs whose id has this prefix, newest first."""
    found = [p for p in state.programs.values() if p["program_id"].startswith(kind)]
    return sorted(found, key=lambda p: p["created"], reverse=True)


def by_slug(call, kind):
    """The program with the slug of the address, in a list, or 404."""
    slug = call.text("slug")
    found = [p for p in of_kind(call.state, kind) if p["slug"] == slug]
    if not found:
        raise Refused(404, "Program ini tidak ada.")
    return found


def searched(call, programs):
    """Those whose title or address has the text, in any case."""
    text = call.text("search", longest=100, default="").lower()
    return [p for p in programs if text in p["header"].lower() or text in (p["alamat"] or "").lower()]


COMMON = ("id", "program_id", "slug", "header", "flyer", "alamat", "type", "target", "all_time")


def card(state, program):
    return {
        **{name: program[name] for name in COMMON},
        "batas_tanggal": clock.written(program["ends"]),
        "totalDonor": len(state.paid(program)) or None,
    }


def page(program):
    return {
        **{name: program[name] for name in COMMON + ("deskripsi", "tentang")},
        "batas_tanggal": clock.written(program["ends"]),
        "created_date": clock.written(program["created"]),
    }


@operation("GET", "campaign/get_campaign_limit")
def get_campaign_limit(call):
    limit = call.number("limit", 1, 50, default=5)
    shown = sorted(of_kind(call.state, "ID"), key=has_ended)
    return [card(call.state, program) for program in shown[:limit]]


@operation("GET", "campaign/get_campaign_infaq", "optional")
def get_campaign_infaq(call):
    order = call.choice("sortBy", ("paling banyak", "Paling Sedikit"), default="")
    found = searched(call, of_kind(call.state, "ID"))
    if order:
        found.sort(key=call.state.collected, reverse=order == "paling banyak")
    return [card(call.state, program) for program in found]


@operation("GET", "campaign/get_campaign_by_slug")
def get_campaign_by_slug(call):
    return [page(p) for p in by_slug(call, call.choice("type", ("ID", "KM"), default="ID"))]


@operation("GET", "campaign/get_campaign_detail")
def get_campaign_detail(call):
    return [page(program) for program in by_slug(call, "ID")]


@operation("GET", "campaign/get_campaign_by_id")
def get_campaign_by_id(call):
    program = program_of(call)
    return {name: program[name] for name in ("id", "program_id", "slug", "header", "flyer", "type")}


@operation("GET", "campaign/get_total_donate")
def get_total_donate(call):
    return {"total_donasi": call.state.collected(program_of(call)) or None}


@operation("GET", "campaign/get_transaction_list")
def get_transaction_list(call):
    return [
        {
            "donatur": donation.shown_name,
            "atas_nama": donation.shown_dedication,
            "tgl_bayar": clock.written(donation.paid),
            "nominal": donation.nominal,
            "doa": donation.doa,
        }
        for donation in call.state.paid(program_of(call))
    ]


@operation("GET", "campaign/get_prayer_campaign", "optional")
def get_prayer_campaign(call):
    program = program_of(call)
    user = id(call.account) if call.account else None
    found = [d for d in call.state.doa.values() if d.donation.program is program and d.donation.paid]
    return [
        {
            "id": doa.id,
            "donatur": doa.donation.shown_name,
            "atas_nama": doa.donation.shown_dedication,
            "tgl_donasi": clock.written(doa.donation.made),
            "doa": doa.donation.doa,
            "total_like": len(doa.liked_by) or None,
            "status_like": "liked" if user in doa.liked_by else "unliked",
        }
        for doa in clock.newest(found, lambda doa: doa.donation.made)
    ]


@operation("POST", "campaign/toggle_like", "required")
def toggle_like(call):
    number = call.text("doa_id")
    doa = call.state.doa.get(int(number)) if re.fullmatch("[0-9]{1,15}", number) else None
    if not doa:
        raise Refused(404, "Doa ini tidak ada.")
    # By the person: a number may change.
    doa.liked_by ^= {id(call.account)}


@operation("GET", "mosque/get_campaign")
def get_mosques(call):
    return [mosque(program) for program in searched(call, of_kind(call.state, "KM"))]


@operation("GET", "mosque/get_campaign_by_slug")
def get_mosque(call):
    return [mosque(program) for program in by_slug(call, "KM")]


def mosque(program):
    shown = page(program)
    del shown["deskripsi"]
    return {**shown, **{name: program[name] for name in ("id_masjid", "latitude", "longitude")}}
