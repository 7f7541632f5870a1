import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { listen, nameInAddress } from '../scripts/setup/listen.mjs'
import { devReply, hooksRefused, mayUseHooks } from './dev-hooks'
import { createDispatch } from './dispatch'
import { assetReply, notFound } from './external/assets'
import { createAudio } from './external/audio'
import { geocodeAnswer } from './external/geocode'
import { prayerAnswer } from './external/prayer'
import { qrReply } from './external/qr'
import { createService } from './external/service'
import { surahAnswer } from './external/surah'
import { createTiles } from './external/tiles'
import { State } from './state/state'
import { loadContracts } from './wire/contract'
import { createGateway, type HandlerAnswer } from './wire/gateway'
import {
  corsHeaders,
  failure,
  isAbandoned,
  jsonReply,
  preflight,
  type Reply,
  send,
  type WireRequest,
} from './wire/http'
import type { AnswerTampering } from './wire/prism'
import { newerIn } from './wire/newer'
import { type Mode, startPrismMock } from './wire/prism-cli'
import { WireLog } from './wire/wire-log'

/** The static key of development, public like every key in a web page. */
export const DEVELOPMENT_KEY = 'kunci-pengembangan'

export interface StandInOptions {
  /** 0 takes any free port. */
  port: number
  /** The address to listen on. Default: null, only this machine. */
  host?: string | null
  /** Its address in its own answers, where it is reached by another one: `http://localhost:4010`. Default: `url`. */
  publicUrl?: string
  /** `static` has `prism mock` answer the backend's calls, with the contract's examples. Default: stateful. */
  mode?: Mode
  key?: string
  /** Prints no line for each call. Breaches of the contract are printed all the same. */
  quiet?: boolean
  /** Doesn't print breaches of the contract either, for tests that make them on purpose. They are kept all the same. */
  silent?: boolean
  /** Where the lines go. Default: the terminal. */
  log?: (line: string) => void
  /** How many mosques, campaigns, and donors of the first of each. Default: as in the seed. */
  rows?: number
  /** Serves contract 1.0 alone, without what came later. */
  base?: boolean
  /** Milliseconds, for services that count those between two calls. Default: as they pass; a test passes them itself. */
  now?: () => number
  /** Handlers by contract path that replace the stand-in's own, to show that a wrong answer is caught. */
  overrides?: Record<string, () => HandlerAnswer>
  tampering?: AnswerTampering
}

export interface StandIn {
  port: number
  /** `http://localhost:4010` */
  url: string
  /** The calls so far and the breaches of the contract, for tests in the same process. */
  log: WireLog
  state: State
  /** Answers a call as the server does, without a connection. It rejects where the call is dropped. */
  answer: (request: WireRequest) => Promise<Reply>
  /** Stops at once: open connections and delayed answers are dropped. */
  close: () => Promise<void>
}

/**
 * Starts the backend's stand-in: gateway, Prism, handlers, and the external services, on one port.
 * Several may run in one process; each has a state of its own.
 * @throws when the port is taken (`code: 'EADDRINUSE'`) or a contract can't be read
 */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  const closing = new AbortController()
  try {
    return await start(options, closing)
  } catch (error) {
    // What did start ends too.
    closing.abort()
    throw error
  }
}

async function start(options: StandInOptions, closing: AbortController): Promise<StandIn> {
  const {
    mode = 'stateful',
    key = DEVELOPMENT_KEY,
    quiet = false,
    overrides = {},
    tampering = {},
  } = options
  const { now = () => performance.now(), host = null } = options
  const [contracts, examples] = await Promise.all([
    loadContracts(),
    mode === 'static' ? startPrismMock(closing.signal) : null,
  ])
  const print = options.log ?? ((line: string) => process.stdout.write(`${line}\n`))
  const log = new WireLog(quiet ? () => undefined : print, options.silent)

  const server = createServer()
  // Idle connections stay open: a client that sends its next call just as the server closes one loses that call.
  server.keepAliveTimeout = 0
  const port = await listen(server, { port: options.port, host })
  const url = `http://${nameInAddress(host)}:${port}`

  const announce = options.silent ? () => undefined : print
  const state = new State(
    options.publicUrl ?? url,
    (otp) => announce(`OTP ${otp.code} untuk +62${otp.phone}`),
    options.rows ?? null,
    { newer: newerIn(contracts.backend), isBase: options.base ?? false },
  )
  const abandoned = () => AbortSignal.any([closing.signal, state.ended])
  const wait = (milliseconds: number) => delay(milliseconds, undefined, { signal: abandoned() })
  const passed = (name: string) => state.holds.pass(name, abandoned())
  const dispatch = examples?.answer ?? createDispatch({ state, wait, passed, overrides })
  const gateway = createGateway({
    operations: contracts.backend,
    key,
    log,
    offer: () => state.offer,
    dispatch,
    tampering,
    now: () => state.now(),
  })
  const service = {
    log,
    wait,
    passed,
    now,
    faultOf: (name: string) => state.faults.of(name),
    tampering,
  }
  const services = {
    prayer: createService({
      ...service,
      name: 'prayer',
      operations: contracts.prayer,
      answer: (call) => prayerAnswer(call, state),
    }),
    geocode: createService({
      ...service,
      name: 'geocode',
      operations: contracts.geocode,
      answer: geocodeAnswer,
    }),
    surah: createService({
      ...service,
      name: 'surah',
      operations: contracts.surah,
      answer: (call) => surahAnswer(call, state),
    }),
  }
  const tiles = createTiles()
  const audio = createAudio(wait)

  /** Everything but the backend's own paths, by the first segment of the path. */
  const prefixes: Record<
    string,
    (rest: string, request: WireRequest, at: URL) => Promise<Reply> | Reply
  > = {
    __dev: (_rest, request, at) =>
      mayUseHooks(request.headers, host)
        ? devReply({ state, log, operations: contracts.backend }, request.method ?? 'GET', at)
        : hooksRefused,
    assets: (rest) => assetReply(rest, state),
    audio: async (rest, request) => {
      await passed('audio')
      return audio(rest, request.headers.range)
    },
    qr: (rest) => qrReply(rest.replace(/\.png$/, ''), state, mode),
    tiles,
    prayer: (rest, request, at) => services.prayer(request, `/${rest}`, at),
    geocode: (rest, request, at) => services.geocode(request, `/${rest}`, at),
    surah: (rest, request, at) => services.surah(request, `/${rest}`, at),
    keuangan: () => financePage,
  }

  async function answer(request: WireRequest): Promise<Reply> {
    const at = new URL(request.url ?? '/', url)
    const [, first = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(at.pathname) ?? []
    if (request.method === 'OPTIONS' && first !== '__dev')
      return preflight(request.headers.origin, examples ? ['prefer'] : [])
    if (gateway.owns(at.pathname)) return gateway.answer(request, at)
    const prefix = Object.hasOwn(prefixes, first) ? prefixes[first] : undefined
    if (prefix) return prefix(rest, request, at)
    return first === 'favicon.ico'
      ? notFound
      : withCors(jsonReply(404, failure('Alamat tidak dikenal.')), request)
  }

  server.on('request', (request, response) => {
    answer(request).then(
      (reply) => send(request, response, reply),
      (error: unknown) => {
        if (closing.signal.aborted) return
        if (isAbandoned(error)) {
          send(request, response, { status: 0, drop: true })
          return
        }
        process.stderr.write(`\u001b[31mThe stand-in failed: ${String(error)}\u001b[39m\n`)
        send(request, response, jsonReply(500, failure('Server sedang mengalami gangguan.')))
      },
    )
  })

  return {
    port,
    url,
    log,
    state,
    answer,
    close: async () => {
      closing.abort()
      await Promise.all([
        examples?.ended,
        new Promise((resolve) => {
          server.close(resolve)
          server.closeAllConnections()
        }),
      ])
    },
  }
}

function withCors(reply: Reply, request: WireRequest): Reply {
  return { ...reply, headers: { ...reply.headers, ...corsHeaders(request.headers.origin) } }
}

/** What the link "Keuangan Masjid" opens in development: the dashboard is another product. */
const financePage: Reply = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><html lang="id"><title>Keuangan Masjid</title><h1>Keuangan Masjid</h1><p>Dasbor keuangan adalah layanan lain; halaman ini hanya penggantinya saat pengembangan.</p></html>',
}
