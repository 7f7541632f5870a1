/*
 * How a reader of a message gets on, in this repository. scripts/contract-pack/typed.ts takes its place in the package.
 */

/** How a command is called. */
export const typed = (command: 'check' | 'diff'): string =>
  `npm run ${command === 'check' ? 'contract' : 'contract:diff'} --`

/** Words about the stand-in. */
export const ofStandIn = (words: string): string => words
