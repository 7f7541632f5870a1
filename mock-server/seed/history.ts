import { after, DAY_MS, HOUR_MS } from './clock'
import { makeRandom } from './random'
import type { SeedCampaign, SeedMasjid, Zakat } from './types'

/** A donation from before the stand-in's start. */
export interface SeedGift {
  code: string
  programId: string
  /** Of a payment method of the seed. */
  codePayment: string
  /** Whole rupiah, with the unique code of a manual transfer. */
  nominal: number
  createdAt: Date
  isPaid: boolean
  zakat?: Zakat
  /** Of one that others see. The rest is in the account's history alone, as the seed's lists have their own donors. */
  atasNama?: string
  doa?: string
  isAnonymous?: boolean
}

/** Who gave them: the account with a long history (users.ts). */
export const GIVER = '81355667788'

const COUNT = 45
/** Which donations are more than the others: two in somebody's name, one of them hidden, and fidyah, all paid. */
const special: Readonly<Record<number, Partial<SeedGift>>> = {
  1: {
    programId: 'ID-21',
    atasNama: 'almarhumah Ibu Fatimah binti Salim',
    doa: 'Semoga lapang kuburnya, dan diterima amalnya.',
    isAnonymous: true,
  },
  2: {
    programId: 'ID-21',
    atasNama: 'almarhum Bapak Salim\r\nalmarhum Kakek Hasan',
    doa: 'Titip doa untuk keduanya.',
  },
  12: { programId: 'ID-21', zakat: { jenis: 'fidyah', jiwa: 1, hari: 2 } },
}
/** The last one lies this long ago, within the giver's membership. */
const SPAN_DAYS = 700
const methods = ['QRIS', 'QRIS', 'QRIS', 'BSI', 'GOPAY', 'BSIVA', 'DANA', 'BCA'] as const
const manual: readonly string[] = ['BSI', 'BCA']
const sums = [20_000, 25_000, 50_000, 50_000, 75_000, 100_000, 100_000, 150_000, 250_000] as const

const parseWib = (text: string): Date => new Date(`${text.replace(' ', 'T')}+07:00`)

/**
 * Three pages of donations over two years, newest first: the first waits for its payment, some others have expired.
 * @param now start of the stand-in
 */
export function makeHistory(
  campaigns: readonly SeedCampaign[],
  masjids: readonly SeedMasjid[],
  now: Date,
): SeedGift[] {
  const random = makeRandom('history')
  const programs = [
    ...campaigns
      .filter(({ type }) => !/^(zakat|fidyah)/.test(type))
      .map(({ program_id, created_date }) => ({ programId: program_id, created_date })),
    ...masjids.map(({ id, created_date }) => ({ programId: `KM-${id}`, created_date })),
  ]
  const [oldest, ...younger] = programs.toSorted((one, other) =>
    one.created_date < other.created_date ? -1 : 1,
  )
  if (!oldest) return []
  return Array.from({ length: COUNT }, (_, index) => {
    // Dense lately, sparse long ago.
    const age = 3 * HOUR_MS + (index / (COUNT - 1)) ** 1.6 * SPAN_DAYS * DAY_MS
    const createdAt = after(now, -Math.floor(age))
    const picked = random.pick([
      oldest,
      ...younger.filter(({ created_date }) => parseWib(created_date) < createdAt),
    ])
    // A virtual account waits a day: the newest can still be paid.
    const codePayment = index === 0 ? 'BSIVA' : random.pick(methods)
    const sum = random.pick(sums)
    return {
      code: `DN-RIWAYAT${String(COUNT - index).padStart(2, '0')}`,
      programId: picked.programId,
      codePayment,
      nominal: manual.includes(codePayment) ? sum + random.int(101, 998) : sum,
      createdAt,
      isPaid: index > 0 && index % 9 !== 4,
      ...special[index],
    }
  })
}
