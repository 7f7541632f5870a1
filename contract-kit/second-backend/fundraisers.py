"""Referral codes and what they brought."""

import secrets

from donations import named
from operations import Refused, operation


@operation("GET", "fundraiser/get_user", "required")
def get_fundraiser(call):
    return call.account.kode_ref and {"kode_ref": call.account.kode_ref}


@operation("POST", "fundraiser/register", "required")
def register_fundraiser(call):
    if call.account.kode_ref:
        raise Refused(409, "Anda sudah menjadi fundraiser.")
    call.account.kode_ref = secrets.token_urlsafe(6)


@operation("GET", "fundraiser/get_stats", "required")
def get_stats(call):
    ref = call.account.kode_ref
    made = [d for d in call.state.donations.values() if ref and d.kode_ref == ref]
    by_program = {}
    for donation in made:
        if donation.paid:
            by_program.setdefault(donation.program["program_id"], []).append(donation)
    rows = [
        {
            **named(found[0].program),
            "donasi": len(found),
            "nominal": sum(donation.nominal for donation in found),
        }
        for found in by_program.values()
    ]
    return {
        # No call tells the backend of a click. Each donation took at least one.
        "klik": len(made),
        "donasi": sum(row["donasi"] for row in rows),
        "nominal": sum(row["nominal"] for row in rows),
        "per_program": sorted(rows, key=lambda row: row["nominal"], reverse=True),
    }
