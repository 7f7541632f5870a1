// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { placeAttribute, useVersePlace } from './use-verse-place'

const place = { surah: 36, ayat: 40 }
const reader = document.createElement('div')
const verse = document.createElement('li')
verse.dataset.place = placeAttribute(place)['data-place']
reader.append(verse)
let aligned = vi.spyOn(verse, 'scrollIntoView')

beforeEach(() => {
  vi.useFakeTimers()
  aligned = vi.spyOn(verse, 'scrollIntoView').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.documentElement.removeAttribute('style')
})

/** Goes to the verse. */
function go() {
  const { result } = renderHook(() =>
    useVersePlace(
      { current: reader },
      {
        start: { surah: 36, ayat: 1 },
        first: null,
        pathOf: ({ ayat }) => `/tilawah/36?ayat=${ayat}`,
        look: '',
      },
    ),
  )
  result.current.goTo(place)
}

/** A bar of the page says how high it is, however late that is. */
async function barGrows(height: string) {
  document.documentElement.style.setProperty('--jm-sticky-height', height)
  await Promise.resolve()
}

it('a verse stays below bars that are measured late, until nothing has moved for a while', async () => {
  go()
  expect(aligned).toHaveBeenCalledTimes(1)
  for (const [index, height] of ['10px', '20px', '30px'].entries()) {
    vi.advanceTimersByTime(1400)
    await barGrows(height)
    expect(aligned).toHaveBeenCalledTimes(index + 2)
  }
  vi.advanceTimersByTime(1500)
  await barGrows('40px')
  expect(aligned).toHaveBeenCalledTimes(4)
})

it('a verse that can’t come up to the bars stays the one in the address, until a person scrolls', () => {
  const replaced = vi.spyOn(window.history, 'replaceState')
  go()
  replaced.mockClear()
  window.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(1000)
  expect(replaced).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('wheel'))
  window.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(1000)
  expect(replaced).toHaveBeenCalled()
})

it.each(['wheel', 'pointerdown', 'keydown'])('whoever goes on by %s isn’t held', async (hand) => {
  go()
  window.dispatchEvent(new Event(hand))
  await barGrows('10px')
  expect(aligned).toHaveBeenCalledTimes(1)
})
