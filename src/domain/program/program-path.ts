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
} as const

export type ProgramSection = keyof typeof programSections

/** Builds the address of a program's page or sub-page. */
export function programPath(program: ProgramRef, section: ProgramSection = 'page'): string {
  return `${programKinds[program.kind].base}/${encodeURIComponent(program.slug)}${programSections[section]}`
}

/** The kind of program at an address, in any case. The route table sends only these two to a program's pages. */
export function kindOfPath(pathname: string): ProgramKind {
  return pathname.toLowerCase().startsWith(`${programKinds.kencleng.base}/`)
    ? 'kencleng'
    : 'campaign'
}
