import { wib } from '../seed/clock'
import { ANONYMOUS } from '../seed/donor-names'
import { makeLong } from '../seed/long'
import type { SeedCampaign, SeedDoa, SeedMasjid, SeedTransaction } from '../seed/types'
import type { Account } from './accounts'
import type { Donation } from './donations'
import { fromWib } from './clock'
import type { Seed } from './seed-source'

/** A campaign or a kencleng program, by the id that every call names it with. */
export interface Program {
  programId: string
  campaign: SeedCampaign | null
  masjid: SeedMasjid | null
  /** Paid donations, newest first. */
  transactions: SeedTransaction[]
  /** Newest first. */
  prayers: Prayer[]
}

export interface Prayer {
  id: number
  donatur: string
  tgl_donasi: string
  doa: string
  atasNama: string | null
  /** Amens of people outside this stand-in. */
  otherLikes: number
  /** Amens given here. By account, not by number: a number may change. */
  likedBy: Set<Account>
}

function toPrayer(doa: SeedDoa): Prayer {
  const { id, donatur, tgl_donasi, doa: text, total_like, atas_nama: atasNama = null } = doa
  const otherLikes = total_like ?? 0
  return { id, donatur, tgl_donasi, doa: text, atasNama, otherLikes, likedBy: new Set() }
}

function longPrograms({ campaigns: [first], masjids: [firstMasjid] }: Seed): Program[] {
  if (first === undefined || firstMasjid === undefined) return []
  const { campaign, masjid, transactions, doas } = makeLong(first, firstMasjid)
  const given = () => ({ transactions: [...transactions], prayers: doas.map(toPrayer) })
  return [
    { programId: campaign.program_id, campaign, masjid: null, ...given() },
    { programId: `KM-${masjid.id}`, campaign: null, masjid, ...given() },
  ]
}

/** Every program with its donations and prayers. */
export class Programs {
  readonly all: Program[]
  /**
   * A campaign and a mosque with words that can't be broken. Found by slug and id; no list contains them unless their
   * sentinel is searched for.
   */
  readonly long: Program[]
  private readonly ids: ReadonlyMap<string, Program>

  constructor(seed: Seed) {
    const build = (
      programId: string,
      of: { campaign: SeedCampaign } | { masjid: SeedMasjid },
    ): Program => {
      const given = seed.donations.get(programId)
      return {
        programId,
        campaign: null,
        masjid: null,
        ...of,
        transactions: [...(given?.transactions ?? [])],
        prayers: (given?.doas ?? []).map(toPrayer),
      }
    }
    this.all = [
      ...seed.campaigns.map((campaign) => build(campaign.program_id, { campaign })),
      ...seed.masjids.map((masjid) => build(`KM-${masjid.id}`, { masjid })),
    ]
    this.long = longPrograms(seed)
    this.ids = new Map([...this.all, ...this.long].map((program) => [program.programId, program]))
  }

  byId(programId: string): Program | undefined {
    return this.ids.get(programId)
  }

  prayer(id: number): Prayer | undefined {
    return [...this.all, ...this.long]
      .flatMap(({ prayers }) => prayers)
      .find((prayer) => prayer.id === id)
  }

  /** Tells others of a donation that was paid, in its place among those of its program. */
  addPaid(donation: Donation): void {
    const program = this.byId(donation.programId)
    if (!program || !donation.paidAt) return
    const { nominal, doa, isAnonymous } = donation
    const donatur = isAnonymous ? ANONYMOUS : donation.donatur
    // The names may be corrected later.
    const shownNames = () => (isAnonymous ? null : donation.atasNama)
    const [paid, made] = [wib(donation.paidAt), wib(donation.createdAt)]
    insert(
      program.transactions,
      {
        ...{ donatur, tgl_bayar: paid, nominal, doa },
        get atas_nama() {
          return shownNames()
        },
      },
      (other) => other.tgl_bayar <= paid,
    )
    if (!doa) return
    const lastId = Math.max(0, ...this.all.flatMap(({ prayers }) => prayers.map(({ id }) => id)))
    insert(
      program.prayers,
      {
        ...{ id: lastId + 1, donatur, tgl_donasi: made, doa },
        get atasNama() {
          return shownNames()
        },
        otherLikes: 0,
        likedBy: new Set(),
      },
      (other) => other.tgl_donasi <= made,
    )
  }
}

/** Puts an item before the first one that comes after it. */
function insert<T>(items: T[], item: T, comesAfter: (other: T) => boolean): void {
  const place = items.findIndex(comesAfter)
  items.splice(place < 0 ? items.length : place, 0, item)
}

export function collected(program: Program): number {
  return program.transactions.reduce((sum, { nominal }) => sum + nominal, 0)
}

export function hasEnded(program: Program, now: Date): boolean {
  const deadline = (program.campaign ?? program.masjid)?.batas_tanggal
  return deadline != null && fromWib(deadline) < now
}

/** A program's name, and the slug that its pages are at. */
export function namedProgram({ programId, campaign, masjid }: Program) {
  const row = campaign ?? masjid
  return { programId, slug: row?.slug ?? '', judul: row?.header ?? '' }
}

/** Whether a title or an address contains the text, in any case. Empty text matches everything. */
export function matches(
  text: string | undefined,
  row: { header: string; alamat: string | null },
): boolean {
  const wanted = (text ?? '').trim().toLowerCase()
  return [row.header, row.alamat ?? ''].some((value) => value.toLowerCase().includes(wanted))
}
