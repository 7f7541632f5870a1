"""What this backend has beyond contract 1.0, and which of it is withheld."""


def _named(names, divider):
    """`{name}{divider}{part}` of all parts that stand beside a name."""
    return tuple(name + divider + part for name, parts in names.items() for part in parts.split())


OPERATIONS = _named({
    "asset": "get_capabilities get_legality",
    "auth": "request_otp verify_otp",
    "campaign": "get_disbursements get_updates report",
    "fundraiser": "get_stats",
    "mosque": "get_cashbook get_events get_profile",
    "news": "get_detail get_list",
    "transaction": "claim edit_dedication get_history get_receipt request_correction upload_proof",
    "user": "export get_inbox read_inbox store_push",
}, "/")

FORM_FIELDS = _named({
    "auth/new-password": "token",
    "auth/register": "token",
    "transaction/storeDonate": "anonim atas_nama kode_ref kunci zakat_hari zakat_jenis zakat_jiwa",
    "user/edit_profile": "token",
}, "#")

# The contract says that these need no mention in get_capabilities.
ANSWER_FIELDS = _named({
    "asset/get_all_payment_method": "max_nominal min_nominal petunjuk",
    "asset/get_capabilities": "contact_phone finance_url hijri_adjustment vapid_key",
    "campaign/get_prayer_campaign": "atas_nama",
    "campaign/get_transaction_list": "atas_nama",
    "campaign/get_updates": "id_pencairan",
    "mosque/get_cashbook": "bukti",
    "mosque/get_events": "kategori petugas siaran_url untuk",
    "mosque/get_profile": "iqamah qris",
    "transaction/getTransaction": "atas_nama nama_merchant nama_penerima nmid riwayat zakat",
    "transaction/get_history": "per_tahun",
}, "#")

ALL = frozenset(OPERATIONS + FORM_FIELDS + ANSWER_FIELDS)


class Capabilities:
    """The capabilities of one backend: all but those withheld by name."""

    def __init__(self, withheld=()):
        """Raises ValueError for a name that is none."""
        self._withheld = frozenset(withheld)
        unknown = self._withheld - ALL
        if unknown:
            raise ValueError("no such capability: " + ", ".join(sorted(unknown)))

    def has(self, name):
        """Whether there is `{controller}/{kode}` or `{controller}/{kode}#{field}`."""
        return name not in self._withheld

    def listed(self):
        """The two lists of get_capabilities."""
        operations = [name for name in OPERATIONS if self.has(name)]
        fields = [name for name in FORM_FIELDS if self.has(name)]
        return operations, fields

    def heeded(self, operation, form):
        """The fields of this operation's form but those that are withheld."""
        return {name: value for name, value in form.items() if self.has(f"{operation}#{name}")}

    def answer(self, operation, data):
        """`data` without the fields of this operation's answer that are withheld."""
        withheld = (name.split("#") for name in self._withheld.intersection(ANSWER_FIELDS))
        gone = {field for name, field in withheld if name == operation}
        return _without(data, gone) if gone else data


def _without(data, fields):
    if isinstance(data, dict):
        return {key: _without(value, fields) for key, value in data.items() if key not in fields}
    if isinstance(data, list):
        return [_without(item, fields) for item in data]
    return data
