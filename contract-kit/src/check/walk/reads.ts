import { type Shape, shapeOf } from '../../diff/shape'
import type { Fields } from '../http/client'
import { rowsOf } from '../http/json'
import type { Expectation } from '../judge'
import type { Operation, Parameter } from '../model'
import { type Answer, nothingIn, withFields } from './list'
import { ofItsSubject, sameAsListed, soundRows } from './list-rows'
import { dayAfter, DAYS } from './list-days'
import { LIMITS, walkList } from './lists'
import { forgetsFilters, keepsOrder, sameForAll, sameInReverse } from './same-again'
import { enter, forged } from './account/sessions'
import { askWithMore } from './unknown-fields'
import { tellsOfNoDonor } from './private-values'
import { NO_PROGRAM, otherKind } from './programs'
import { NOWHERE, PROGRAM_LISTS, type Step, type Visit } from './visit'

/** What is read, and the row of the list that told of it. */
interface Target {
  value: string
  row: unknown
}

/** How many calls of one step are under way at a time. */
const AT_ONCE = 4

/** A parameter that says what is read: its values come from earlier answers. */
interface Subject {
  values: (visit: Visit, operation: Operation) => Promise<Target[]>
  /** Well-formed values that no row has. */
  unknown: readonly string[]
  /** Values that nothing has either, though they are almost one that there is. */
  almost: (visit: Visit, values: readonly string[], operation: Operation) => Promise<string[]>
  /** Why the operation is skipped where no value was found, and which operations lead to one. */
  missing: string
  feeders: readonly string[]
}

const ODD_SLUG = 'Tidak.Ada yang_Bernama BEGINI é'

const subjects: Readonly<Record<string, Subject>> = {
  programId: {
    values: async (visit) =>
      (await visit.followedOfAll()).flatMap(({ programId, row }) =>
        programId === null ? [] : [{ value: programId, row }],
      ),
    unknown: [NO_PROGRAM],
    almost: async (visit, values) => {
      const known = await visit.ids('campaign', 'mosque')
      const others = values.map((value) => otherKind(value)).filter((one) => !known.includes(one))
      const [first] = values
      const near = first === undefined ? [] : [`${first}abc`, first.slice(1), `_${first.slice(1)}`]
      // `%` and `_` are wildcards in SQL.
      return [...near, ...others.slice(0, 1), 'ID-%']
    },
    missing: 'no list answered with a program to ask for',
    feeders: PROGRAM_LISTS,
  },
  slug: {
    values: async (visit, { controller }) => {
      if (controller === 'news')
        return (await visit.articles()).map(({ slug, row }) => ({ value: slug, row }))
      const programs = await visit.followed(controller === 'mosque' ? 'mosque' : 'campaign')
      return programs.map(({ slug, row }) => ({ value: slug, row }))
    },
    // People type addresses, so the contract allows any text as a slug.
    unknown: [NOWHERE, ODD_SLUG],
    almost: async (visit, [value = ''], { name, controller }) => {
      // Without a type, the contract leaves it open whether this one knows mosques.
      const isEither = name === 'campaign/get_campaign_by_slug' || controller === 'news'
      const [mosques, campaigns] = await Promise.all(
        (['mosque', 'campaign'] as const).map(async (kind) =>
          (await visit.programs(kind)).map(({ slug }) => slug),
        ),
      )
      const [own, others] = controller === 'mosque' ? [mosques, campaigns] : [campaigns, mosques]
      const other = isEither ? undefined : others?.find((slug) => !own?.includes(slug))
      return [
        value.slice(0, Math.ceil(value.length / 2)),
        // `%` and `_` are wildcards in SQL.
        `${value.slice(0, -1)}%`,
        `${value.slice(0, -1)}_`,
        ...withoutStart(value),
        ...(other === undefined ? [] : [other]),
      ]
    },
    missing: 'no list answered with a slug to ask for',
    feeders: [...PROGRAM_LISTS, 'news/get_list'],
  },
}

/** The end of a slug: no slug of another, as what it begins with is only a piece of a word. */
const withoutStart = (slug: string) => (/^[a-z]{3}/.test(slug) ? [slug.slice(1)] : [])

/** The values of an enumerated parameter. */
const choicesOf = ({ schema }: Parameter): string[] =>
  (shapeOf(schema).values ?? []).flatMap((value) => (typeof value === 'string' ? [value] : []))

/** A value for a parameter that needs no earlier answer; undefined where there is none to think of. */
function ordinary(parameter: Parameter): string | undefined {
  const known: Readonly<Record<string, string>> = {
    limit: String(LIMITS[0]),
    search: '',
    dari: dayAfter(-DAYS),
    sampai: dayAfter(DAYS),
  }
  return choicesOf(parameter)[0] ?? known[parameter.name]
}

/** The required parameters that keep a read from being walked by what the contract says of it. */
export function unfilled({ parameters }: Operation): string[] {
  const required = parameters.filter((parameter) => parameter.required)
  const [, ...more] = required.filter(({ name }) => name in subjects)
  const strange = required.filter((one) => !(one.name in subjects) && ordinary(one) === undefined)
  return [...more, ...strange].map(({ name }) => name)
}

/**
 * The step of a read that the contract says enough of: how it is called, what its answer holds, whether it needs a
 * session.
 * @returns null for what is posted, and where {@link unfilled} names a parameter
 */
export function readStep(operation: Operation): Step | null {
  if (operation.method !== 'GET' || unfilled(operation).length > 0) return null
  return (visit) => walkRead(visit, operation)
}

async function walkRead(visit: Visit, operation: Operation): Promise<void> {
  const { run } = visit
  const { name, session, parameters } = operation
  const key = parameters.find((one) => one.required && one.name in subjects)?.name ?? ''
  const subject = subjects[key]
  const targets = subject ? await subject.values(visit, operation) : []
  const isFed = !subject || targets.length > 0
  if (!isFed) run.lack(name, subject.missing, subject.feeders)

  const queryOf = (value: string | undefined): Fields =>
    value === undefined ? alwaysGiven(parameters) : [[key, value], ...alwaysGiven(parameters)]
  const first = queryOf(targets[0]?.value ?? subject?.unknown[0])
  const jar = session === 'required' ? await enter(visit, name, { query: first }) : null
  if (session === 'required' && !jar) return
  const given = jar && (await visit.given())
  // First somebody who may have rows: an account that has none yet must not get them too.
  if (given) await run.call(name, { query: first, jar: given })
  const ask = (query: Fields, expectation?: Expectation) =>
    run.ask(name, { query, ...(jar && { jar }) }, expectation)

  // Most checks of a list need rows.
  const full: Fields[] = []
  const answers: Answer[] = []
  const asked: { query: Fields; answer: Answer }[] = []
  for (let done = 0; done < targets.length; done += AT_ONCE)
    await Promise.all(
      targets.slice(done, done + AT_ONCE).map(async ({ value, row }) => {
        const answer = await ask(queryOf(value))
        answers.push(answer)
        asked.push({ query: queryOf(value), answer })
        if (rowsOf(answer.data).length > 1) full.push(queryOf(value))
        sameAsListed(visit, operation, answer, row)
        soundRows(visit, operation, answer)
      }),
    )
  ofItsSubject(visit, key, answers)
  if (!subject) answers.push(await ask(first))
  if (!subject) for (const answer of answers) soundRows(visit, operation, answer)
  if (!jar) await tellsOfNoDonor(visit, operation, answers)
  // Links bring parameters of their own along; what the contract doesn't know is ignored.
  const tracked = { query: [...first, ['utm_source', 'uji'] as const], ...(jar && { jar }) }
  if (!subject) await askWithMore(run, name, tracked, 'utm_source')
  if (!subject) for (const query of filtersOf(parameters)) await ask(withFields(first, query))
  const visitor = session === 'optional' && isFed ? await visit.session() : null
  if (visitor)
    for (const query of asked.length > 0 ? asked.map((one) => one.query) : [first])
      await sameForAll(visit, name, { query, jar: visitor })
  const query = full[0] ?? first
  const asVisitor = (one: Fields) => run.ask(name, { query: one, ...(visitor && { jar: visitor }) })
  if (visitor && !subject && !run.options.stateless)
    await forgetsFilters({ visit, ask: asVisitor, query: first }, filtersOf(parameters))
  // Somebody whose session has ended counts as a visitor.
  if (visitor && !run.options.stateless)
    await run.call(name, { query: first, jar: visitor.forged() })
  if (run.options.stateless) return

  await sameInReverse({ visit, ask }, asked)
  await keepsOrder({ visit, ask }, asked)
  if (jar) await forged(visit, name, { query: first }, jar)
  if (isFed) await walkList({ visit, ask, query, parameters })
  if (!subject) return
  const status = mayBeNothing(dataOf(operation)) ? [404, 200] : [404]
  const none = dataOf(operation).types?.includes('array') ? '[]' : 'null or 0'
  const values = targets.map(({ value }) => value)
  const almost = isFed ? await subject.almost(visit, values, operation) : []
  for (const value of [...subject.unknown, ...almost.filter((one) => !values.includes(one))]) {
    // Text that can't be an id may also be refused with 400.
    const mayBeMalformed = key !== 'slug' && !subject.unknown.includes(value)
    const expectation = { status: [...status, ...(mayBeMalformed ? [400] : [])] }
    nothingIn(visit, await ask(queryOf(value), { ...expectation, as: 'unknown' }), {
      check: 'unknown',
      expected: `must be ${none} (or the status 404) for a ${key} that does not exist`,
      lineOf: ['responses', '404'],
    })
  }
}

/** What each call carries: what must be there and needs no earlier answer, and a limit where there is one. */
function alwaysGiven(parameters: readonly Parameter[]): Fields {
  return parameters.flatMap((parameter): Fields => {
    const value = ordinary(parameter)
    const isGiven = parameter.required || parameter.name === 'limit'
    return isGiven && value !== undefined ? [[parameter.name, value]] : []
  })
}

/** Optional parameters of a list that leave it a list whatever they are: an empty search, each way to sort. */
function filtersOf(parameters: readonly Parameter[]): Fields[] {
  return parameters
    .filter(({ required }) => !required)
    .flatMap((one) => {
      const values = one.name === 'search' ? [''] : choicesOf(one)
      return values.map((value): Fields => [[one.name, value]])
    })
}

/** What the contract says of the `data` of a success. */
const dataOf = ({ answers }: Operation): Shape =>
  shapeOf(shapeOf(answers.get(200)).properties.get('data'))

/** Whether an answer can say that there is nothing: an empty list, null, or an object of nulls. */
function mayBeNothing({ types, required, properties }: Shape): boolean {
  if (types?.includes('array') || types?.includes('null')) return true
  return [...required].every((name) => shapeOf(properties.get(name)).types?.includes('null'))
}
