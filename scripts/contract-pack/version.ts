import { readFileSync } from 'node:fs'
import path from 'node:path'
import { textAt } from '../contract-check/json'
import { contractRoot } from '../contract'

const manifest: unknown = JSON.parse(readFileSync(path.join(contractRoot, 'package.json'), 'utf8'))

/** The version of the package, which is the contract's. */
export const version = textAt(manifest, 'version') ?? ''
