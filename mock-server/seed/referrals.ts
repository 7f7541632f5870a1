import type { ProgramDonations } from './donations'

/** What a fundraiser's links brought before the stand-in's start. */
export interface SeedReferral {
  kode_ref: string
  clicks: number
  /** Paid donations, which the programs' lists hold too. */
  donations: { programId: string; nominal: number }[]
}

/** Each n-th donation of these programs came by the link. */
const followed = [
  { programId: 'ID-1', every: 3 },
  { programId: 'KM-1', every: 2 },
  { programId: 'ID-3', every: 5 },
] as const

/** @param donations by program id */
export function makeReferrals(donations: ReadonlyMap<string, ProgramDonations>): SeedReferral[] {
  return [
    {
      kode_ref: 'SITI788',
      clicks: 342,
      donations: followed.flatMap(({ programId, every }) =>
        (donations.get(programId)?.transactions ?? [])
          .filter((_, index) => index % every === 0)
          .map(({ nominal }) => ({ programId, nominal })),
      ),
    },
  ]
}
