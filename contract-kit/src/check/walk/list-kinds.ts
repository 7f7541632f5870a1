import { shapeOf } from '../../diff/shape'
import type { Fields } from '../http/client'
import { rowsOf, shown, textAt } from '../http/json'
import type { Parameter } from '../model'
import { type List, withFields } from './list'
import { pages } from './list-pages'
import { keysOf } from './list-rows'

/** One `jenis` of a list: how it is asked for, and what its first page has. */
interface Kind {
  query: Fields
  rows: readonly unknown[]
  /** `jenis=blog`, for findings. */
  words: string
}

/**
 * Checks that no row appears under two kinds (`jenis`): not in the lists, on their second pages or in a search. Code that
 * builds a new query for a search or a page easily forgets the kind.
 */
export async function eachKind(list: List, kind: Parameter): Promise<void> {
  const { ask, query, parameters } = list
  const names = (shapeOf(kind.schema).values ?? []).filter((value) => typeof value === 'string')
  const kinds = await Promise.all(
    names.map(async (name): Promise<Kind> => {
      const own = withFields(query, [['jenis', name]])
      return { query: own, rows: rowsOf((await ask(own)).data), words: `jenis=${name}` }
    }),
  )
  const paged = parameters.find(({ name }) => name === 'page')
  // The pages of the first kind have been walked already.
  if (paged) for (const other of kinds.slice(1)) await pages({ ...list, query: other.query }, paged)
  for (const own of kinds)
    for (const other of kinds) if (other !== own) await nothingOf(list, kind, own, other)
}

/** Checks that one kind's list has nothing of another's. */
async function nothingOf(
  { visit, ask, parameters }: List,
  kind: Parameter,
  own: Kind,
  other: Kind,
): Promise<void> {
  const [mine, theirs] = [keysOf(own.rows), keysOf(other.rows)]
  const search = parameters.find(({ name }) => name === 'search')
  const most = shapeOf(search?.schema).bounds.get('maxLength')?.value ?? Infinity
  const last = other.rows.at(-1)
  const words = ['judul', 'ringkasan'].flatMap((name) => textAt(last, name) ?? [])
  const more: Fields[] = [
    [],
    ...(parameters.some(({ name }) => name === 'page') ? [[['page', '2']] as const] : []),
    ...(search ? words : []).map((text) => [['search', text.slice(0, most).trim()]] as const),
  ]
  for (const fields of more) {
    const { exchange, data } = await ask(withFields(own.query, fields))
    // A row that both lists have is reported for the lists, and not again for their pages and searches.
    const strange = keysOf(data).find(
      (key) => theirs.includes(key) && (fields.length === 0 || !mine.includes(key)),
    )
    if (strange === undefined) continue
    const asked = [own.words, ...fields.map(([name, value]) => `${name}=${value}`)].join(' and ')
    visit.run.tell(exchange, 'same', {
      field: '/data/daftar',
      expected: `must have nothing with ${asked} that is there with ${other.words}`,
      seen: shown(strange),
      lineOf: ['parameters', String(kind.index)],
    })
  }
}
