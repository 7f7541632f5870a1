import path from 'node:path'
import { version } from './version'

/** Part of the path where npx keeps packages that it runs. */
const isNpx = process.argv[1]?.split(path.sep).includes('_npx') ?? false

/** How the package's command is called, or one part of it: by npx from the file, or as it is installed. */
export const typed = (command?: 'check' | 'diff' | 'docs' | 'fits' | 'proxy'): string =>
  [
    isNpx ? `npx --yes ./jejaring-contract-${version}.tgz` : 'jejaring-contract',
    ...(command ? [command] : []),
  ].join(' ')

/** Empty, because the package has no stand-in. */
export const ofStandIn = (): string => ''
