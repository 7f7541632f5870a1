import { readFileSync } from 'node:fs'
import path from 'node:path'
import { textAt } from '../check/http/json'
import { contractRoot } from '../../../openapi/read'

const manifest: unknown = JSON.parse(readFileSync(path.join(contractRoot, 'package.json'), 'utf8'))

/** The version of the package, which is the contract's. */
export const version = textAt(manifest, 'version') ?? ''
