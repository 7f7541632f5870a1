import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Change, isBreaking } from './change'
import { History } from './history'
import { listItem } from './report'
import { compareStates, readFolder, readState, SHALLOW, Unreadable, versionOf } from './state'

const RECORD = 'docs/contract-changes.md'

/** What a run came to: what to print, and the exit code. */
export interface Outcome {
  lines: readonly string[]
  code: 0 | 1 | 2
}

/**
 * `npm run contract:changes`: whether each breaking change came with a new version of the contract, and is in the
 * record under that version. A sentence under an earlier one says nothing of today's change.
 * @param root the repository
 * @param base the commit to compare with. Default: where this branch left `main`, or what `main` was before
 * @throws Unreadable when history can't tell
 */
export async function checkRecord(root: string, base?: string): Promise<Outcome> {
  const history = new History(root)
  if (base === undefined && (await history.isShallow()))
    throw new Unreadable(`What the contract was before can’t be told.${SHALLOW}`)
  const commit = base ?? (await history.base())
  if (commit === null || (base === undefined && !(await history.has(commit, 'openapi'))))
    return done('There is no earlier state of the contract in this repository: nothing to compare.')
  const before = await readState(commit, root)
  const after = await readFolder('openapi', path.join(root, 'openapi'))
  const [from, to] = [versionOf(before), versionOf(after)]
  const breaking = compareStates(before, after).filter(isBreaking)
  const since = `${commit.slice(0, 9)} (${from})`
  if (breaking.length === 0) return done(`Since ${since}: 0 breaking changes of the contract.`)
  if (!isLater(to, from))
    return failed(
      `Breaking changes of the contract since ${since}, and openapi/backend.yaml still says version ${to}. Raise it, and write them into ${RECORD} under that version:`,
      breaking,
    )
  const record = await readFile(path.join(root, RECORD), 'utf8').catch(() => '')
  const sections = sectionsOf(record).filter(
    ({ version }) => isLater(version, from) && !isLater(version, to),
  )
  const missing = breaking.filter(
    ({ text }) => !sections.some((section) => section.text.includes(`\`${text}\``)),
  )
  if (missing.length === 0)
    return done(
      `Since ${since}: ${breaking.length} breaking changes of the contract, all recorded for ${to}.`,
    )
  return failed(
    `Breaking changes of the contract since ${since} that ${RECORD} doesn't have under \`## ${to}\`. Write them there, in these words, and why:`,
    missing,
  )
}

const done = (line: string): Outcome => ({ lines: [line], code: 0 })

const failed = (line: string, changes: readonly Change[]): Outcome => ({
  lines: [line, '', ...changes.map(listItem)],
  code: 1,
})

/** Whether a version (`1.10.0`) comes after another one. */
const isLater = (version: string, other: string) =>
  version.localeCompare(other, 'en', { numeric: true }) > 0

/** What the record says, by the version in the heading (`## 1.1.0`) above it. */
function sectionsOf(record: string): { version: string; text: string }[] {
  return record
    .split(/^## /m)
    .slice(1)
    .map((text) => ({ version: text.split('\n', 1)[0]?.trim() ?? '', text }))
}
