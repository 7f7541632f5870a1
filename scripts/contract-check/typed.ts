/*
 * How a reader of a message gets on, in this repository. scripts/contract-pack/typed.ts takes its place in the package.
 */

/** How a command is called. */
export const typed = (command: 'check' | 'diff'): string =>
  `npm run ${command === 'check' ? 'contract' : 'contract:diff'} --`

/** Whether there is a stand-in to check, and one that serves the examples. */
export const hasStandIn = true
