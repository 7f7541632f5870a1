import { after, DAY_MS, HOUR_MS, wib } from './clock'
import { ANONYMOUS, donorNames } from './donor-names'
import type { ProgramDonations } from './donations'
import { makeRandom } from './random'
import type { SeedCampaign, SeedMasjid, SeedTransaction } from './types'

interface ManySource {
  campaigns: SeedCampaign[]
  masjids: SeedMasjid[]
  donations: ReadonlyMap<string, ProgramDonations>
}

/** Far above every id that is a sentinel. */
const FIRST_ID = 100_000

/** The first `count` rows; more than there are become copies, numbered so that each can be told and found. */
function repeat<T extends { header: string; slug: string }>(
  rows: readonly T[],
  count: number,
  vary: (copy: T, id: number) => T,
): T[] {
  const result = rows.slice(0, count)
  for (let number = rows.length + 1; number <= count; number += 1) {
    const row = rows[(number - 1) % rows.length]
    if (row === undefined) break
    const copy = { ...row, header: `${row.header} ${number}`, slug: `${row.slug}-${number}` }
    result.push(vary(copy, FIRST_ID + number))
  }
  return result
}

/** Spread around the original, a day's drive at most. */
function moved(degrees: number | null, by: number): number | null {
  return degrees === null ? null : Number((degrees + (by - 0.5) * 1.6).toFixed(5))
}

function donorsOf(count: number, now: Date): SeedTransaction[] {
  const random = makeRandom('many donors')
  return Array.from({ length: count }, (_, index) => ({
    donatur: random.pick(donorNames),
    tgl_bayar: wib(after(now, -index * HOUR_MS)),
    nominal: random.int(1, 200) * 5_000,
    doa: index % 7 === 0 ? 'Semoga menjadi amal jariyah bagi kami sekeluarga. Aamiin.' : null,
  }))
}

/**
 * The seed with exactly `count` mosques, campaigns, and donors of the first of each (`ID-1`, `KM-1`): for long lists
 * and their benchmark. The copies have collected something, and have no donors of their own.
 */
export function makeMany<T extends ManySource>(seed: T, count: number, now: Date): T {
  const random = makeRandom('many places')
  const masjids = repeat(seed.masjids, count, (copy, id) => ({
    ...copy,
    id,
    id_masjid: id,
    latitude: moved(copy.latitude, random.next()),
    longitude: moved(copy.longitude, random.next()),
    tentang: `<p>Kencleng ${copy.header} untuk listrik, kebersihan dan santunan yatim.</p>`,
  }))
  const campaigns = repeat(seed.campaigns, count, (copy, id) => ({
    ...copy,
    id,
    program_id: `ID-${id}`,
    created_date: wib(after(now, -(id % 900) * DAY_MS)),
  }))
  const donations = new Map(seed.donations)
  for (const programId of [
    ...masjids.map(({ id }) => `KM-${id}`),
    ...campaigns.map(({ program_id }) => program_id),
  ]) {
    if (donations.has(programId)) continue
    const nominal = random.int(0, 400) * 50_000
    const given = { donatur: ANONYMOUS, tgl_bayar: wib(after(now, -DAY_MS)), nominal, doa: null }
    donations.set(programId, { programId, transactions: nominal > 0 ? [given] : [], doas: [] })
  }
  for (const programId of ['ID-1', 'KM-1']) {
    const known = donations.get(programId)
    if (known) donations.set(programId, { ...known, transactions: donorsOf(count, now) })
  }
  return { ...seed, masjids, campaigns, donations }
}
