import { type Change, isBreaking, type Side } from './change'
import { type State, versionOf } from './state'

/** What was compared, and what came of it. */
export interface Comparison {
  before: State
  after: State
  changes: readonly Change[]
}

/** The forms that `--report` knows. */
export const forms = ['json', 'markdown'] as const

/** For people at a terminal: a line for each change. */
export function textReport({ before, after, changes }: Comparison): string {
  const lines = changes.map(({ text, breaks }) => `${whom(breaks).padEnd(32)}${text}`)
  return [...lines, `${summary(changes)} (${versions(before, after)})`, ''].join('\n')
}

/** For programs. */
export function jsonReport({ before, after, changes }: Comparison): string {
  const about = (state: State) => ({ name: state.name, version: versionOf(state) })
  const report = {
    before: about(before),
    after: about(after),
    breaking: changes.filter(isBreaking).length,
    changes,
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

/** For a merge request; what breaks is worded as `docs/contract-changes.md` wants it. */
export function markdownReport({ before, after, changes }: Comparison): string {
  const groups = [
    { title: 'Breaks', chosen: changes.filter(isBreaking) },
    { title: 'Breaks nobody', chosen: changes.filter((change) => !isBreaking(change)) },
  ]
  return [
    `## Contract: ${summary(changes)}`,
    '',
    `${versions(before, after)}.`,
    '',
    ...groups
      .filter(({ chosen }) => chosen.length > 0)
      .flatMap(({ title, chosen }) => [`### ${title}`, '', ...chosen.map(listItem), '']),
  ].join('\n')
}

/** A change as an item of a list in Markdown. */
export const listItem = ({ text, breaks }: Change) =>
  `- \`${text}\`${breaks.length > 0 ? ` (${whom(breaks)})` : ''}`

const whom = (breaks: readonly Side[]) =>
  breaks.length > 0 ? `breaks the ${breaks.join(' and the ')}` : 'breaks nobody'

function summary(changes: readonly Change[]): string {
  const breaking = changes.filter(isBreaking).length
  return changes.length === 0
    ? 'no changes'
    : `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}, ${breaking} breaking`
}

const versions = (before: State, after: State) =>
  `${before.name} (${versionOf(before)}) → ${after.name} (${versionOf(after)})`
