import { after, HOUR_MS, wib } from './clock'
import { ANONYMOUS, donorNames } from './donor-names'
import { doaTexts } from './doa-texts'
import { activityOf } from './program-activity'
import { makeRandom, type Random } from './random'
import type { SeedCampaign, SeedDoa, SeedMasjid, SeedTransaction } from './types'

/** Everything that has been given to one program. */
export interface ProgramDonations {
  /** `ID-12` or `KM-7`. */
  programId: string
  /** Newest first. */
  transactions: SeedTransaction[]
  /** Newest first; each belongs to a transaction. */
  doas: SeedDoa[]
}

/** What the generator needs to know of a program. */
interface GivenProgram {
  programId: string
  createdAt: Date
  /** null: no end. */
  endsAt: Date | null
}

/** Round sums that people give, the common ones named more often. */
const nominals = [
  10_000, 10_000, 15_000, 20_000, 20_000, 25_000, 25_000, 25_000, 30_000, 50_000, 50_000, 50_000,
  50_000, 75_000, 100_000, 100_000, 100_000, 100_000, 150_000, 200_000, 250_000, 300_000, 500_000,
  500_000, 1_000_000, 1_500_000, 2_500_000, 5_000_000,
] as const

/** In whose name some give. */
const dedications = [
  'almarhum Bapak Sukirman',
  'almarhumah Ibu Halimah',
  'almarhum Kakek Dullah\nalmarhumah Nenek Saodah',
] as const

const likeSteps = [null, 0, 1, 1, 2, 2, 3, 5, 7, 12, 18, 31, 57, 104] as const

function nominalOf(random: Random): number {
  const round = random.pick(nominals)
  // A manual transfer carries a three-digit unique code, so some sums aren't round.
  return round >= 20_000 && random.next() < 0.18 ? round + random.int(101, 998) : round
}

/** Offsets back from the latest possible moment, in milliseconds, rising: dense lately, sparse long ago. */
function agesOf(count: number, span: number, random: Random): number[] {
  return Array.from({ length: count }, () => Math.floor(random.next() ** 2.2 * span)).sort(
    (left, right) => left - right,
  )
}

/**
 * Gives one program its donors, prayers and total, the same ones at every start.
 * Dates lie between the program's creation and its end, or `now` where that is earlier.
 */
function makeProgramDonations(
  program: GivenProgram,
  now: Date,
  firstDoaId: number,
): ProgramDonations {
  const activity = activityOf(program.programId)
  const random = makeRandom(program.programId)
  const latest =
    program.endsAt !== null && program.endsAt < now ? program.endsAt : after(now, -4 * 60_000)
  const span = Math.max(latest.getTime() - program.createdAt.getTime() - HOUR_MS, HOUR_MS)
  const ages = agesOf(activity.donors, span, random)
  const texts = random.shuffle(doaTexts).slice(0, activity.doas)
  // Prayers are spread over all donations, not only the newest.
  const praying = new Set(random.shuffle(ages.map((_, index) => index)).slice(0, texts.length))

  const transactions: SeedTransaction[] = []
  const doas: SeedDoa[] = []
  ages.forEach((age, index) => {
    const paidAt = wib(after(latest, -age))
    const donatur = random.next() < 0.3 ? ANONYMOUS : random.pick(donorNames)
    const doa = praying.has(index) ? (texts[doas.length] ?? null) : null
    const atas_nama =
      donatur !== ANONYMOUS && index % 5 === 1 ? (dedications[index % 3] ?? null) : null
    transactions.push({ donatur, tgl_bayar: paidAt, nominal: nominalOf(random), doa, atas_nama })
    if (doa === null) return
    doas.push({
      id: firstDoaId + doas.length,
      donatur,
      tgl_donasi: paidAt,
      doa,
      atas_nama,
      total_like: random.pick(likeSteps),
      status_like: 'unliked',
    })
  })

  const given = transactions.reduce((sum, { nominal }) => sum + nominal, 0)
  // What was collected before the platform came in with the first donation: the total is that of the rows.
  const first = transactions.at(-1)
  if (first) first.nominal += Math.max(0, Math.floor((activity.collected - given) / 1_000) * 1_000)
  return { programId: program.programId, transactions, doas }
}

const parseWib = (text: string): Date => new Date(`${text.replace(' ', 'T')}+07:00`)

/** Prayer ids of a program start at a thousand of its own, so they're unique and stable when programs are added. */
const DOA_ID_STEP = 1_000
const KENCLENG_DOA_ID_OFFSET = 500_000

/**
 * The donations of all programs, by program id.
 * @param now start of the stand-in
 */
export function makeDonations(
  campaigns: readonly SeedCampaign[],
  masjid: readonly SeedMasjid[],
  now: Date,
): Map<string, ProgramDonations> {
  const given = (
    programId: string,
    program: SeedCampaign | SeedMasjid,
    firstDoaId: number,
  ): [string, ProgramDonations] => [
    programId,
    makeProgramDonations(
      {
        programId,
        createdAt: parseWib(program.created_date),
        endsAt: program.batas_tanggal === null ? null : parseWib(program.batas_tanggal),
      },
      now,
      firstDoaId,
    ),
  ]
  return new Map([
    ...campaigns.map((campaign) =>
      given(campaign.program_id, campaign, campaign.id * DOA_ID_STEP + 1),
    ),
    ...masjid.map((place) =>
      given(`KM-${place.id}`, place, KENCLENG_DOA_ID_OFFSET + place.id * DOA_ID_STEP + 1),
    ),
  ])
}
