import type { Fields } from '../http/client'
import { rowsOf, shown, textAt } from '../http/json'
import { almostCodes, refusesAlmost } from './donation/almost-codes'
import { keptDonation } from './donation/donation-edges'
import { changed, noDonation } from './donation/donation-form'
import { newKey } from './donation/donation-key'
import { donate } from './donation/history'
import { pagesOf } from './donation/history-pages'
import type { Answer } from './list'
import { NO_PROGRAM } from './programs'
import { NOWHERE, PROGRAM_LISTS, type Visit } from './visit'
import { CORRECTION, HISTORY, REPORT } from '../operations'

/** With the line break, which a form carries as two, 1,000 characters: of several bytes each, and easily lost. */
const OPENING = `Uji "kontrak" & <b>\nbaris kedua `
const WORDS = OPENING + '🤲'.repeat(999 - OPENING.length)
const EMPTY = ['keterangan', ''] as const
/** Nobody looks at it in the meantime. */
const WHOLE = ['riwayat', 'atas_nama', 'zakat']
const PAYABLE = ['Lunas', 'Belum Lunas']
/** What of a donation's code no number may have in it: it may begin with the day, as the number may. */
const TAIL = 6
/** What of a telephone number: several answers are looked at. */
const CONTACT_TAIL = 4

/** What somebody asks the organisation to look at: it changes nothing, and gets a number. */
export const requestSteps = {
  [CORRECTION]: async (visit: Visit) => {
    const { run } = visit
    if (!run.mayWrite(CORRECTION, 'asks for a correction')) return
    // An account's, asked for by others: whoever has the code may.
    const owner = run.options.stateless ? null : await visit.session()
    const code = await donate(visit, owner ?? undefined)
    if (code === null) {
      await noDonation(visit, CORRECTION)
      return
    }
    const formOf = (jenis: string, ...more: Fields): Fields => [
      ['codeDonate', code],
      ['jenis', jenis],
      ...more,
    ]
    const form = formOf('ganda')
    const staysAsItIs = run.options.stateless ? null : await keptDonation(visit, code, WHOLE)
    const first = await run.ask(CORRECTION, { form })
    if (run.options.stateless) return
    const whole = formOf('nominal', ['nominal', '75000'], ['keterangan', WORDS])
    const others = owner && (await visit.strangersSession())
    await run.ask(CORRECTION, { form: whole, ...(others && { jar: others.jar }) })
    namesNobody(visit, [[first, code.slice(-TAIL)]], 'the donation’s code')
    for (const jenis of ['program', 'lainnya'])
      await run.ask(CORRECTION, { form: formOf(jenis, ['keterangan', WORDS]) })
    await staysAsItIs?.(
      'must be %, as before a correction was asked for: somebody looks at it first',
    )
    const elsewhere = (other: string): Fields => [['codeDonate', other], form[1] ?? ['jenis', '']]
    const refused = [
      ...['nominal', 'program', 'lainnya'].map((one) => formOf(one)),
      ...['program', 'lainnya'].map((one) => formOf(one, EMPTY)),
    ]
    await oncePerKey(visit, CORRECTION, form, first, [whole, ...refused, elsewhere(NOWHERE)])
    for (const one of refused) await run.ask(CORRECTION, { form: one }, { status: [422] })
    const written = formOf('nominal', ['nominal', '50.000'])
    await run.ask(CORRECTION, { form: written }, { status: [400, 422], as: 'refusal' })
    await ofEachStatus(visit, elsewhere)
    for (const form of [elsewhere(NOWHERE), changed(formOf('nominal'), 'codeDonate', NOWHERE)])
      await run.ask(CORRECTION, { form }, { status: [404], as: 'unknown' })
    for (const almost of almostCodes(code))
      await run.ask(CORRECTION, { form: elsewhere(almost) }, refusesAlmost)
  },

  [REPORT]: async (visit: Visit) => {
    const { run } = visit
    if (!run.mayWrite(REPORT, 'reports a program')) return
    const ids = [...(await visit.ids('campaign')).slice(0, 1), ...(await visit.ids('mosque'))]
    const programs = await visit.allPrograms()
    const ended = programs.filter(({ open }) => !open).flatMap(({ programId }) => programId ?? [])
    const [id] = ids
    if (id === undefined) {
      run.lack(REPORT, 'no list answered with a program to report', PROGRAM_LISTS)
      return
    }
    const formOf = (programId: string, alasan: string, ...more: Fields): Fields => [
      ['programId', programId],
      ['alasan', alasan],
      ...more,
    ]
    const reported = [...ids.slice(0, 2), ...ended.slice(0, 1)]
    const slugs = programs.flatMap(({ programId, slug }) =>
      programId !== null && reported.includes(programId) ? [slug] : [],
    )
    const slugsOf = async (list: string) =>
      rowsOf(await run.call(list)).flatMap((row) => textAt(row, 'slug') ?? [])
    const { stateless = false } = run.options
    const before = await Promise.all(stateless ? [] : PROGRAM_LISTS.map(slugsOf))
    const first = await run.ask(REPORT, { form: formOf(id, 'keliru') })
    if (stateless) return
    const kontak = visit.newPhone()
    const told: [Answer, string][] = []
    for (const contact of [kontak, ...reported.map(() => visit.newPhone())]) {
      const one = reported[told.length % reported.length] ?? id
      const form = formOf(one, 'lainnya', ['keterangan', WORDS], ['kontak', contact])
      told.push([await run.ask(REPORT, { form }), contact.slice(-CONTACT_TAIL)])
    }
    namesNobody(visit, told, 'the contact')
    for (const alasan of ['penipuan', 'penyalahgunaan', 'konten'])
      await run.ask(REPORT, { form: formOf(id, alasan, ['keterangan', ''], ['kontak', '']) })
    for (const [index, list] of PROGRAM_LISTS.entries()) {
      const after = await slugsOf(list)
      const lost = slugs.find((slug) => before[index]?.includes(slug) && !after.includes(slug))
      if (lost !== undefined)
        run.tell(first.exchange, 'effect', {
          field: `${list} afterwards`,
          expected: `must have ${shown(lost)}, as before: a report changes nothing that others see`,
          seen: shown(after),
        })
    }
    await toldToNobody(visit, slugs, kontak)
    const nowhere = formOf(NO_PROGRAM, 'keliru')
    const refused = [formOf(id, 'lainnya'), formOf(id, 'lainnya', EMPTY)]
    const others = [...ids.slice(1, 2).map((one) => formOf(one, 'konten')), ...refused, nowhere]
    await oncePerKey(visit, REPORT, formOf(id, 'keliru'), first, others)
    for (const one of refused) await run.ask(REPORT, { form: one }, { status: [422] })
    for (const form of [nowhere, formOf(NO_PROGRAM, 'lainnya')])
      await run.ask(REPORT, { form }, { status: [404], as: 'unknown' })
  },
}

/**
 * Checks that numbers tell nothing of who asked: people send them in a chat.
 * @param told answers, each with what its number must not have; only where all have it that is no chance
 */
function namesNobody({ run }: Visit, told: readonly [Answer, string][], what: string): void {
  const has = ([answer, value]: [Answer, string]) =>
    numberOf(answer)?.toUpperCase().includes(value.toUpperCase()) === true
  const [[answer] = []] = told
  const nomor = answer && numberOf(answer)
  if (answer && told.every(has))
    run.tell(answer.exchange, 'private', {
      field: '/data/nomor',
      expected: `must have nothing of ${what} in it: people send it in a chat`,
      seen: shown(nomor),
    })
}

/** Checks that no program's page or list has the contact of somebody who has reported it. */
async function toldToNobody({ run }: Visit, slugs: readonly string[], kontak: string) {
  const pages = ['campaign/get_campaign_detail', 'mosque/get_campaign_by_slug']
  const ask = (name: string, slug: string) =>
    run.send({ operation: run.model.get(name), query: [['slug', slug]] })
  const answers = [
    ...PROGRAM_LISTS.flatMap((name) => run.lastOf(run.model.get(name)) ?? []),
    ...(await Promise.all(slugs.flatMap((slug) => pages.map((name) => ask(name, slug))))),
  ]
  for (const exchange of answers)
    if (exchange.text.includes(kontak))
      run.tell(exchange, 'private', {
        field: '/data',
        expected: 'must not have the contact of somebody who has reported a program',
        seen: shown(kontak),
      })
}

/**
 * Checks that what is paid or can still be can be corrected, and that what was never paid has nothing to correct. Only an
 * account of somebody's has such.
 */
async function ofEachStatus(visit: Visit, formOf: (code: string) => Fields): Promise<void> {
  const jar = visit.offers(HISTORY) ? await visit.given() : null
  const pages = jar ? await pagesOf(visit, jar) : []
  const rows = pages.flatMap(({ data }) => rowsOf(data))
  for (const row of onePerStatus(rows)) {
    const form = formOf(textAt(row, 'kode') ?? NOWHERE)
    const isOpen = PAYABLE.includes(textAt(row, 'status') ?? '')
    await visit.run.ask(CORRECTION, { form }, { status: [isOpen ? 200 : 422] })
  }
}

const onePerStatus = (rows: readonly unknown[]) => [
  ...new Map(rows.map((row) => [textAt(row, 'status'), row])).values(),
]

const numberOf = ({ data }: Answer) => textAt(data, 'nomor')

/**
 * Checks that one key is one request, also twice at the same time, and any other call another one.
 * @param first what was answered to the form without a key
 * @param others forms that a used key makes no difference of, the last one refused without one
 */
async function oncePerKey(
  visit: Visit,
  name: string,
  form: Fields,
  first: Answer,
  others: readonly Fields[],
): Promise<void> {
  const { run } = visit
  const [key, unused] = [newKey(), newKey()]
  const [one, other] = [[...form, key] as const, [...form, unused] as const]
  const ask = (sent: Fields) => run.ask(name, { form: sent }, { status: [200], as: 'repeat' })
  const tell = (answer: Answer, expected: string) =>
    run.tell(answer.exchange, 'repeat', {
      field: '/data/nomor',
      expected,
      seen: shown(numberOf(answer)),
    })
  const [made, twin] = await Promise.all([ask(one), ask(one)])
  const isSame = (again: Answer, when = '') => {
    if (made.ok && again.ok && numberOf(again) !== numberOf(made))
      tell(again, `must be ${shown(numberOf(made))}, as when the same kunci came first${when}`)
  }
  isSame(twin)
  for (const again of [form, ...others])
    isSame(await ask([...again, key]), ', whatever else comes with it')
  const began = performance.now()
  visit.atEnd.push(async () => {
    const again = await ask(one)
    isSame(again, `, ${Math.round((performance.now() - began) / 1000)} s ago: keep it for 30 days`)
  })
  // A refused request leaves its key to the corrected one.
  const [nowhere = []] = others.slice(-1)
  await run.ask(name, { form: [...nowhere, unused] }, { status: [404], as: 'unknown' })
  const before = [made, first].map(numberOf)
  for (const sent of [other, form, form]) {
    const another = await ask(sent)
    if (another.ok && before.includes(numberOf(another)))
      tell(another, 'must be that of a new request: no such kunci has come before')
    before.push(numberOf(another))
  }
}
