import { numberAt, textAt } from '../http/json'

/** A program of either kind, as its list told it. */
export interface Program {
  slug: string
  /** `ID-12` or `KM-7`; null where its list gave no id. */
  programId: string | null
  type: string
  /** Whether it takes donations, according to its list. */
  open: boolean
  /** What its list told of it. */
  row: unknown
}

export type Kind = 'campaign' | 'mosque'

/**
 * The programs of a list, each slug once.
 * @param prefix of a program's id: `ID` or `KM`
 */
export function programsOf(list: readonly unknown[], kind: Kind, prefix: string): Program[] {
  const programs = list.flatMap((item) => {
    const slug = textAt(item, 'slug')
    if (slug === undefined) return []
    // An id as text is a violation, told elsewhere. It still leads on.
    const id = numberAt(item, 'id') ?? textAt(item, 'id')
    const programId = id === undefined ? null : `${prefix}-${id}`
    return [{ slug, programId, type: textAt(item, 'type') ?? kind, open: isOpen(item), row: item }]
  })
  return [...new Map(programs.map((program) => [program.slug, program])).values()]
}

/** The first program of all, and the first kencleng, as far as their lists gave them ids. */
export function oneOfEachKind(programs: readonly Program[]) {
  const found = programs.flatMap(({ programId, ...rest }) =>
    programId === null ? [] : [{ programId, ...rest }],
  )
  const kencleng = found.find(({ programId }) => programId.startsWith('KM-'))
  return [...new Set([found[0], kencleng])].flatMap((program) => program ?? [])
}

const WIB_OFFSET = '+07:00'

function isOpen(item: unknown): boolean {
  const end = textAt(item, 'batas_tanggal')
  if (end === undefined || textAt(item, 'all_time') === 'Y') return true
  return Date.parse(`${end.replace(' ', 'T')}${WIB_OFFSET}`) > Date.now()
}

export const NO_PROGRAM = 'ID-4000000000'

/** The same number as an id of the other kind: `KM-12` for `ID-12`. */
export const otherKind = (programId: string) =>
  programId.startsWith('ID') ? programId.replace('ID', 'KM') : programId.replace('KM', 'ID')
