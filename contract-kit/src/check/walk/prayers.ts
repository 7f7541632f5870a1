import {
  asSent,
  itemsOf,
  membersOf,
  numberAt,
  rowsOf,
  shown,
  shownFrom,
  textAt,
} from '../http/json'
import type { Answer } from './list'
import { HIDDEN } from './donation/own-gifts'
import type { Run } from '../run'
import type { Visit } from './visit'
import { PAID, PRAYERS } from '../operations'

/** Two donors may begin alike, but hardly with this many characters by chance. */
const SOME_WORDS = 25

/** Short wishes of two donors of one name may have the same few letters by chance. */
const SOME_LETTERS = 8

const doaOf = (row: unknown) => asSent(textAt(row, 'doa'))

const queryOf = (programId: string) => [['programId', programId]] as const

/** Checks that each program has the prayers of its own donors, named as they want to be. */
export async function checkPrayers(visit: Visit): Promise<void> {
  const { run } = visit
  /** The program of each prayer. */
  const found = new Map<number, string>()
  for (const programId of await visit.followedIds()) {
    const answer = await run.ask(PRAYERS, { query: queryOf(programId) })
    ofOneProgram(visit, answer, programId, found)
    await sameNames(visit, answer, programId)
  }
}

/** Checks that no prayer is in the lists of two programs: one donation is for one program. */
function ofOneProgram(
  { run }: Visit,
  { exchange, data }: Answer,
  programId: string,
  found: Map<number, string>,
): void {
  for (const row of itemsOf(data)) {
    const id = numberAt(row, 'id')
    if (id === undefined) continue
    const other = found.get(id)
    if (other !== undefined && other !== programId)
      run.tell(exchange, 'same', {
        field: '/data/*/id',
        expected: 'must be of one program: a prayer belongs to the program of its donation',
        seen: `${id} for ${other} and ${programId}`,
        lineOf: ['summary'],
      })
    found.set(id, programId)
  }
}

/** Checks that a donor who is hidden in one list is hidden in the other: a doa is in both. */
async function sameNames(visit: Visit, answer: Answer, programId: string): Promise<void> {
  const { run } = visit
  const { exchange, data } = answer
  const paid = rowsOf(await run.call(PAID, { query: queryOf(programId) }))
  const named = (rows: readonly unknown[], doa: string, field: string) =>
    rows
      .filter((row) => doaOf(row) === doa)
      // A hidden donor's names stand in neither list, whatever the other one says.
      .filter((row) => field !== 'atas_nama' || textAt(row, 'donatur') !== HIDDEN)
      .map((row) => textAt(row, field) ?? '')
      .toSorted()
  const fields = ['donatur', ...(tellFor(paid, rowsOf(data)) ? ['atas_nama'] : [])]
  wholeDoa(run, answer, paid)
  sameSigns(run, answer, paid)
  for (const doa of new Set(
    rowsOf(data)
      .map((row) => doaOf(row))
      .filter(Boolean),
  ))
    for (const field of fields) {
      const [listed, seen] = [named(paid, doa, field), named(rowsOf(data), doa, field)]
      if (listed.length !== seen.length || listed.join() === seen.join()) continue
      run.tell(exchange, 'private', {
        field: `/data/*/${field}`,
        expected: `must be ${shown(listed)}, as ${PAID} names whose doa this is`,
        seen: shown(seen),
      })
    }
}

/** Whether all of these lists tell in whose name a donation was given: then none may tell what another hides. */
const tellFor = (...lists: readonly (readonly unknown[])[]) =>
  lists.every((rows) => rows.some((row) => 'atas_nama' in membersOf(row)))

/** Checks that neither of two lists has only the beginning of a doa which the other has whole. */
function wholeDoa(run: Run, prayers: Answer, paid: readonly unknown[]): void {
  const textsOf = (rows: readonly unknown[]) => rows.map((row) => doaOf(row))
  const [seen, listed] = [textsOf(rowsOf(prayers.data)), textsOf(paid)]
  const isCut = (text: string, others: readonly string[]) => {
    const start = text.replace(/(…|\.\.\.)$/, '')
    const isWhole = start === text && others.includes(text)
    return (
      start.length >= SOME_WORDS &&
      !isWhole &&
      others.some((one) => one.startsWith(start) && one !== text)
    )
  }
  const cut = seen.find((text) => isCut(text, listed)) ?? listed.find((text) => isCut(text, seen))
  if (cut !== undefined && prayers.ok)
    run.tell(prayers.exchange, 'text', {
      field: '/data/*/doa',
      expected: `must be the whole doa, here and in ${PAID}`,
      seen: shown(cut),
    })
}

/** The plain letters and digits of a text, which every character set has. */
const plain = (text = '') =>
  text
    .normalize('NFKD')
    .replace(/[^a-z\d]/gi, '')
    .toLowerCase()

/**
 * Checks that no donor's doa has other signs in one list than in the other, such as `?` for each emoji. A doa may be in one
 * list only: so two are taken for the same if neither has its like, and their plain letters and those of the names agree.
 */
function sameSigns(run: Run, prayers: Answer, paid: readonly unknown[]): void {
  const rows = rowsOf(prayers.data)
  const without = (some: readonly unknown[], others: readonly unknown[]) => {
    const known = new Set(others.map((row) => doaOf(row)))
    return some.filter((row) => !known.has(doaOf(row)))
  }
  const lettersOf = (row: unknown) => [plain(textAt(row, 'donatur')), plain(doaOf(row))].join()
  const listed = new Map(without(paid, rows).map((row) => [lettersOf(row), doaOf(row)]))
  for (const row of without(rows, paid)) {
    const expected = listed.get(lettersOf(row))
    if (!prayers.ok || expected === undefined || plain(doaOf(row)).length < SOME_LETTERS) continue
    const seen = doaOf(row)
    run.tell(prayers.exchange, 'text', {
      field: '/data/*/doa',
      expected: `must be the same text here and in ${PAID}, which has ${shownFrom(expected, seen)}`,
      seen: shownFrom(seen, expected),
    })
  }
}
