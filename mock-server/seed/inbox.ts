import type { components } from '../../src/api/generated/backend'
import { after, DAY_MS, wib } from './clock'
import type { SeedAccount } from './types'

type SeedMessage = Omit<components['schemas']['InboxItem'], 'id'>
type Row = readonly [jenis: SeedMessage['jenis'], judul: string, teks: string, tautan?: string]

/** A new account's first message. */
export const welcome = (waktu: string): SeedMessage => ({
  jenis: 'umum',
  judul: 'Selamat datang di Jejaring Masjid',
  teks: 'Terima kasih sudah bergabung. Kabar dari pengurus untuk Anda akan tampil di sini.',
  waktu,
  tautan: null,
  dibaca: false,
})

const rows: readonly [Row, ...Row[]] = [
  [
    'program',
    'Atap Masjid Al-Ikhlas sudah terpasang',
    'Alhamdulillah, rangka dan atapnya selesai pekan ini.\nLihat fotonya di kabar program.',
    '/campaign/renovasi-atap-masjid-al-ikhlas/report',
  ],
  [
    'donasi',
    'Kuitansi tahunan Anda siap',
    'Unduh rekapnya dari riwayat donasi.',
    '/profile/donasi',
  ],
  ['akun', 'Lengkapi alamat Anda', 'Agar surat terima kasih sampai ke rumah.', '/profile/personal'],
  ['umum', 'Kajian akbar Ahad ini', 'Bersama takmir se-kota, mulai pukul 08.00. Mari datang! 🤲'],
]

/** How many weeks of messages each of these accounts has: the one with a long history has several pages. */
const weeks: Readonly<Record<string, number>> = { '81234567890': 4, '81355667788': 23 }

/** What the accounts of the seed were written, oldest first; what is older than two months was read. */
export const makeInbox = (accounts: readonly SeedAccount[], now: Date) =>
  accounts.map(({ user: { whatsapp } }) => ({
    whatsapp,
    messages: Array.from({ length: weeks[whatsapp] ?? 0 }, (_, index) => {
      const age = (weeks[whatsapp] ?? 0) - index
      return messageOf(rows[age % rows.length] ?? rows[0], age, now)
    }),
  }))

/** @param age in weeks */
function messageOf([jenis, judul, teks, tautan]: Row, age: number, now: Date): SeedMessage {
  const waktu = wib(after(now, -age * 7 * DAY_MS))
  return { jenis, judul, teks, tautan: tautan ?? null, waktu, dibaca: age > 8 }
}
