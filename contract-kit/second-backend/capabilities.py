"""What this backend has beyond contract 1.0, and which of it is withheld."""

OPERATIONS = (
    "asset/get_capabilities",
    "asset/get_legality",
    "auth/request_otp",
    "auth/verify_otp",
    "campaign/get_disbursements",
    "campaign/get_updates",
    "campaign/report",
    "fundraiser/get_stats",
    "mosque/get_cashbook",
    "mosque/get_events",
    "mosque/get_profile",
    "news/get_detail",
    "news/get_list",
    "transaction/claim",
    "transaction/edit_dedication",
    "transaction/get_history",
    "transaction/get_receipt",
    "transaction/request_correction",
    "transaction/upload_proof",
    "user/export",
    "user/get_inbox",
    "user/read_inbox",
    "user/store_push",
)

FORM_FIELDS = (
    "auth/new-password#token",
    "auth/register#token",
    "transaction/storeDonate#anonim",
    "transaction/storeDonate#atas_nama",
    "transaction/storeDonate#kode_ref",
    "transaction/storeDonate#kunci",
    "transaction/storeDonate#zakat_hari",
    "transaction/storeDonate#zakat_jenis",
    "transaction/storeDonate#zakat_jiwa",
    "user/edit_profile#token",
)

# The contract says that these need no mention in get_capabilities.
ANSWER_FIELDS = (
    "asset/get_all_payment_method#max_nominal",
    "asset/get_all_payment_method#min_nominal",
    "asset/get_all_payment_method#petunjuk",
    "asset/get_capabilities#contact_phone",
    "asset/get_capabilities#finance_url",
    "asset/get_capabilities#hijri_adjustment",
    "asset/get_capabilities#vapid_key",
    "campaign/get_prayer_campaign#atas_nama",
    "campaign/get_transaction_list#atas_nama",
    "campaign/get_updates#id_pencairan",
    "mosque/get_cashbook#bukti",
    "mosque/get_events#kategori",
    "mosque/get_events#petugas",
    "mosque/get_events#siaran_url",
    "mosque/get_events#untuk",
    "mosque/get_profile#iqamah",
    "mosque/get_profile#qris",
    "transaction/getTransaction#atas_nama",
    "transaction/getTransaction#nama_merchant",
    "transaction/getTransaction#nama_penerima",
    "transaction/getTransaction#nmid",
    "transaction/getTransaction#riwayat",
    "transaction/getTransaction#zakat",
    "transaction/get_history#per_tahun",
)

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

    def answer(self, operation, data):
        """`data` without the fields of this operation's answer that are withheld."""
        gone = {
            name.partition("#")[2]
            for name in self._withheld.intersection(ANSWER_FIELDS)
            if name.partition("#")[0] == operation
        }
        return _without(data, gone) if gone else data


def _without(data, fields):
    if isinstance(data, dict):
        return {key: _without(value, fields) for key, value in data.items() if key not in fields}
    if isinstance(data, list):
        return [_without(item, fields) for item in data]
    return data
