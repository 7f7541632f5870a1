/** `docs [FOLDER]`: writes the contract into a folder, to read and to give to other tools. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { contractRoot } from '../../../openapi/read'
import { ERRANDS_PAGE, pages } from './pages'
import { typed, version } from './typed'

const [folder = `jejaring-contract-${version}`, ...more] = process.argv.slice(2)

if (folder.startsWith('-') || more.length > 0) {
  console.log(`Writes the contract: docs/contract.md to begin with, docs/backend.html with every operation, openapi/ as YAML and
JSON.

    ${typed('docs')} [FOLDER]

Default of FOLDER: jejaring-contract-${version}`)
  process.exitCode = folder === '--help' || folder === '-h' ? 0 : 2
} else {
  const page = path.join(folder, 'docs/backend.html')
  mkdirSync(path.dirname(page), { recursive: true })
  const packed = readFileSync(path.join(contractRoot, 'docs/backend.html.gz'))
  writeFileSync(page, gunzipSync(packed))
  for (const name of [...pages, ERRANDS_PAGE])
    cpSync(path.join(contractRoot, 'docs', name), path.join(folder, 'docs', name))
  cpSync(path.join(contractRoot, 'openapi'), path.join(folder, 'openapi'), { recursive: true })
  const written = [
    ...pages.map((name) => `docs/${name}`),
    'docs/backend.html',
    `docs/${ERRANDS_PAGE}`,
    'openapi/errands/give.yaml',
    'openapi/backend.yaml',
  ]
  for (const name of written) console.log(path.join(folder, name))
}
