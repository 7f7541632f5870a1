"""Paths that only tests use: nothing of them is in the contract."""

import re
from urllib.parse import unquote

import clock
from operations import Answer, Refused


def run(state, path):
    """Carry out `/__test/donations/{code}/paid` or `…/expired`."""
    asked = re.fullmatch("/__test/donations/([^/]+)/(paid|expired)", path)
    with state.lock:
        donation = asked and state.donations.get(unquote(asked[1]))
        if not donation:
            raise Refused(404)
        if asked[2] == "paid":
            donation.paid = clock.now()
            donation.tell(donation.paid, "Pembayaran diterima")
        else:
            donation.expires = clock.now()
    return Answer()
