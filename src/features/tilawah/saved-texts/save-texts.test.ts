import { expect, it } from 'vitest'
import { malformed, refusal, TooManyRequests, unreachable } from '@/api/errors'
import { createTextSaver } from './save-texts'

const all = Array.from({ length: 114 }, (_, index) => index + 1)
const lost = unreachable('', new TypeError('Failed to fetch'))
const busy = (seconds: number) => new TooManyRequests('', seconds)
const short = malformed('', 200, 'data.ayat')

/** A device, a service and a clock for a saver; what is `held` is answered by `answer`. */
function world({ kept = [], room = 114 }: { kept?: number[]; room?: number } = {}) {
  const device = new Set(kept)
  const asked: number[] = []
  const waited: number[] = []
  const waiting: (() => void)[] = []
  const onTheirWay: { nomor: number; end: (failure: Error | null) => void }[] = []
  let atOnce = 0
  /** Whether another tab saves, and what goes on when it has ended. */
  let other: (() => void) | null = null
  const saver = createTextSaver({
    fetchSurah: (nomor, signal) => {
      asked.push(nomor)
      return new Promise((resolve, reject) => {
        const call = {
          nomor,
          end: (failure: Error | null) => {
            signal.removeEventListener('abort', giveUp)
            if (failure) reject(failure)
            else resolve({ answer: `${nomor}` })
          },
        }
        const giveUp = () => {
          onTheirWay.splice(onTheirWay.indexOf(call), 1)
          call.end(new DOMException('', 'AbortError'))
        }
        onTheirWay.push(call)
        atOnce = Math.max(atOnce, onTheirWay.length)
        signal.addEventListener('abort', giveUp)
      })
    },
    keepSurah: (nomor) => {
      if (device.size >= room) return Promise.resolve('full')
      device.add(nomor)
      return Promise.resolve('kept')
    },
    keptNumbers: () => Promise.resolve([...device]),
    wait: (milliseconds) => {
      waited.push(milliseconds)
      return new Promise((resolve) => waiting.push(resolve))
    },
    inOneTab: async (run, waits) => {
      if (other) {
        waits()
        await new Promise<void>((resolve) => (other = resolve))
      }
      await run()
    },
  })
  const settle = () => new Promise((later) => setTimeout(later))
  const answer = async (...failures: (Error | null)[]) => {
    for (const failure of failures) {
      await settle()
      onTheirWay.shift()?.end(failure)
    }
    await settle()
  }
  return {
    saver,
    device,
    asked,
    waited,
    settle,
    answer,
    atOnce: () => atOnce,
    /** Answers what is on its way and what is asked for next, as far as the service can. */
    answerAll: async (failureOf: (nomor: number) => Error | null = () => null) => {
      for (await settle(); onTheirWay.length > 0; await settle()) {
        const [first] = onTheirWay.splice(0, 1)
        first?.end(failureOf(first.nomor))
      }
    },
    /** The pause is over. */
    passed: async () => {
      for (const resolve of waiting.splice(0)) resolve()
      await settle()
    },
    otherTab: (saves: boolean) => {
      const ended = other
      other = saves ? () => undefined : null
      ended?.()
    },
    step: () => saver.state.get().saving,
    count: () => saver.state.get().kept,
  }
}

it('saves what is missing, two calls at a time', async () => {
  const { saver, asked, answerAll, device, atOnce, step, count } = world({ kept: [2, 112] })
  await saver.look()
  expect([step(), count()]).toEqual([{ step: 'idle' }, 2])
  saver.start()
  // A second tap.
  saver.start()
  await answerAll()
  expect(asked.toSorted((a, b) => a - b)).toEqual(all.filter((nomor) => ![2, 112].includes(nomor)))
  expect(atOnce()).toBe(2)
  expect(device.size).toBe(114)
  expect([step(), count()]).toEqual([{ step: 'idle' }, 114])
})

it('pauses at once, keeps what came, and goes on with the rest, also after a kill', async () => {
  const one = world()
  one.saver.start()
  await one.answer(null, null, null)
  one.saver.pause()
  await one.settle()
  expect(one.step()).toEqual({ step: 'paused' })
  expect(one.asked).toEqual([1, 2, 3, 4, 5])
  one.saver.start()
  await one.answer(null)
  // What was given up is asked for again, and nothing that is kept.
  expect(one.asked.slice(5)).toEqual([4, 5, 6])
  one.saver.pause()
  // Another saver, as after a kill.
  const next = world({ kept: [...one.device] })
  next.saver.start()
  await next.answerAll()
  expect(next.asked[0]).toBe(5)
  expect(next.count()).toBe(114)
  // Deleted in Pengaturan: nothing is left of the pause.
  one.device.clear()
  await one.saver.look()
  expect([one.step(), one.count()]).toEqual([{ step: 'idle' }, 0])
})

it('waits as long as the service asks, and stops where it asks for too long', async () => {
  const { saver, answer, answerAll, waited, passed, step, asked, count } = world()
  saver.start()
  // Both calls are refused for the same reason: one pause.
  await answer(busy(7), busy(7))
  expect([step(), waited]).toEqual([{ step: 'waiting', seconds: 7 }, [7000]])
  expect(asked).toEqual([1, 2])
  await passed()
  expect(step()).toEqual({ step: 'saving' })
  // Nothing says how long.
  await answer(busy(0))
  expect(waited).toEqual([7000, 4000])
  await answer(null)
  await passed()
  await answer(busy(300))
  expect(step()).toEqual({ step: 'stopped', why: 'busy' })
  saver.start()
  await answerAll()
  expect(count()).toBe(114)
})

it.each([
  ['no network', lost, 'network'],
  ['answers that are short, or a page', short, 'answers'],
  ['a service that is down', refusal('', 503, null), 'busy'],
] as const)('%s: three in a row end it, with what is kept', async (_what, failure, why) => {
  const { saver, answer, answerAll, step, count, device } = world()
  saver.start()
  await answer(failure, failure, null, failure, failure)
  expect(step()).toEqual({ step: 'saving' })
  await answer(failure)
  expect([step(), count()]).toEqual([{ step: 'stopped', why }, 1])
  saver.start()
  await answerAll()
  expect(device.size).toBe(114)
})

it('one surah that never comes whole keeps none of the others', async () => {
  const { saver, answerAll, step, count, device } = world()
  saver.start()
  await answerAll((nomor) => (nomor === 9 ? short : null))
  expect([step(), count()]).toEqual([{ step: 'stopped', why: 'answers' }, 113])
  expect(device.has(9)).toBe(false)
})

it('a full device ends it, and what is kept stays', async () => {
  const { saver, answerAll, step, count, asked } = world({ room: 40 })
  saver.start()
  await answerAll()
  expect([step(), count()]).toEqual([{ step: 'stopped', why: 'full' }, 40])
  expect(asked.length).toBeLessThan(43)
})

it('of two tabs one saves; the other says so, follows it, and takes over when it ends', async () => {
  const { saver, otherTab, device, settle, passed, step, count, answerAll, asked } = world()
  otherTab(true)
  saver.start()
  await settle()
  for (const nomor of all.slice(0, 100)) device.add(nomor)
  await passed()
  expect([step(), count(), asked]).toEqual([{ step: 'elsewhere' }, 100, []])
  otherTab(false)
  await answerAll()
  expect([count(), asked.length]).toEqual([114, 14])
})

it('a device that keeps nothing is told of, and one that does from now on isn’t', async () => {
  let denied = true
  const saver = createTextSaver({
    fetchSurah: () => Promise.resolve({ answer: '' }),
    keepSurah: () => Promise.resolve('denied'),
    keptNumbers: () => Promise.resolve(denied ? null : [1]),
    wait: () => Promise.resolve(),
    inOneTab: (run) => run(),
  })
  await saver.look()
  expect(saver.state.get()).toEqual({ kept: 0, saving: { step: 'denied' } })
  denied = false
  await saver.look()
  expect(saver.state.get()).toEqual({ kept: 1, saving: { step: 'idle' } })
})
