import { ApiError, TooManyRequests } from '@/api/errors'
import { isOfNetwork } from '@/api/query'
import { keepSurah, keptNumbers } from '@/domain/quran/kept-surahs'
import { surahCount } from '@/domain/quran/mushaf'
import { fetchSurah } from '@/domain/quran/surah-queries'
import { createStore, type ReadableStore } from '@/lib/store'

/**
 * Why saving ended before all was saved: no answer comes, the service refuses or asks for too long a pause, its answers
 * aren't whole, or the device has no room.
 */
export type StopReason = 'network' | 'busy' | 'answers' | 'full'

export type Saving =
  /** Nothing is known of this device yet. */
  | { step: 'unknown' }
  /** It can't keep anything. */
  | { step: 'denied' }
  | { step: 'idle' }
  | { step: 'saving' }
  /** Another tab is saving: this one goes on once that one has ended. */
  | { step: 'elsewhere' }
  /** The service has asked for a pause. */
  | { step: 'waiting'; seconds: number }
  | { step: 'paused' }
  | { step: 'stopped'; why: StopReason }

interface SavedTexts {
  /** How many surahs this device keeps, of 114. */
  kept: number
  saving: Saving
}

/** What saving needs of the service, the device and the clock. */
interface SaverTools {
  /** @throws ApiError */
  fetchSurah: (nomor: number, signal: AbortSignal) => Promise<{ answer: string }>
  keepSurah: (nomor: number, answer: string) => Promise<'kept' | 'full' | 'denied'>
  /** Null where the device can't keep anything. */
  keptNumbers: () => Promise<number[] | null>
  /** @returns after this long, or once the signal says so */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Runs something in one tab at a time; calls `waits` where another tab has to end first. */
  inOneTab: (run: () => Promise<void>, waits: () => void, signal: AbortSignal) => Promise<void>
}

interface TextSaver {
  state: ReadableStore<SavedTexts>
  /** Saves the surahs that are missing. Does nothing while it is under way. */
  start: () => void
  /** Ends it, with all that is kept. */
  pause: () => void
  /** Counts anew what the device keeps, which readers, other tabs and Pengaturan change too. */
  look: () => Promise<void>
}

const CALLS_AT_ONCE = 2
const MAX_FAILURES = 3
/** The shortest pause after "too many requests", in milliseconds. It doubles each time. */
const PAUSE_MS = 2000
/** A service that asks for a longer one is left alone. */
const LONGEST_PAUSE_MS = 120_000
/** How often a tab that waits for another one looks how far that one is, in milliseconds. */
const FOLLOW_MS = 2000

/**
 * Saves all surahs on the device, outside React, so that it goes on from page to page. What is kept stays whatever
 * happens: after a pause, a failure or a reload it goes on with those that are missing.
 */
export function createTextSaver(tools: SaverTools): TextSaver {
  const state = createStore<SavedTexts>(() => ({ kept: 0, saving: { step: 'unknown' } }))
  /** Ends the run that is under way. */
  let running: AbortController | null = null

  const tell = (saving: Saving) => {
    state.set({ ...state.get(), saving })
  }

  async function look(): Promise<number[]> {
    const numbers = await tools.keptNumbers()
    const kept = numbers?.length ?? 0
    const { saving } = state.get()
    // A pause or a failure is of no interest once all is kept, or was deleted.
    const isOver = !running && (kept === 0 || kept === surahCount)
    const isNew = saving.step === 'unknown' || saving.step === 'denied'
    const idle: Saving = { step: 'idle' }
    state.set({
      kept,
      saving: numbers === null ? { step: 'denied' } : isNew || isOver ? idle : saving,
    })
    return numbers ?? []
  }

  function end(run: AbortController, saving: Saving) {
    if (running !== run) return
    running = null
    run.abort()
    tell(saving)
  }

  async function follow({ signal }: AbortController) {
    tell({ step: 'elsewhere' })
    while (!signal.aborted && state.get().saving.step === 'elsewhere') {
      await tools.wait(FOLLOW_MS, signal)
      await look()
    }
  }

  async function save(run: AbortController) {
    const { signal } = run
    if (signal.aborted) return
    tell({ step: 'saving' })
    const kept = await look()
    const missing = Array.from({ length: surahCount }, (_, index) => index + 1).filter(
      (nomor) => !kept.includes(nomor),
    )
    let failures = 0
    let pause: Promise<void> | null = null

    async function one(nomor: number) {
      try {
        const { answer } = await tools.fetchSurah(nomor, signal)
        const result = await tools.keepSurah(nomor, answer)
        if (result !== 'kept') {
          end(run, result === 'full' ? { step: 'stopped', why: 'full' } : { step: 'denied' })
          return
        }
        failures = 0
        await look()
      } catch (error) {
        if (signal.aborted) return
        missing.push(nomor)
        const isBusy = error instanceof TooManyRequests
        // The other call was refused for the same reason.
        if (isBusy && pause) return
        failures += 1
        const ms = isBusy ? Math.max(PAUSE_MS, error.retryAfterMs) * 2 ** (failures - 1) : 0
        if (failures === MAX_FAILURES || ms > LONGEST_PAUSE_MS)
          end(run, { step: 'stopped', why: reasonOf(error) })
        else if (isBusy) pause = rest(ms)
      }
    }

    async function rest(ms: number) {
      tell({ step: 'waiting', seconds: Math.ceil(ms / 1000) })
      await tools.wait(ms, signal)
      pause = null
      if (!signal.aborted) tell({ step: 'saving' })
    }

    async function work() {
      while (!signal.aborted) {
        await pause
        const nomor = missing.shift()
        if (nomor === undefined) return
        await one(nomor)
      }
    }
    await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work))
    end(run, { step: 'idle' })
  }

  return {
    state,
    look: async () => {
      await look()
    },
    start: () => {
      if (running) return
      const run = new AbortController()
      running = run
      tools
        .inOneTab(
          () => save(run),
          () => void follow(run),
          run.signal,
        )
        // The wait for another tab was ended, or the browser refuses locks.
        .catch(() => end(run, { step: 'paused' }))
    },
    pause: () => {
      if (running) end(running, { step: 'paused' })
    },
  }
}

function reasonOf(error: unknown): StopReason {
  if (isOfNetwork(error)) return 'network'
  return error instanceof ApiError && error.kind === 'refused' ? 'busy' : 'answers'
}

const LOCK = 'jm-simpan-teks'

/** Pages without TLS have none. */
const locksOf = ({ locks }: { locks?: LockManager | null }) => locks

/** Where tabs can't wait for each other, both save: the same answers, twice. */
const inOneTab: SaverTools['inOneTab'] = async (run, waits, signal) => {
  const locks = locksOf(navigator)
  if (!locks) return run()
  const isFree = await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await run()
    return lock !== null
  })
  if (isFree) return
  waits()
  await locks.request(LOCK, { signal }, run)
}

const wait: SaverTools['wait'] = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** The one of this tab. */
export const textSaver = createTextSaver({ fetchSurah, keepSurah, keptNumbers, wait, inOneTab })
