import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { YamlParseError } from '@redocly/openapi-core'
import { type Contract, loadDocument, type Service, services } from '../../../openapi/read'
import { breakingFirst, type Change } from './change'
import { compareContracts } from './compare'
import { History } from './history'

/** One version of the contract: of a commit, a file or an address. */
export interface State {
  /** What it is called: a file, an address, a commit. */
  name: string
  documents: ReadonlyMap<Service, Contract>
  /** Whether a service that isn't there is gone: a single document says nothing of the others. */
  isWhole: boolean
}

/** A state that can't be read; the message says why, for people. */
export class Unreadable extends Error {}

/**
 * Reads the contract that a word on the command line means: an address, a file, a folder with the contract's documents
 * (`backend.yaml`, …), a git ref (its `openapi/`), or `REF:PATH` for another place in it.
 * @param cwd where files and the git repository are looked for
 * @throws Unreadable
 */
export async function readState(word: string, cwd: string): Promise<State> {
  if (/^https?:\/\//.test(word)) return single(word, word)
  const file = path.resolve(cwd, word)
  if (!existsSync(file)) return readRevision(word, cwd)
  return statSync(file).isDirectory() ? readFolder(word, file) : single(word, file)
}

/** @throws Unreadable when neither the folder nor its `openapi/` has one of the contract's documents */
export async function readFolder(name: string, folder: string): Promise<State> {
  const found = services.filter((service) => existsSync(path.join(folder, `${service}.yaml`)))
  const inner = path.join(folder, 'openapi')
  if (found.length === 0 && existsSync(inner)) return readFolder(path.join(name, 'openapi'), inner)
  if (found.length === 0)
    throw new Unreadable(`${name} has no ${services.join('.yaml, no ')}.yaml.`)
  const read = found.map(
    async (service) =>
      [
        service,
        await document(`${name}/${service}.yaml`, path.join(folder, `${service}.yaml`)),
      ] as const,
  )
  return { name, documents: new Map(await Promise.all(read)), isWhole: true }
}

async function readRevision(word: string, cwd: string): Promise<State> {
  const history = new History(cwd)
  const [, ref = word, place] = /^([^:]+):(.+)$/.exec(word) ?? []
  const commit = await history.commit(ref)
  if (commit === null) {
    const hint = (await history.isShallow()) ? SHALLOW : ''
    throw new Unreadable(
      place === undefined
        ? `"${word}" is no file, no folder, no address (https://…) and no commit here.${hint}`
        : `This repository has no commit "${ref}".${hint}`,
    )
  }
  const isFile = place !== undefined && /\.(ya?ml|json)$/.test(place)
  const folder = isFile ? path.posix.dirname(place) : (place ?? 'openapi')
  const before = await history.folderAt(commit, folder === '.' ? '' : folder)
  if (!before)
    throw new Unreadable(`There is no ${folder}/ at ${ref}: name the place as ${ref}:PATH.`)
  try {
    return isFile
      ? await single(word, path.join(before.folder, path.posix.basename(place)))
      : await readFolder(word, before.folder)
  } finally {
    await before.remove()
  }
}

/** What to do about a clone without its history. */
export const SHALLOW =
  ' This is a shallow clone: fetch the whole history (GitHub: `fetch-depth: 0` at actions/checkout; GitLab: `GIT_DEPTH: 0`).'

/** One document. It is the backend's unless its file is named after another service. */
async function single(name: string, source: string): Promise<State> {
  const stem = path.parse(source).name
  const service = services.find((one) => one === stem) ?? 'backend'
  return { name, documents: new Map([[service, await document(name, source)]]), isWhole: false }
}

/** What the parser says of YAML or JSON that is something else, and of plain text. */
const NO_OPENAPI = /^(Document must be JSON object|Unsupported specification)/

async function document(name: string, source: string): Promise<Contract> {
  try {
    return await loadDocument(source, { dereference: true, name })
  } catch (error) {
    const said = messagesOf(error).join(': ')
    if (error instanceof YamlParseError || NO_OPENAPI.test(said))
      throw new Unreadable(`${name} is no OpenAPI document (${said}).`)
    throw new Unreadable(said.includes(name) ? said : `${name}: ${said}`)
  }
}

/** What went wrong, and why: what `fetch` says of an address is in its cause. */
function messagesOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...messagesOf(error.cause)] : []
}

/**
 * The differences between two states, those that break first.
 * @throws Unreadable when they have no document in common
 */
export function compareStates(before: State, after: State): Change[] {
  const shared = [...before.documents].flatMap(([service, old]): Change[] => {
    const now = after.documents.get(service)
    if (now) return compareContracts(service, old, now)
    // A service that is new has nothing to be compared with.
    return after.isWhole ? [{ text: `${service}: removed`, breaks: ['app'] }] : []
  })
  if (![...before.documents.keys()].some((service) => after.documents.has(service)))
    throw new Unreadable(`${before.name} and ${after.name} are contracts of different services.`)
  return breakingFirst(shared)
}

/** The version of the contract: that of its backend, or of the one document there is. */
export function versionOf({ documents }: State): string {
  const [first] = documents.values()
  return (documents.get('backend') ?? first)?.info.version ?? 'none'
}
