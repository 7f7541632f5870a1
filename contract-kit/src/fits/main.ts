/** `npm run contract:fits`: which version of the app can meet which backend (docs/contract.md). */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { contractRoot, loadContract } from '../../../openapi/read'
import { send } from '../check/http/client'
import { itemsOf, membersOf, textAt } from '../check/http/json'
import { loadModel, type Model } from '../check/model'
import { isHeader, NO_HEADER, parserMessage } from '../check/options'
import { hidden, keepSecret } from '../check/secrets'
import { typed } from '../check/typed'
import { type Backend, compareVersions, type Fit, fitOf } from './fit'

const usage = `Says what of an app works at a backend, what is absent there, and what breaks.

    ${typed('fits')} --app VERSION --backend URL|VERSION [options]

  --app VERSION       the contract that the app was built with: 1.0
  --backend URL       a backend, which is asked what it has (get_capabilities)
  --backend VERSION   any backend of this contract that has all of it
  --key KEY           the header key of the question. Better in the environment: CONTRACT_KEY

Exit code: 0 they fit, 1 something breaks, 2 it could not be told.
`

const VERSION = /^\d+\.\d+(\.\d+)?$/
const TIMEOUT_MS = 10_000

/** @throws Error that says what is missing */
async function run(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: { app: text, backend: text, key: text, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  const { app = '', backend: named = '' } = values
  const { version: ours } = (await loadContract('backend')).info
  for (const [option, version] of [
    ['--app', app],
    ['--backend', named],
  ] as const) {
    if (option === '--backend' && /^https?:/.test(named)) continue
    if (!VERSION.test(version)) throw new Error(`Say which version: ${option} 1.0`)
    if (compareVersions(version, ours) > 0)
      throw new Error(`${option} ${version} is later than this contract, ${ours}.`)
  }
  const model = await loadModel()
  const backend = VERSION.test(named)
    ? { version: named, has: (name: string) => compareVersions(sinceOf(model, name), named) <= 0 }
    : await asked(model, named, values.key ?? process.env['CONTRACT_KEY'] ?? '')
  const record = await readFile(path.join(contractRoot, 'docs/contract-changes.md'), 'utf8')
  const fit = fitOf(model.operations, record, app, backend)
  process.stdout.write(`App of contract ${app}, backend of ${backend.version}\n\n${reportOf(fit)}`)
  process.exitCode = fit.breaks.length > 0 ? 1 : 0
}

function sinceOf(model: Model, part: string): string {
  const [name = '', field] = part.split('#')
  const operation = model.get(name)
  return field === undefined
    ? operation.since
    : (operation.inputSchemas[field]?.['x-since'] ?? '1.0')
}

async function asked(model: Model, url: string, key: string): Promise<Backend> {
  if (!URL.canParse(url)) throw new Error(`--backend must be an address or a version, got "${url}"`)
  keepSecret(key)
  if (!isHeader(key)) throw new Error(`--key or CONTRACT_KEY ${NO_HEADER}`)
  const [main, operation] = [new URL(url), model.get('asset/get_capabilities')]
  const target = { main, account: main, key, origin: main.origin, timeoutMs: TIMEOUT_MS }
  const { status, failure, text } = await send({ operation }, target)
  // A backend of contract 1.0 doesn't know the question.
  if (status === 404) return { version: '1.0', has: () => false }
  const data: unknown = status === 200 ? membersOf(JSON.parse(text))['data'] : undefined
  const { operations, fields } = membersOf(data)
  if (!Array.isArray(operations) || !Array.isArray(fields))
    throw new Error(
      `${url} doesn’t say what it has: ${failure?.message ?? `it answered ${status}`}.`,
    )
  const listed = [...itemsOf(operations), ...itemsOf(fields)]
  const version = textAt(data, 'version') ?? ''
  return { version: VERSION.test(version) ? version : '1.0', has: (name) => listed.includes(name) }
}

const headings = [
  ['works', 'Works'],
  ['absent', 'Absent there, and the app does without'],
  ['unused', 'There, and not yet used by this app'],
  ['breaks', 'Breaks'],
  ['onPaper', 'Changed in between, and breaks nobody'],
] as const

const reportOf = (fit: Fit) =>
  headings
    .filter(([name]) => fit[name].length > 0)
    .map(([name, title]) => `${title}:\n${fit[name].map((one) => `  ${one}\n`).join('')}`)
    .join('\n')

try {
  await run()
} catch (error) {
  process.stderr.write(
    `\`${typed('fits')} --help\` lists the options.\n${hidden(parserMessage(error))}\n`,
  )
  process.exitCode = 2
}
