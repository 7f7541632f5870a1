import { after, DAY_MS, wib } from './clock'
import { longWord } from './long'
import type { ItemOf, SeedMasjid } from './types'

export type SeedEvent = ItemOf<'/mosque/get_events'>

/** The last mosques of the list, which announce nothing. */
const NOTHING_FROM_ID = 38

/** Hours and minutes in WIB, `19:30`. */
type Clock = `${number}:${number}`

interface Plan extends Pick<SeedEvent, 'jenis' | 'judul' | 'petugas' | 'untuk' | 'siaran_url'> {
  /** From today on. */
  day: number
  time?: readonly [from: Clock, to: Clock | null]
  waktu_teks?: string
  pemateri?: string
  keterangan?: string
  batal?: boolean
}

/** What the app makes of a kind; all others are "lain". */
const categories: Readonly<Record<string, SeedEvent['kategori']>> = {
  'Shalat Jumat': 'jumat',
  Kajian: 'kajian',
  Tahsin: 'kajian',
}

/** The seed's events, around the coming Friday. */
const plans = (friday: number): Plan[] => [
  {
    day: 0,
    jenis: 'Tahsin',
    judul: 'Tahsin Al-Qur’an dewasa',
    time: ['16:00', '17:30'],
    pemateri: 'Ustadzah Laila Fitri',
    keterangan: 'Bawa mushaf sendiri. Terbuka untuk pemula.',
    untuk: 'muslimah',
  },
  {
    day: 1,
    jenis: 'Kajian',
    judul: 'Kajian Subuh: Adab bertetangga',
    waktu_teks: 'Ba’da Subuh',
    pemateri: 'Ustadz Hilman Maulana',
    siaran_url: 'https://siaran.masjid.example/kajian-subuh',
  },
  {
    day: friday,
    jenis: 'Shalat Jumat',
    judul: 'Khutbah Jumat: Menjaga amanah',
    time: ['11:40', '12:30'],
    pemateri: 'KH. Abdul Karim',
    petugas: {
      khatib: 'KH. Abdul Karim',
      imam: 'Ustadz Hilman Maulana',
      muadzin: 'Rizky Ramadhan',
      bilal: 'H. Sulaiman',
    },
    keterangan: 'Saf di halaman dibuka mulai pukul 11.00.',
  },
  {
    day: friday,
    jenis: 'Sosial',
    judul: 'Jumat Berkah: makan siang gratis',
    waktu_teks: 'Ba’da Jumat',
    keterangan: '300 nasi kotak untuk jamaah dan pengemudi ojek daring.',
  },
  {
    day: friday + 2,
    jenis: 'Kajian',
    judul: 'Kajian Riyadhus Shalihin',
    time: ['18:30', null],
    pemateri: 'Ustadz Salman Al-Farisi',
    batal: true,
    keterangan: 'Pemateri sedang berhalangan; dijadwalkan ulang.',
  },
  {
    day: friday + 7,
    jenis: 'Shalat Jumat',
    judul: 'Khutbah Jumat: Bekal sebelum safar',
    time: ['11:40', '12:30'],
    pemateri: 'Ustadz Salman Al-Farisi',
    petugas: { khatib: 'Ustadz Salman Al-Farisi', imam: null, muadzin: null, bilal: null },
  },
  { day: 24, jenis: 'Sosial', judul: 'Donor darah bersama PMI' },
  {
    day: 55,
    jenis: 'Kajian',
    judul: 'Tabligh akbar akhir tahun',
    time: ['19:30', '21:30'],
    pemateri: 'KH. Mahfudz Shiddiq',
  },
  {
    day: 80,
    jenis: 'Kajian',
    judul: 'Pesantren kilat menjelang Ramadhan',
    waktu_teks: 'Setelah Ashar',
  },
]

/** What takes place in a mosque around a moment, newest first. */
export function eventsOf({ id, slug }: SeedMasjid, now: Date): SeedEvent[] {
  if (id >= NOTHING_FROM_ID && slug !== 'panjang') return []
  const today = wib(now).slice(0, 10)
  const weekday = new Date(today).getUTCDay()
  const friday = (5 - weekday + 7) % 7
  const chosen = plans(friday).filter((_plan, index) => id === 1 || (index + id) % 3 > 0)
  return (slug === 'panjang' ? longPlans : chosen)
    .map(({ day, time, batal = false, ...plan }, index): SeedEvent => {
      const tgl = wib(after(now, day * DAY_MS)).slice(0, 10)
      const at = (clock: Clock | null | undefined) => (clock ? `${tgl} ${clock}:00` : null)
      return {
        id: id * 100 + index + 1,
        tgl: `${tgl} 00:00:00`,
        mulai: at(time?.[0]),
        selesai: at(time?.[1]),
        waktu_teks: null,
        pemateri: null,
        keterangan: null,
        batal,
        kategori: categories[plan.jenis] ?? 'lain',
        untuk: 'umum',
        ...plan,
      }
    })
    .toSorted((one, other) => other.tgl.localeCompare(one.tgl))
}

const longPlans: Plan[] = [
  {
    day: 3,
    jenis: longWord(60),
    judul: longWord(200),
    waktu_teks: longWord(120),
    pemateri: longWord(120),
    keterangan: longWord(400),
  },
  { day: 4, jenis: 'Kajian', judul: longWord(60) },
]
