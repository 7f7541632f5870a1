"""What the backend knows: programs, donations, accounts, sessions."""

import secrets
import threading
from dataclasses import dataclass, field
from datetime import datetime
from typing import Optional

import clock
import seed


@dataclass
class Account:
    nama: str
    whatsapp: str
    password: str
    created: datetime
    email: Optional[str] = None
    avatar: Optional[str] = None
    tgl_lahir: Optional[str] = None
    alamat: Optional[str] = None
    kelamin: Optional[str] = None
    sapaan: Optional[str] = None
    kode_ref: Optional[str] = None
    messages: list = field(default_factory=list)


@dataclass
class Donation:
    code: str
    program: dict
    donatur: str
    nomor_hp: str
    nominal: int
    method: dict
    made: datetime
    expires: datetime
    doa: Optional[str] = None
    anonim: bool = False
    kode_ref: Optional[str] = None
    atas_nama: Optional[str] = None
    zakat: Optional[dict] = None
    owner: Optional[Account] = None
    paid: Optional[datetime] = None
    slip: Optional[bytes] = None
    events: list = field(default_factory=list)

    @property
    def status(self):
        if self.paid:
            return "Lunas"
        return "Belum Lunas" if clock.now() < self.expires else "Kedaluwarsa"

    @property
    def shown_name(self):
        """The donor as others see it."""
        return "Hamba Allah" if self.anonim else self.donatur

    @property
    def shown_dedication(self):
        """In whose name it is given, as others see it."""
        return None if self.anonim else self.atas_nama

    def tell(self, moment, status, note=None):
        """Add to what became of this donation, newest first."""
        entry = {"waktu": clock.written(moment), "status": status, "catatan": note}
        self.events.insert(0, entry)


@dataclass
class Doa:
    id: int
    donation: Donation
    liked_by: set = field(default_factory=set)


class State:
    """Everything of one backend, in memory. Whoever reads or writes holds `lock`."""

    def __init__(self, capabilities, otp=None, token_required=False):
        self.lock = threading.RLock()
        self.capabilities = capabilities
        self.fixed_otp = otp
        self.token_required = token_required
        self.accounts = {}
        self.sessions = {}
        self.donations = {}
        self.doa = {}
        self.keys = {}
        self.tickets = {}
        self.otp = {}
        self.wrong_codes = {}
        self.tokens = {}
        self.pushes = {}
        self.avatars = {}
        self.programs = {program["program_id"]: program for program in seed.programs()}
        seed.fill(self)

    def add_account(self, account):
        self.accounts[account.whatsapp] = account

    def add_donation(self, donation):
        self.donations[donation.code] = donation
        if donation.doa:
            number = 501 + len(self.doa)
            self.doa[number] = Doa(number, donation)

    def paid(self, program):
        """The paid donations of a program, newest first."""
        found = [d for d in self.donations.values() if d.paid and d.program is program]
        return clock.newest(found, lambda donation: donation.paid)

    def collected(self, program):
        """Whole rupiah."""
        return sum(d.nominal for d in self.paid(program))

    def start_session(self, account):
        """A new session's secret."""
        session = secrets.token_urlsafe(24)
        self.sessions[session] = account
        return session

    def end_sessions(self, account):
        """End the account's sessions."""
        self.sessions = {one: owner for one, owner in self.sessions.items() if owner is not account}
