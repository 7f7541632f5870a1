/** `npm run contract:pack`: makes the package for backend teams (docs/contract.md) in `.cache/pack/`. */
import { statSync } from 'node:fs'
import path from 'node:path'
import { contractRoot } from '../../../openapi/read'
import { makePackage } from './pack'

const tarball = await makePackage(path.join(contractRoot, '.cache/pack'))
console.log(`${path.relative('', tarball)} (${Math.ceil(statSync(tarball).size / 1024)} kB)`)
