import { makeRandom } from './random'

/** How alive a program is. */
export interface Activity {
  /** Paid donations with a row of their own. */
  donors: number
  /** Prayers among them. */
  doas: number
  /** What it should have collected in all, in rupiah; what the donors gave counts towards it. */
  collected: number
}

/** Campaigns by program id. The figures go with each campaign's target and age in `campaigns.ts`. */
const campaigns: Readonly<Record<string, Activity>> = {
  'ID-1': { donors: 118, doas: 42, collected: 187_450_000 },
  'ID-2': { donors: 96, doas: 38, collected: 74_320_000 },
  'ID-3': { donors: 84, doas: 31, collected: 212_600_000 },
  'ID-4': { donors: 104, doas: 36, collected: 318_905_000 },
  'ID-5': { donors: 73, doas: 28, collected: 41_775_000 },
  'ID-6': { donors: 58, doas: 14, collected: 52_830_000 },
  'ID-7': { donors: 33, doas: 9, collected: 18_240_000 },
  'ID-8': { donors: 62, doas: 19, collected: 96_500_000 },
  'ID-9': { donors: 47, doas: 22, collected: 63_180_000 },
  'ID-10': { donors: 77, doas: 26, collected: 401_250_000 },
  'ID-11': { donors: 41, doas: 17, collected: 38_900_000 },
  'ID-12': { donors: 120, doas: 45, collected: 154_725_000 },
  'ID-13': { donors: 66, doas: 25, collected: 87_410_000 },
  'ID-14': { donors: 30, doas: 8, collected: 29_600_000 },
  // Donors, but nobody left a prayer: "Belum ada doa dari donatur."
  'ID-15': { donors: 22, doas: 0, collected: 11_350_000 },
  'ID-16': { donors: 88, doas: 30, collected: 24_150_000 },
  'ID-17': { donors: 36, doas: 12, collected: 33_480_000 },
  // Opened this morning: no donor yet, so both lists are empty.
  'ID-18': { donors: 0, doas: 0, collected: 0 },
  'ID-19': { donors: 44, doas: 6, collected: 58_300_000 },
  'ID-20': { donors: 31, doas: 4, collected: 9_450_000 },
  'ID-21': { donors: 24, doas: 3, collected: 7_020_000 },
}

const kencleng: Readonly<Record<string, Activity>> = {
  'KM-1': { donors: 92, doas: 33, collected: 48_650_000 },
  'KM-2': { donors: 64, doas: 27, collected: 39_120_000 },
  'KM-5': { donors: 45, doas: 12, collected: 26_300_000 },
  // One single donor, with a prayer, and a mosque nobody has given to yet.
  'KM-39': { donors: 1, doas: 1, collected: 0 },
  'KM-40': { donors: 0, doas: 0, collected: 0 },
}

/** The activity of a program; mosques without an entry get a modest one of their own, always the same. */
export function activityOf(programId: string): Activity {
  const known = campaigns[programId] ?? kencleng[programId]
  if (known !== undefined) return known
  const random = makeRandom(`activity ${programId}`)
  const donors = random.int(4, 40)
  return {
    donors,
    doas: Math.floor(donors * (0.2 + random.next() * 0.4)),
    collected: random.int(2, 30) * 450_000,
  }
}
