/**
 * Writes `src/api/generated/` from the contract: the types of each service, and the table that
 * tells the client's transport where an operation lives. And what follows from the design tokens: see `designFiles`.
 *
 *     tsx scripts/codegen.ts           writes the files
 *     tsx scripts/codegen.ts --check   writes nothing; fails, naming them, when files on disk differ
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { format, resolveConfig } from 'prettier'
import ts from 'typescript'
import {
  type Contract,
  type ContractOperation,
  loadContract,
  operationsOf,
  type Service,
  services,
} from '../openapi/read'
import { designFiles } from './design-files'
import { withEveryOperation } from './operation-list'

const root = new URL('../', import.meta.url)
const generated = new URL('src/api/generated/', root)
/**
 * The transport fills `kode` and `key`. Left in the types, every caller would have to give them too.
 */
function dropTransportHeaders(contract: Contract): void {
  for (const { operation } of operationsOf(contract)) {
    operation.parameters = (operation.parameters ?? []).filter(
      ({ name, in: place }) => !(place === 'header' && (name === 'kode' || name === 'key')),
    )
  }
}

const acknowledges = ({ responses }: ContractOperation) =>
  responses['200']?.content?.['application/json']?.schema.$ref ===
  '#/components/schemas/Acknowledgement'

/** What the transport needs to know of each operation of a table, as the text of an object. */
const rowsOf = (operations: ReturnType<typeof operationsOf>) =>
  operations
    .map(({ path, operation }) => {
      const row = {
        host: operation['x-host'] ?? 'main',
        credentials: (operation.security ?? []).some((alternative) => 'session' in alternative),
        ...(acknowledges(operation) && { acknowledges: true }),
      }
      return `${JSON.stringify(path)}: ${JSON.stringify(row)}`
    })
    .join(',\n')

/** The table of operations. It ships in the first page's bundle, so it holds no more than the transport reads. */
function operationTable(contract: Contract): string {
  return `import type { paths } from './backend'
import type { OptionalPath } from './optional-operations'

/** What the transport needs to know of an operation. */
export interface Operation {
  host: 'main' | 'account'
  /** True where the contract declares the cookie. */
  credentials: boolean
  /** True where an answer says only that it was done: none of its data is read. */
  acknowledges?: true
}

/** Every operation that each backend has or is asked for, by its path in the contract. */
export const operations = { ${rowsOf(operationsOf(contract).filter(isRequired))} } as const satisfies Record<Exclude<keyof paths, OptionalPath>, Operation>

/** A path of the contract, \`/{controller}/{kode}\`, that each backend has or is asked for. */
export type OperationPath = keyof typeof operations
`
}

/** Apart from the others: no page needs them at first. */
function optionalTable(contract: Contract): string {
  const optional = operationsOf(contract).filter((one) => !isRequired(one))
  return `/** The operations that a backend may lack, by their path in the contract. */
export const optionalOperations = { ${rowsOf(optional)} } as const

/** A path of the contract that a backend may lack. */
export type OptionalPath = keyof typeof optionalOperations
`
}

/** Every backend is asked for it, so that its answer, or a 404, says which others there are. */
const ASKED_OF_ALL = '/asset/get_capabilities'

const isRequired = ({ path, operation }: ReturnType<typeof operationsOf>[number]) =>
  path === ASKED_OF_ALL || !(operation['x-optional'] ?? false)

const banner =
  '// Generated from openapi/ by scripts/codegen.ts. Not to be edited: run `npm run codegen`.\n\n'

/** A file in a form is one in the types too, not a text. */
const file = ({ format: kind }: { format?: string }) =>
  kind === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined

/**
 * The generated files of a service by their name, not formatted yet.
 * @param folder where the contract is, see `loadContract`
 */
export async function generate(service: Service, folder?: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const contract = await loadContract(service, folder === undefined ? {} : { folder })
  if (service === 'backend')
    files
      .set('operations.ts', operationTable(contract))
      .set('optional-operations.ts', optionalTable(contract))
  dropTransportHeaders(contract)
  const ast = await openapiTS(JSON.stringify(contract), {
    cwd: root,
    silent: true,
    transform: file,
  })
  return files.set(`${service}.d.ts`, astToString(ast))
}

/** All files by their address, formatted like the rest of the repository. */
async function generateAll(): Promise<Map<URL, string>> {
  const files = new Map<URL, string>()
  for (const service of services)
    for (const [name, code] of await generate(service)) {
      const url = new URL(name, generated)
      const filepath = fileURLToPath(url)
      const style = await resolveConfig(filepath)
      files.set(url, await format(banner + code, { ...style, filepath }))
    }
  for (const [path, text] of await designFiles()) {
    const url = new URL(path, root)
    const filepath = fileURLToPath(url)
    const style = await resolveConfig(filepath)
    files.set(url, path.endsWith('.css') ? await format(text, { ...style, filepath }) : text)
  }
  return files
}

async function main(check: boolean): Promise<void> {
  const backend = new URL('openapi/backend.yaml', root)
  const contract = await withEveryOperation(new URL('openapi/', root))
  // Before the rest, which is generated from it.
  if (!check) await writeFile(backend, contract)
  const files = (await generateAll()).set(backend, contract)
  await mkdir(generated, { recursive: true })
  const outdated: string[] = []
  for (const [url, code] of files) {
    const onDisk = await readFile(url, 'utf8').catch(() => undefined)
    if (onDisk === code) continue
    outdated.push(relative(fileURLToPath(root), fileURLToPath(url)))
    if (!check) await writeFile(url, code)
  }
  if (!check) {
    console.log(outdated.length > 0 ? `Wrote ${outdated.join(', ')}` : 'Nothing to change')
  } else if (outdated.length > 0) {
    console.error(`Out of date: ${outdated.join(', ')}. Run \`npm run codegen\` and commit them.`)
    process.exitCode = 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(process.argv.includes('--check'))
}
