// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setHydrating } from './use-hydrated'
import { useNow } from './use-now'

const start = Date.parse('2026-11-22T12:00:00+07:00')
const second = 1_000

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  cleanup()
  setHydrating(false)
  vi.useRealTimers()
})

/** The seconds since the start that each drawing of a component saw. */
function watch({ everyMs, hydrate = false }: { everyMs?: number; hydrate?: boolean } = {}) {
  const seen: (number | null)[] = []
  renderHook(
    () => {
      const now = useNow(everyMs)
      seen.push(now && (now.getTime() - start) / second)
    },
    { hydrate },
  )
  return seen
}
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const setHidden = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)

it('is there in the first drawing of what appears later, which is drawn once', () => {
  expect(watch()).toEqual([0])
})

it('is null in what hydrates: the HTML is older than its reader', () => {
  setHydrating(true)
  expect(watch({ hydrate: true })).toEqual([null, 0])
})

it('moves on as often as asked', () => {
  const seen = watch({ everyMs: second })
  pass(second)
  pass(second)
  expect(seen).toEqual([0, 1, 2])
})

it('moves on each minute where nothing else is asked for', () => {
  const seen = watch()
  pass(60 * second - 1)
  expect(seen).toEqual([0])
  pass(1)
  expect(seen).toEqual([0, 60])
})

it('stands still in a hidden page, and catches up with the first look at it', () => {
  const seen = watch({ everyMs: second })
  setHidden(true)
  pass(90 * second)
  expect(seen).toEqual([0])
  setHidden(false)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(seen).toEqual([0, 90])
})
