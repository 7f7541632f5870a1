import type { Jar } from '../cookies'
import { itemsOf, membersOf, numberAt, textAt } from '../json'
import type { Answer } from './list'
import type { Visit } from './visit'

const HISTORY = 'transaction/get_history'
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

/** The codes of the donations on a page of the history. */
export const codesOf = (data: unknown): string[] =>
  itemsOf(membersOf(data)['daftar']).flatMap((row) => textAt(row, 'kode') ?? [])
