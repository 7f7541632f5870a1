import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as moment, setTimeout as later } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type StandIn, startStandIn } from '../../mock-server/start'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'

/*
 * Donors who want to give once, over a bad line: 250 of them, made from a seed, with the app's own modules against
 * the stand-in over HTTP. Between the two is a line that loses things in every way that lines do.
 */

const DONORS = 250
const SEED = 13

/** What the line does with a donation. */
const faults = ['none', 'late', 'aborted', 'cut', 'timeout', 'broken', 'gateway'] as const
type Fault = (typeof faults)[number]

/** Whether the backend carries it out. */
const isCarriedOut = (fault: Fault) => fault !== 'aborted'
const isAnswered = (fault: Fault) => fault === 'none' || fault === 'late'

type Step =
  /** "Bayar Sekarang"; unless `waits`, the donor does something else before the answer. */
  | { act: 'send'; tab: 0 | 1; fault: Fault; waits: boolean }
  /** `forgets`: get_capabilities fails afterwards: the app then takes it for a backend of contract 1.0. */
  | { act: 'reload'; tab: 0 | 1; forgets: boolean }
  | { act: 'back'; tab: 0 | 1 }
  | { act: 'offline' | 'online' }

const tab = fc.constantFrom(0 as const, 1 as const)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('send' as const),
      tab,
      fault: fc.constantFrom(...faults),
      waits: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('reload' as const), tab, forgets: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('back' as const), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constantFrom('offline' as const, 'online' as const) }),
  },
)
const plans = fc.sample(fc.array(step, { minLength: 1, maxLength: 6 }), {
  seed: SEED,
  numRuns: DONORS,
})

/** A load of the page: a reload ends it, and nothing of it goes on. */
interface Page {
  session: Map<string, string>
  ended: AbortController
  next: Fault
}

const here = new AsyncLocalStorage<Page>()
const never = new Promise<never>(() => undefined)
const device = { local: new Map<string, string>(), online: true }
/** Donations that the backend has got, by whatever way. */
let arrived = 0
const underWay = new Set<Promise<unknown>>()

const directFetch = globalThis.fetch
let standIn: StandIn

/** The line between the app and the stand-in. */
async function line(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const body = request.method === 'POST' ? await request.formData() : null
  const { key = '', kode = '' } = Object.fromEntries(request.headers)
  const pass = () =>
    directFetch(`${standIn.url}${pathname}${search}`, {
      method: request.method,
      headers: { key, kode },
      body,
    })
  const page = here.getStore()
  if (kode !== 'storeDonate' || !page) return pass()
  const fault = page.next
  if (!device.online) throw new TypeError('Failed to fetch')
  const answer = isCarriedOut(fault) ? await carryOut(pass, fault === 'late') : null
  if (page.ended.signal.aborted) return never
  if (fault === 'broken')
    return Response.json(
      { status: false, message: 'Server sedang mengalami gangguan.', data: null },
      { status: 500 },
    )
  if (fault === 'gateway') return new Response('<h1>502</h1>', { status: 502 })
  if (fault === 'timeout') throw new DOMException('timed out', 'TimeoutError')
  if (!answer || fault === 'cut') throw new TypeError('Failed to fetch')
  return answer
}

/** What has left arrives, whatever becomes of the page. */
async function carryOut(pass: () => Promise<Response>, isLate: boolean): Promise<Response> {
  const carried = (async () => {
    if (isLate) await later(3)
    const answer = await pass()
    if (answer.ok) arrived += 1
    return answer
  })()
  underWay.add(carried)
  return carried.finally(() => underWay.delete(carried))
}

/** One load of the app's own modules: a tab of the browser. */
async function openTab() {
  vi.resetModules()
  const { QueryClient } = await import('@tanstack/react-query')
  return {
    client: new QueryClient(),
    ...(await import('@/features/donation/sending/send-donation')),
    ...(await import('@/features/donation/sending/sending')),
    ...(await import('@/features/donation/sending/intention')),
    ...(await import('@/features/donation/donate/donation-form')),
    ...(await import('@/domain/capabilities/capabilities')),
    ...(await import('../../src/ui/overlay/toast')),
    ...(await import('@/domain/program/program-queries')),
  }
}
type Tab = Awaited<ReturnType<typeof openTab>>

const ref = { kind: 'campaign', slug: 'renovasi-atap-masjid-al-ikhlas' } as const
const FIELDS = ['anonim', 'kode_ref', 'kunci'].map((field) => `transaction/storeDonate#${field}`)
const ORIGIN = 'http://localhost:5173'

let tabs: readonly [Tab, Tab]
beforeAll(async () => {
  standIn = await startStandIn({ port: 0, quiet: true, log: () => undefined })
  vi.stubGlobal('fetch', line)
  vi.stubGlobal('navigator', {
    get onLine() {
      return device.online
    },
  })
  vi.stubGlobal('window', {
    location: { origin: ORIGIN },
    get localStorage() {
      return memoryStore(device.local)()
    },
    get sessionStorage() {
      return memoryStore(here.getStore()?.session ?? new Map<string, string>())()
    },
  })
  tabs = [await openTab(), await openTab()]
  // The form has shown the program before anything is sent.
  for (const { client, programQuery } of tabs)
    await client.query({
      ...programQuery(ref.kind, ref.slug),
      staleTime: 'static',
      gcTime: Infinity,
    })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await standIn.close()
})

/** What one donor sees and does, in two tabs with the same donation in the form. */
class Donor {
  /** What the app said that the donor should not have been told, or was not told. */
  readonly mistold: string[] = []
  /** Was left in doubt, or sent from both tabs. */
  wasWarned = false
  private readonly sentFrom = new Set<number>()
  private readonly pages: [Page, Page]

  constructor(
    private readonly phone: string,
    private readonly keyed: boolean,
  ) {
    device.local.clear()
    device.online = true
    this.pages = [this.load(0, false), this.load(1, false)]
  }

  private load(which: 0 | 1, forgets: boolean, session = new Map<string, string>()): Page {
    const page: Page = { session, ended: new AbortController(), next: 'none' }
    const at = tabs[which]
    at.sendings.set([])
    for (const { id } of at.toastStore.get()) at.dismissToast(id)
    at.capabilitiesStore.set({
      operations: [],
      fields: this.keyed && !forgets ? FIELDS : [],
      settings: {},
    })
    here.run(page, () => at.openForm(null, ref))
    return page
  }

  private stateOf = (which: 0 | 1) => tabs[which].sendingOf(null, ref)

  /** Whether this tab is at the payment already. */
  isPaying = (which: 0 | 1) => this.stateOf(which).status === 'redirecting'

  async do(step: Step): Promise<void> {
    switch (step.act) {
      case 'offline':
      case 'online':
        device.online = step.act === 'online'
        return
      case 'back': {
        // To the program and to the form again.
        if (this.isPaying(step.tab)) return
        tabs[step.tab].leaveForm()
        here.run(this.pages[step.tab], () => tabs[step.tab].openForm(null, ref))
        return
      }
      case 'reload':
        this.reload(step.tab, step.forgets)
        return
      case 'send':
        await this.send(step.tab, step.fault, step.waits)
    }
  }

  private reload(which: 0 | 1, forgets: boolean) {
    if (this.isPaying(which)) return
    const before = this.pages[which]
    const { status } = this.stateOf(which)
    before.ended.abort()
    this.pages[which] = this.load(which, forgets, before.session)
    if (status === 'sending') this.expectWords(which, 'Halaman ini dimuat ulang')
  }

  async send(which: 0 | 1, fault: Fault, waits: boolean): Promise<void> {
    const { status } = this.stateOf(which)
    if (status !== 'idle' && status !== 'failed') return
    const page = this.pages[which]
    page.next = fault
    if (this.sentFrom.add(which).size === 2) this.wasWarned = true
    const { emptyDonation, client, sendDonation } = tabs[which]
    const { online } = device
    const values = {
      ...emptyDonation,
      price: '50000',
      donorName: 'Siti Rahmawati',
      donorPhone: this.phone,
      paymentName: 'QRIS',
      codePayment: 'QRIS',
      typePayment: 'QRIS' as const,
    }
    const sent = here
      .run(page, () => sendDonation(client, ref, values))
      .then(() => page.ended.signal.aborted || this.judge(which, fault, online))
    // A page that was reloaded never hears of it.
    await Promise.race([sent, waits ? over(page) : moment()])
  }

  /** Whether the form says what is known, and no more. */
  private judge(which: 0 | 1, fault: Fault, online: boolean) {
    const { status } = this.stateOf(which)
    if (!online || !device.online) {
      if (status === 'failed') return
      // It had left before the line broke.
      if (!isAnswered(fault)) this.mistold.push(`offline: ${status}`)
      return
    }
    if (isAnswered(fault)) {
      if (status !== 'redirecting') this.mistold.push(`${fault}: ${status}`)
      return
    }
    const known = fault === 'broken' ? 'Server sedang' : 'Belum ada jawaban dari server'
    this.expectWords(which, known)
  }

  private expectWords(which: 0 | 1, words: string) {
    this.wasWarned = true
    const state = this.stateOf(which)
    const said = state.status === 'failed' ? state.failure.failure : state.status
    const isRight =
      said.startsWith(words) &&
      (words.startsWith('Server') ||
        (said.includes('belum pasti donasi Anda tercatat') &&
          said.includes('tidak akan tercatat dua kali') === this.keyed &&
          said.includes('cukup bayar salah satu') !== this.keyed))
    if (!isRight) this.mistold.push(`${words}…: ${said}`)
  }

  /** The line is good again: the donor tries until the payment opens. */
  async finish(): Promise<void> {
    device.online = true
    for (let tries = 0; tries < 5 && !this.isPaying(0) && !this.isPaying(1); tries += 1) {
      await this.send(0, 'none', true)
      await Promise.all(underWay)
      await later(1)
    }
    await Promise.all(underWay)
    await moment()
  }

  get donations(): number {
    return standIn.state.donations.all.filter(({ phone }) => phone === this.phone).length
  }
}

const over = ({ ended: { signal } }: Page) =>
  new Promise((resolve) => signal.addEventListener('abort', resolve))

describe.each([
  ['with the key listed', true],
  ['of contract 1.0', false],
])('a backend %s', (_, keyed) => {
  it(`${DONORS} donors who mean to give once`, async () => {
    const figures = { paying: 0, one: 0, several: 0, calls: 0, unwarned: 0 }
    const mistold: string[] = []
    for (const [index, plan] of plans.entries()) {
      const donor = new Donor(String((keyed ? 81_300_000_000 : 81_200_000_000) + index), keyed)
      arrived = 0
      for (const step of plan) {
        // Nobody is as fast as what follows the opening of a form.
        await moment()
        await donor.do(step)
      }
      await donor.finish()
      const { donations } = donor
      figures.calls += arrived
      if (donor.isPaying(0) || donor.isPaying(1)) figures.paying += 1
      if (donations === 1) figures.one += 1
      if (donations > 1) figures.several += 1
      if (donations > 1 && !donor.wasWarned) figures.unwarned += 1
      if (!keyed) expect(donations, JSON.stringify(plan)).toBe(arrived)
      mistold.push(...donor.mistold.map((words) => `${words} ${JSON.stringify(plan)}`))
    }
    console.log(keyed ? 'kunci:' : '1.0:', JSON.stringify(figures))
    expect(mistold).toEqual([])
    expect(figures).toMatchObject({ paying: DONORS, unwarned: 0 })
    if (keyed) expect(figures).toMatchObject({ one: DONORS, several: 0 })
    // The line is bad enough to show the difference.
    expect(figures.calls).toBeGreaterThan(DONORS * 1.5)
  })
})
