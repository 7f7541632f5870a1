"""Paths that only tests use: nothing of them is in the contract."""

from urllib.parse import unquote

import clock
from operations import Answer, Refused


def run(state, path):
    """Carry out `/__test/donations/{code}/paid` or `…/expired`."""
    with state.lock:
        parts = [unquote(part) for part in path.split("/")[2:]]
        if len(parts) == 3 and parts[0] == "donations" and parts[1] in state.donations:
            donation = state.donations[parts[1]]
            if parts[2] == "paid":
                donation.paid = clock.now()
                donation.tell(donation.paid, "Pembayaran diterima")
                return Answer()
            if parts[2] == "expired":
                donation.expires = clock.now()
                return Answer()
        raise Refused(404)
