import type { Jar } from '../../http/cookies'
import { itemsOf, membersOf, numberAt, shown, textAt } from '../../http/json'
import type { Answer } from '../list'
import type { Visit } from '../visit'
import { HISTORY } from '../../operations'

/** How many pages of an account's history are read, at most. */
export const PAGES = 5

/** Reads one page of an account's history. */
export const askPage = ({ run }: Visit, jar: Jar, page: number, check: 'same' | 'empty') =>
  run.ask(HISTORY, { query: [['page', String(page)]], jar }, { status: [200], as: check })

/** Reads an account's history page by page, up to {@link PAGES} pages. */
export async function pagesOf(visit: Visit, jar: Jar): Promise<Answer[]> {
  const first = await askPage(visit, jar, 1, 'same')
  const pages = Math.min(numberAt(first.data, 'pages') ?? 0, PAGES)
  const answers = [first]
  for (let page = 2; page <= pages; page += 1) answers.push(await askPage(visit, jar, page, 'same'))
  return answers
}

/**
 * Checks that `total` and `pages` are the same on every page, also on one beyond the last. SQL that counts together with a
 * page's rows finds nothing to count on an empty page.
 */
export function sameCounts({ run }: Visit, pages: readonly Answer[]): void {
  const [first, ...others] = pages
  for (const { exchange, data, ok } of others)
    for (const name of ['total', 'pages']) {
      const [expected, seen] = [first?.data, data].map((one) => numberAt(one, name))
      if (!ok || expected === undefined || seen === expected) continue
      run.tell(exchange, 'same', {
        field: `/data/${name}`,
        expected: `must be ${expected}, as on the first page: it is of all pages`,
        seen: `${shown(seen)} on page ${shown(membersOf(data)['page'])}`,
      })
    }
}

/** The codes of the donations on a page of the history. */
export const codesOf = (data: unknown): string[] =>
  itemsOf(membersOf(data)['daftar']).flatMap((row) => textAt(row, 'kode') ?? [])
