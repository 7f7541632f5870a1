// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { config } from '@/api/config'

const KEY = 'jm-kemampuan'

/** The answer of each call in turn; null: none comes. */
let answers: (Response | null)[] = []
let calls = 0

/** A visit begins: nothing is remembered but what the device has stored. */
async function visit() {
  vi.resetModules()
  vi.stubGlobal('fetch', () => {
    calls += 1
    const answer = answers.shift() ?? null
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'))
  })
  const capabilities = await import('./capabilities')
  const { settingsStore } = await import('./settings-store')
  return { ...capabilities, settingsStore }
}

beforeEach(() => {
  localStorage.clear()
  answers = []
  calls = 0
})

const says = (data: unknown) => Response.json({ status: true, message: 'Ada.', data })
const news = {
  version: '1.1',
  operations: ['news/get_list', 'belum/dikenal'],
  fields: ['transaction/storeDonate#anonim'],
  settings: {},
}
const nothing = { operations: [], fields: [], settings: {} }

it('knows nothing before the first answer, and then what the backend says', async () => {
  answers = [says(news), says(nothing)]
  const { askCapabilities, capabilitiesStore, isAsked } = await visit()
  expect(isAsked(capabilitiesStore.get())).toBe(false)
  await Promise.all([askCapabilities(), askCapabilities()])
  await askCapabilities()
  // Once a visit, however many screens want to know.
  expect(calls).toBe(1)
  expect(isAsked(capabilitiesStore.get())).toBe(true)
  expect(capabilitiesStore.get()).toEqual({
    operations: ['news/get_list', 'belum/dikenal'],
    fields: ['transaction/storeDonate#anonim'],
    settings: {},
  })
})

it('remembers the answer for the next visit, and asks again there', async () => {
  answers = [says(news), says({ ...news, operations: [] })]
  await (await visit()).askCapabilities()
  const { askCapabilities, capabilitiesStore, isAsked } = await visit()
  expect(isAsked(capabilitiesStore.get())).toBe(true)
  expect(capabilitiesStore.get().operations).toContain('news/get_list')
  await askCapabilities()
  expect(capabilitiesStore.get().operations).toEqual([])
})

it.each<[string, Response]>([
  [
    'a backend of contract 1.0',
    Response.json({ status: false, message: 'Tidak dikenal.', data: null }, { status: 404 }),
  ],
  ['a page in place of an answer', new Response('<h1>Halo</h1>')],
  ['no object', says('1.1')],
])('has contract 1.0 alone after %s, whatever was listed before', async (_, answer) => {
  localStorage.setItem(KEY, JSON.stringify(news))
  answers = [answer]
  const { askCapabilities, capabilitiesStore, isAsked } = await visit()
  await askCapabilities()
  expect(capabilitiesStore.get()).toMatchObject(nothing)
  expect(isAsked(capabilitiesStore.get())).toBe(true)
})

const DAY_MS = 86_400_000
const refusal = (status: number) =>
  Response.json({ status: false, message: 'Tidak dikenal.', data: null }, { status })

it.each([
  [404, 0, 1],
  [404, DAY_MS - 1, 1],
  [404, DAY_MS, 2],
  [404, -DAY_MS, 2],
  [403, 0, 2],
])('a backend that said %i is asked again %i ms later: %i calls', async (status, later, count) => {
  const now = vi.spyOn(Date, 'now')
  now.mockReturnValue(1_800_000_000_000)
  answers = [refusal(status), says(news)]
  const first = await visit()
  await first.askCapabilities()
  await first.askCapabilities()
  now.mockReturnValue(1_800_000_000_000 + later)
  const { askCapabilities, capabilitiesStore, isAsked } = await visit()
  expect(isAsked(capabilitiesStore.get())).toBe(true)
  await askCapabilities()
  expect(calls).toBe(count)
  expect(capabilitiesStore.get().operations).toEqual(count === 1 ? [] : news.operations)
  now.mockRestore()
})

it('leaves out what is no list, or no text in it', async () => {
  answers = [says({ operations: [1, null, 'news/get_list'], fields: null })]
  const { askCapabilities, capabilitiesStore } = await visit()
  await askCapabilities()
  expect(capabilitiesStore.get()).toEqual({ ...nothing, operations: ['news/get_list'] })
})

it.each<[string, Response | null]>([
  ['no answer comes', null],
  ['the backend fails', Response.json({ status: false, message: 'Gangguan.' }, { status: 500 })],
])('keeps what an earlier visit was told while %s, and asks again', async (_, answer) => {
  localStorage.setItem(KEY, JSON.stringify(news))
  answers = [answer, says({ ...news, operations: [] })]
  const { askCapabilities, capabilitiesStore } = await visit()
  await askCapabilities()
  expect(capabilitiesStore.get().operations).toContain('news/get_list')
  await askCapabilities()
  expect(capabilitiesStore.get().operations).toEqual([])
})

it('has contract 1.0 alone where no answer ever came', async () => {
  answers = [null]
  const { askCapabilities, capabilitiesStore, isAsked } = await visit()
  await askCapabilities()
  const guess = { ...nothing, isGuess: true }
  expect(capabilitiesStore.get()).toEqual(guess)
  expect(isAsked(capabilitiesStore.get())).toBe(true)
  // The next visit knows that nobody knew.
  expect((await visit()).capabilitiesStore.get()).toEqual(guess)
  answers = [refusal(404)]
  const later = await visit()
  await later.askCapabilities()
  expect(later.capabilitiesStore.get()).not.toHaveProperty('isGuess')
})

it('waits ten seconds for an answer, and uses one that comes later', async () => {
  vi.useFakeTimers()
  try {
    const { askCapabilities, capabilitiesStore, isAsked } = await visit()
    let arrive: (answer: Response) => void = () => undefined
    vi.stubGlobal('fetch', () => {
      calls += 1
      return new Promise<Response>((resolve) => {
        arrive = resolve
      })
    })
    const asked = askCapabilities()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(isAsked(capabilitiesStore.get())).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(capabilitiesStore.get()).toMatchObject(nothing)
    arrive(says(news))
    await expect.poll(() => capabilitiesStore.get().operations).toContain('news/get_list')
    await askCapabilities()
    expect(calls).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

it('confirms a field only by what is said in this visit', async () => {
  localStorage.setItem(KEY, JSON.stringify(news))
  const field = 'transaction/storeDonate#anonim'
  answers = [null, says(news)]
  const { confirmField } = await visit()
  expect(await confirmField(field)).toBe(false)
  expect(await confirmField(field)).toBe(true)
  expect(await confirmField('transaction/storeDonate#kunci')).toBe(false)
})

it('asks again where something that was listed isn’t there', async () => {
  answers = [says(news), says({ ...news, operations: [] })]
  const { askCapabilities, capabilitiesStore, doubtCapabilities } = await visit()
  await askCapabilities()
  doubtCapabilities()
  expect(capabilitiesStore.get().operations).toContain('news/get_list')
  await askCapabilities()
  expect(capabilitiesStore.get().operations).toEqual([])
})

it.each<[string, unknown, object]>([
  [
    'all',
    { hijri_adjustment: 2, contact_phone: '6281399990000', finance_url: 'https://uang.example/' },
    { hijriAdjustment: 2, contactPhone: '6281399990000', financeUrl: 'https://uang.example/' },
  ],
  ['none', {}, {}],
  ['a Hijri date four days off', { hijri_adjustment: 4 }, {}],
  ['half a day', { hijri_adjustment: 0.5 }, {}],
  ['a number without its country', { contact_phone: '081399990000' }, {}],
  ['an address that runs a script', { finance_url: 'javascript:alert(1)' }, {}],
  ['an address without TLS', { finance_url: 'http://uang.example/' }, {}],
  [
    'one that can be used beside one that can’t',
    { hijri_adjustment: 0, contact_phone: '' },
    { hijriAdjustment: 0 },
  ],
])('takes over settings: %s', async (_, settings, changed) => {
  answers = [says({ ...news, settings })]
  const { applySettings, askCapabilities, settingsStore } = await visit()
  const stop = applySettings()
  await askCapabilities()
  const { hijriAdjustment, contactPhone, financeUrl } = config
  expect(settingsStore.get()).toMatchObject({
    hijriAdjustment,
    contactPhone,
    financeUrl,
    ...changed,
  })
  stop()
})
