import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { loadContract, services } from '../contract'
import { type Change, compareContracts, isBreaking } from './compare'
import { History } from './revisions'

const RECORD = 'docs/contract-changes.md'

/** What a run came to: what to print, and the exit code. */
export interface Outcome {
  lines: readonly string[]
  code: 0 | 1 | 2
}

/** The differences between two folders that hold the contract's files. */
export async function compareFolders(before: string, after: string): Promise<Change[]> {
  const changes: Change[] = []
  for (const service of services) {
    // A service that is new has nothing to be compared with.
    if (![before, after].every((folder) => existsSync(path.join(folder, `${service}.yaml`))))
      continue
    const [old, now] = [
      await loadContract(service, { dereference: true, folder: before }),
      await loadContract(service, { dereference: true, folder: after }),
    ]
    changes.push(...compareContracts(service, old, now))
  }
  return [...changes.filter(isBreaking), ...changes.filter((change) => !isBreaking(change))]
}

/** `npm run contract:diff -- GIT_REF`: what has changed since then. */
export async function listChanges(root: string, ref: string): Promise<Outcome> {
  const changes = await changesSince(root, ref)
  if (typeof changes === 'string') return { lines: [changes], code: 2 }
  if (changes.length === 0) return { lines: [`The contract is as it was at ${ref}.`], code: 0 }
  return { lines: changes.map(lineOf), code: 0 }
}

/** `npm run contract:changes`: whether each breaking change is recorded. */
export async function checkChanges(root: string): Promise<Outcome> {
  const base = await new History(root).base()
  if (base === null)
    return {
      lines: ['There is no earlier state of the contract in this clone: nothing to compare.'],
      code: 0,
    }
  const changes = await changesSince(root, base)
  if (typeof changes === 'string') return { lines: [changes], code: 0 }
  const record = await readFile(path.join(root, RECORD), 'utf8').catch(() => '')
  const breaking = changes.filter(isBreaking)
  const missing = breaking.filter(({ text }) => !record.includes(`\`${text}\``))
  if (missing.length === 0)
    return {
      lines: [
        `Since ${base.slice(0, 9)}: ${breaking.length} breaking changes of the contract, all recorded.`,
      ],
      code: 0,
    }
  return {
    lines: [
      `Breaking changes of the contract since ${base.slice(0, 9)} that ${RECORD} doesn't have. Write them there, in these words, and why:`,
      '',
      ...missing.map(
        ({ text, breaks }) => `- \`${text}\` (breaks the ${breaks.join(' and the ')})`,
      ),
    ],
    code: 1,
  }
}

/** @returns the changes, or why there are none to tell */
async function changesSince(root: string, ref: string): Promise<Change[] | string> {
  const history = new History(root)
  const commit = await history.commit(ref)
  if (commit === null) return `This repository has no commit "${ref}".`
  const before = await history.contractAt(commit)
  if (before === null) return `There was no contract at ${ref}.`
  try {
    return await compareFolders(before.folder, path.join(root, 'openapi'))
  } finally {
    await before.remove()
  }
}

function lineOf({ text, breaks }: Change): string {
  const whom = breaks.length > 0 ? `breaks the ${breaks.join(' and the ')}` : 'breaks nobody'
  return `${whom.padEnd(32)}${text}`
}
