import path from 'node:path'
import { version } from './version'

/** Where npx keeps what it was told to run. */
const isNpx = process.argv[1]?.split(path.sep).includes('_npx') ?? false

/** How a command of the package is called: by npx from the file, or as it is installed. */
export const typed = (command: 'check' | 'diff' | 'docs' | 'proxy'): string =>
  isNpx ? `npx ./jejaring-contract-${version}.tgz ${command}` : `jejaring-contract ${command}`

/** Nothing: it isn't in the package. */
export const ofStandIn = (): string => ''
