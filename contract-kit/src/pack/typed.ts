import { readFileSync } from 'node:fs'
import path from 'node:path'
import { textAt } from '../check/http/json'
import { contractRoot } from '../../../openapi/read'

const manifest: unknown = JSON.parse(readFileSync(path.join(contractRoot, 'package.json'), 'utf8'))

/** The version of the package, which is the contract's. */
export const version = textAt(manifest, 'version') ?? ''

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
