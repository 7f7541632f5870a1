/*
 * Commands that messages tell the reader to type, in this repository. The package has contract-kit/src/pack/typed.ts instead.
 */

/** How a command is called. */
export const typed = (command: 'check' | 'diff' | 'fits'): string =>
  `npm run contract${command === 'check' ? '' : `:${command}`} --`

/** What messages say about the stand-in. */
export const ofStandIn = (words: string): string => words
