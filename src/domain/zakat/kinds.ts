/** The kinds that can be reckoned, as their addresses name them, in the order of the screen. */
export const zakatKinds = [
  {
    id: 'penghasilan',
    title: 'Zakat Penghasilan',
    about: 'Gaji, honor, jasa, dan penghasilan lain.',
  },
  {
    id: 'simpanan',
    title: 'Zakat Simpanan',
    about: 'Tabungan, emas, perak, dan saham yang disimpan setahun.',
  },
  {
    id: 'perdagangan',
    title: 'Zakat Perdagangan',
    about: 'Harta usaha setelah dikurangi utang yang jatuh tempo.',
  },
  {
    id: 'fitrah',
    title: 'Zakat Fitrah',
    about: 'Beras atau uang untuk setiap jiwa, sebelum shalat Idul Fitri.',
  },
  {
    id: 'fidyah',
    title: 'Fidyah',
    about: 'Pengganti puasa yang ditinggalkan, bagi yang boleh menggantinya.',
  },
] as const

export type ZakatKind = (typeof zakatKinds)[number]['id']

/** The kind of zakat that a text names; null for any other text. */
export const zakatKindOf = (text: string | null) => zakatKinds.find(({ id }) => id === text) ?? null
