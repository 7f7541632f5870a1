import { type ProgramKind, programKinds, type ProgramRef } from './program'

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
