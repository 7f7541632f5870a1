import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { contractRoot } from '../../openapi/read'

/** What the last whole run has shown, and of which sources. */
export interface ProofRecord {
  /** See {@link inputsDigest}. */
  digest: string
  /** As the run prints it, by kind and in all. */
  score: string
  /** `2026-11-26` */
  date: string
}

const file = path.join(contractRoot, 'contract-kit/proof.json')

export const readRecord = (): unknown => JSON.parse(readFileSync(file, 'utf8'))

export const writeRecord = (record: ProofRecord): void =>
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)

/**
 * A digest of all that a run depends on: the contract, the kit's manifest, whose versions are exact, and the code that
 * the run loads, the three files of rules with it, without types, comments and format. It is the same on every machine.
 * The stand-in isn't part: it may be any backend that conforms, and a unit test checks it whole.
 */
export async function inputsDigest(root = contractRoot): Promise<string> {
  const contract = readdirSync(path.join(root, 'openapi'), { recursive: true, encoding: 'utf8' })
    .map((name) => `openapi/${name.replaceAll(path.sep, '/')}`)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
  const hash = createHash('sha256').update(await codeOfRun(root))
  for (const name of [...contract, 'contract-kit/package.json']) {
    const text = readFileSync(path.join(root, name), 'utf8').replaceAll('\r\n', '\n')
    hash.update(`\n${name}\n${text}`)
  }
  return hash.digest('hex')
}

async function codeOfRun(root: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    build: {
      ssr: 'contract-kit/mutations/main.ts',
      write: false,
      rolldownOptions: {
        // Packages, whose versions the manifest has, and this module, which finds nothing.
        external: (id) => /^(node:|@?[\w-]+\/|[\w-]+$)/.test(id) || id.endsWith('/record'),
        output: { codeSplitting: false, minify: { compress: false, mangle: false } },
      },
    },
  })
  return [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((one) => (one.type === 'chunk' ? one.code : ''))
    .join('\n')
}
