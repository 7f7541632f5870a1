import type { Coordinates } from '@/domain/place/distance'

/**
 * A program that people give to: a campaign, or a mosque's collection box (kencleng). Both have the same screens; this
 * table holds all that differs (docs/product.md, Programs).
 */
export type ProgramKind = 'campaign' | 'kencleng'

/** The backend's `type` of a collection-box program. */
const KENCLENG_TYPE = 'kencleng-masjid'

export const programKinds = {
  campaign: { base: '/campaign', idPrefix: 'ID-', defaultType: 'campaign' },
  kencleng: { base: '/kencleng-masjid', idPrefix: 'KM-', defaultType: KENCLENG_TYPE },
} as const satisfies Record<ProgramKind, { base: string; idPrefix: string; defaultType: string }>

/** A program as lists and headers show it. Amounts are whole rupiah. */
export interface Program {
  kind: ProgramKind
  /** The backend's id, without prefix. */
  id: string
  slug: string
  title: string
  /** Full address of the flyer, or null when the backend gave none. */
  flyerUrl: string | null
  /** Null: no target. */
  target: number | null
  /** Null: without a deadline. */
  deadline: Date | null
  /** Postal address, where one is given. */
  address: string | null
  /** Where a mosque is; null for campaigns, and for mosques without coordinates. */
  position: Coordinates | null
  /** The backend's `type`, sent back as `programType` when someone gives. */
  type: string
}

/** What an address names: enough to open a program's pages. */
export type ProgramRef = Pick<Program, 'kind' | 'slug'>

/** Names a program in the keys of what is stored about it. */
export const programKey = ({ kind, slug }: ProgramRef) => `${kind}:${slug}`

/** The program that a key names; null for anything else. */
export function readProgramKey(key: string): ProgramRef | null {
  const [, kind, slug = ''] = /^(campaign|kencleng):(.+)$/s.exec(key) ?? []
  return kind === 'campaign' || kind === 'kencleng' ? { kind, slug } : null
}

/** What the backend's calls and donations identify a program by. */
export type ProgramIdentity = Pick<Program, 'kind' | 'id'>

/** A program's page: HTML as the backend sent it; sanitised where it is shown. */
export interface ProgramDetail extends Program {
  createdAt: Date | null
  summaryHtml: string
  fullHtml: string
}

/** `KM-` + id for kencleng programs, `ID-` + id for others. */
export function programId(program: ProgramIdentity): string {
  return programKinds[program.kind].idPrefix + program.id
}

/** Whether a donation's program id is this program's. An id without a prefix may be of either kind. */
export function isProgramId(value: string, program: ProgramIdentity): boolean {
  return [programId(program), program.id].includes(value.trim())
}

/** The kind that a backend `type` names. */
export function kindOfType(type: string | null | undefined): ProgramKind {
  return type === KENCLENG_TYPE ? 'kencleng' : 'campaign'
}

/**
 * Reads a donation's prefixed program id. Digits alone are taken for a campaign's, since only kencleng programs have to
 * be recognised by their prefix.
 */
export function parseProgramId(value: string): ProgramIdentity | null {
  const match = /^(ID-|KM-)?(\w+)$/.exec(value.trim())
  if (!match?.[2]) return null
  return { kind: match[1] === 'KM-' ? 'kencleng' : 'campaign', id: match[2] }
}

/** Where a program's sub-pages are, below its base path. */
export const programSections = {
  page: '',
  detail: '/detail',
  report: '/report',
  donate: '/donate',
  donors: '/donors',
  fundraiser: '/fundraiser',
  disbursements: '/pencairan-dana',
  complaint: '/laporkan',
} as const

export type ProgramSection = keyof typeof programSections

/** Builds the address of a program's page or sub-page. */
export function programPath(program: ProgramRef, section: ProgramSection = 'page'): string {
  return `${programKinds[program.kind].base}/${encodeURIComponent(program.slug)}${programSections[section]}`
}

/** The program whose page, or one of whose sub-pages, is at an address; null for any other address. */
export function programOfPath(pathname: string): ProgramRef | null {
  const [, base, coded = '', section, ...deeper] = pathname.split('/')
  const kind = Object.entries(programKinds).find(([, its]) => its.base === `/${base ?? ''}`)?.[0]
  const isSection = Object.values(programSections).some((one) => one === `/${section ?? ''}`)
  if (kind === undefined || coded === '' || deeper.length > 0) return null
  // Beside the mosques' programs stands their map.
  if (section === undefined && kind === 'kencleng' && coded === 'map') return null
  if (section !== undefined && section !== '' && !isSection) return null
  try {
    return { kind: kind === 'kencleng' ? 'kencleng' : 'campaign', slug: decodeURIComponent(coded) }
  } catch {
    return null
  }
}

/** The kind of program at an address, in any case. The route table sends only these two to a program's pages. */
export function kindOfPath(pathname: string): ProgramKind {
  return pathname.toLowerCase().startsWith(`${programKinds.kencleng.base}/`)
    ? 'kencleng'
    : 'campaign'
}

/**
 * Percent of the target collected, from 0 to 100, for the width of a bar; people are told its `wholePercent`. Capped at
 * 100, and 0 when the target is missing, not above 0 or not finite. A total of null is 0.
 */
export function progressPercent(total: number | null, target: number | null): number {
  if (target === null || target <= 0) return 0
  // Multiplied first: 29 / 100 * 100 is less than 29.
  const percent = ((total ?? 0) * 100) / target
  return percent > 0 ? Math.min(percent, 100) : 0
}

const DAY_MS = 86_400_000

/** What is left of a program's time. `days` is a whole number, 1 or more. */
export type RemainingTime =
  { kind: 'unlimited' } | { kind: 'running'; days: number } | { kind: 'ended' }

/**
 * The remaining time of a program: the days left while its deadline is after now, then ended; unlimited when it has
 * none (`Program.deadline` is null). A started day counts as a day, so the last one says "1 hari lagi" and never "0
 * hari lagi".
 */
export function remainingTime(deadline: Date | null, now: Date): RemainingTime {
  if (deadline === null) return { kind: 'unlimited' }
  const left = deadline.getTime() - now.getTime()
  return left > 0 ? { kind: 'running', days: Math.ceil(left / DAY_MS) } : { kind: 'ended' }
}

/** How the time left looks: in amber when a donor has to hurry. */
export type Urgency = RemainingTime['kind'] | 'soon'

/** So many days before its end a program is urgent. */
const SOON_DAYS = 3

export const urgency = (remaining: RemainingTime): Urgency =>
  remaining.kind === 'running' && remaining.days <= SOON_DAYS ? 'soon' : remaining.kind

/** The words for the time left, and a sign before them that can't be read aloud. */
export function remainingTimeLabel(remaining: RemainingTime): { text: string; sign?: string } {
  switch (remaining.kind) {
    case 'unlimited':
      return { sign: '∞', text: 'Tanpa batas waktu' }
    case 'running':
      return { text: `${remaining.days} hari lagi` }
    case 'ended':
      return { text: 'Berakhir' }
  }
}

/** The programs that still run first, each part in its former order. */
export const openFirst = <P extends { deadline: Date | null }>(
  programs: readonly P[],
  now: Date,
): P[] => {
  const hasEnded = ({ deadline }: P) => remainingTime(deadline, now).kind === 'ended'
  return programs.toSorted((one, other) => Number(hasEnded(one)) - Number(hasEnded(other)))
}
