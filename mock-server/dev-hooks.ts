import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { faultNames } from './external/faults'
import { wib } from './seed/clock'
import { MINUTE_MS } from './state/clock'
import { statusOf } from './state/donations'
import { EVERYTHING } from './state/holds'
import type { State } from './state/state'
import { jsonReply, type Reply } from './wire/http'
import type { Operation } from './wire/prism'
import type { WireLog } from './wire/wire-log'

interface Surroundings {
  state: State
  log: WireLog
  operations: readonly Operation[]
}

type Hook = (around: Surroundings, parameter: string, query: URLSearchParams) => unknown

class NoSuchThing extends Error {}

function donationOf(state: State, code: string) {
  const donation = state.donations.get(code)
  if (!donation) throw new NoSuchThing(`no donation ${code}`)
  return donation
}

/** @returns the call that `?call=` names: an operation, an external service, or everything */
function namedCall({ operations }: Surroundings, query: URLSearchParams): string {
  const call = query.get('call') ?? ''
  const known = [...operations.map(({ path }) => path.slice(1)), ...services, 'audio', EVERYTHING]
  if (!known.includes(call))
    throw new NoSuchThing('give ?call=transaction/storeDonate, or a service')
  return call
}

const services = ['prayer', 'geocode', 'surah']

/** What each hook does; `:` stands for the parameter. The README has them in a table. */
const hooks: Readonly<Record<string, Hook>> = {
  'POST reset': ({ state, log }) => {
    state.reset()
    log.clear()
    return { reset: true }
  },
  'POST rows': ({ state, log }, _parameter, query) => {
    const count = Number(query.get('count'))
    if (!Number.isInteger(count) || count < 0 || count > 50_000)
      throw new NoSuchThing('give ?count=10000 (0 to 50000)')
    state.reset(count)
    log.clear()
    return { rows: count }
  },
  'GET log': ({ log }) => log.entries,
  'GET violations': ({ log }) => log.violations,
  'GET state': ({ state }) => ({
    now: state.nowWib(),
    campaigns: state.seed.campaigns.length,
    masjids: state.seed.masjids.length,
    accounts: state.accounts.all.map(({ user }) => ({ nama: user.nama, whatsapp: user.whatsapp })),
    sessions: state.accounts.sessionCount,
    donations: state.donations.all.map((donation) => ({
      code: donation.code,
      programId: donation.programId,
      method: donation.method.code,
      nominal: donation.nominal,
      status: statusOf(donation, state.now()),
      expires: wib(donation.expiresAt),
    })),
    requests: state.requests.all,
    push: state.push.endpoints,
  }),
  'POST inbox/:': ({ state }, phone, query) => {
    const account = state.accounts.find(phone)
    if (!account) throw new NoSuchThing(`no account ${phone}`)
    const message = state.inbox.add(account, {
      jenis: 'umum',
      judul: query.get('judul') ?? 'Pesan baru',
      teks: query.get('teks') ?? '',
      tautan: query.get('tautan'),
      waktu: state.nowWib(),
    })
    // What became of it shows in `state`: the endpoint may be slow.
    void state.push
      .send(message, (session) => state.accounts.bySession(session) === account)
      .catch(() => undefined)
    return message
  },
  'GET otp/:': ({ state }, phone) => state.accounts.lastOtp(phone),
  'POST sessions/end': ({ state }) => {
    const ended = state.accounts.sessionCount
    state.accounts.endAllSessions()
    return { ended }
  },
  'POST donations/:/paid': ({ state }, code) => {
    const donation = donationOf(state, code)
    if (!donation.paidAt) {
      donation.paidAt = state.now()
      state.programs.addPaid(donation)
    }
    return { code, status: statusOf(donation, state.now()) }
  },
  'POST donations/:/fail': ({ state }, code) => {
    const donation = donationOf(state, code)
    donation.isFailed = true
    return { code, status: statusOf(donation, state.now()) }
  },
  'POST donations/:/expire': ({ state }, code) => {
    const donation = donationOf(state, code)
    donation.expiresAt = state.now()
    return { code, status: statusOf(donation, state.now()) }
  },
  ...Object.fromEntries(
    [...faultNames, 'up' as const].map((fault) => [
      `POST services/:/${fault}`,
      ({ state }: Surroundings, name: string) => {
        if (name !== 'backend' && !services.includes(name))
          throw new NoSuchThing(`no service ${name}`)
        state.faults.set(name, fault === 'up' ? null : fault)
        return state.faults.all()
      },
    ]),
  ),
  'POST hold': (around, _parameter, query) => {
    around.state.holds.hold(namedCall(around, query))
    return around.state.holds.all()
  },
  'POST release': (around, _parameter, query) => {
    around.state.holds.release(namedCall(around, query))
    return around.state.holds.all()
  },
  'POST lose': (around, _parameter, query) => {
    around.state.lost.add(namedCall(around, query))
    return [...around.state.lost]
  },
  'POST withhold': ({ state }, _parameter, query) => {
    const name = query.get('name') ?? ''
    if (!state.offer.withhold(name))
      throw new NoSuchThing('give ?name=campaign/get_updates, or transaction/storeDonate#anonim')
    return state.offer.listed
  },
  'POST settings': ({ state }, _parameter, query) => {
    const hijri = query.get('hijri_adjustment')
    const phone = query.get('contact_phone')
    const finance = query.get('finance_url')
    return Object.assign(state.offer.settings, {
      ...(hijri !== null && { hijri_adjustment: Number(hijri) }),
      ...(phone !== null && { contact_phone: phone }),
      ...(finance !== null && { finance_url: finance }),
    })
  },
  'POST clock': ({ state }, _parameter, query) => {
    const minutes = Number(query.get('minutes'))
    if (!Number.isFinite(minutes)) throw new NoSuchThing('give ?minutes=90 (or -90)')
    state.clock.move(minutes * MINUTE_MS)
    return { now: state.nowWib() }
  },
}

/**
 * Whether a request may use the hooks, which return names, numbers and codes. The command line, tests and the browser's
 * address bar may; a page may not, not even the app's own. With DNS rebinding, an attacker's host name points to this
 * machine: such a page is same-origin and sends no `Origin`, so the name in `Host` is checked too.
 * @param host the address that the stand-in listens on; null for this machine alone
 */
export function mayUseHooks(headers: IncomingHttpHeaders, host: string | null): boolean {
  if (headers.origin !== undefined) return false
  if (!['none', undefined].includes([headers['sec-fetch-site']].flat()[0])) return false
  const name = (headers.host ?? '').toLowerCase().replace(/:\d*$/, '')
  return name === 'localhost' || name === host || isIP(name.replace(/^\[|\]$/g, '')) !== 0
}

/** Without CORS headers, so that another origin can't read even the refusal. */
export const hooksRefused = jsonReply(403, {
  error: 'the hooks are for tests and the command line, at localhost or an address',
})

/** Answers `/__dev/…`: what tests and developers do that no user can (README). */
export function devReply(around: Surroundings, method: string, url: URL): Reply {
  const path = url.pathname.replace(/^\/__dev\//, '')
  for (const [name, hook] of Object.entries(hooks)) {
    const pattern = new RegExp(`^${name.replace(':', '([^/]+)')}$`)
    const match = pattern.exec(`${method} ${path}`)
    if (!match) continue
    try {
      return jsonReply(200, hook(around, decodeURIComponent(match[1] ?? ''), url.searchParams))
    } catch (error) {
      if (error instanceof NoSuchThing) return jsonReply(404, { error: error.message })
      throw error
    }
  }
  return jsonReply(404, { error: 'no such hook', hooks: Object.keys(hooks) })
}
