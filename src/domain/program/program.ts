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
