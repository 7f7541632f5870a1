import path from 'node:path'
import { version } from './version'

/** Part of the path where npx keeps packages that it runs. */
const isNpx = process.argv[1]?.split(path.sep).includes('_npx') ?? false

/** How a command of the package is called: by npx from the file, or as it is installed. */
export const typed = (command: 'check' | 'diff' | 'docs' | 'proxy'): string =>
  isNpx ? `npx ./jejaring-contract-${version}.tgz ${command}` : `jejaring-contract ${command}`

/** Empty, because the package has no stand-in. */
export const ofStandIn = (): string => ''
