import type { Program } from '@/lib/program'

/** What an address says about the program it shows. */
export type ProgramRef = Pick<Program, 'kind' | 'slug'>
