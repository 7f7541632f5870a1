import { shapeOf } from '../../diff/shape'
import { means } from '../http/client'
import { donorLists } from '../http/content'
import { membersOf, shown } from '../http/json'
import type { Operation } from '../model'
import type { Answer } from './list'
import type { Visit } from './visit'
import { DETAIL } from '../operations'

/** A mobile number in any of the ways to write one, also where some of its digits are hidden. */
const MOBILE = /^(\+?62|0)?8[1-9](\d{7,10}|\d{2,}[*•x]{2,}\d*)$/i
/** What may be a donation's code: 48 bits take eight characters or more. A date is none. */
const MAYBE_CODE = /^(?!\d{4}-\d\d-\d\d)[\w-]{8,100}$/
/** How many values of an operation are tried as codes. */
const MOST_TRIED = 4
/** How many rows of a list are looked at: a field that one row has, the others have too. */
const ROWS = 5

interface Stranger {
  pointer: string
  text: string
}

/** The members of an answer that the contract doesn't know, however deep. */
function strangersIn(schema: unknown, value: unknown, pointer: string): Stranger[] {
  const { properties, items } = shapeOf(schema)
  if (Array.isArray(value))
    return value
      .slice(0, ROWS)
      .flatMap((item: unknown, index) => strangersIn(items, item, `${pointer}/${index}`))
  return Object.entries(membersOf(value)).flatMap(([name, inner]) => {
    const place = `${pointer}/${name}`
    if (typeof inner === 'string' || typeof inner === 'number')
      return properties.has(name) ? [] : [{ pointer: place, text: String(inner) }]
    return strangersIn(properties.get(name), inner, place)
  })
}

/**
 * Judges the fields that the contract doesn't know by their values, whatever they are called: none may open a donation's
 * page, which shows name and number, and in a list of what others have given none may be a telephone number.
 */
export async function tellsOfNoDonor(
  { run }: Visit,
  { name, answers: schemas }: Operation,
  answers: readonly Answer[],
): Promise<void> {
  if (run.options.stateless) return
  const schema = shapeOf(schemas.get(200)).properties.get('data')
  const tried = new Set<string>()
  for (const { exchange, data } of answers)
    for (const { pointer, text } of strangersIn(schema, data, '/data')) {
      const tell = (expected: string) => {
        run.tell(exchange, 'private', { field: pointer, expected, seen: shown(text) })
      }
      if (donorLists.has(name) && MOBILE.test(text.replaceAll(/[\s.-]/g, '')))
        tell('must not be there: it is a telephone number, and everybody can read this list')
      const code = /\/donation\/([^/?#.]+)/.exec(text)?.[1] ?? text
      if (!MAYBE_CODE.test(code) || tried.has(code) || tried.size >= MOST_TRIED) continue
      tried.add(code)
      const query = [['codeDonate', code]] as const
      if (means(await run.send({ operation: run.model.get(DETAIL), query }), 200))
        tell('must not be there: it is a donation’s code, by which anybody reads name and number')
    }
}
