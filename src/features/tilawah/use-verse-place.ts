import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { paths } from '@/lib/address/paths'
import { watchSize } from '@/lib/watch-size'

/** The address follows once the page has stood still for so long, in milliseconds. Browsers refuse more often. */
const STILL_MS = 400

/** Above a verse that was gone to, heights that were estimated become real for so long, in milliseconds. */
const HOLD_MS = 1500

/** When the bars are surely measured, in milliseconds. */
const BARS_MS = 150

const HANDS = ['wheel', 'pointerdown', 'keydown'] as const

/**
 * Takes the window to an element, and keeps it there while what is above it gets its real height.
 * @returns ends that, as does whoever scrolls, taps or types
 */
function hold(verse: HTMLElement): () => void {
  const align = () => {
    verse.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  align()
  const endWatch = watchSize(document.body, align)
  // The bar above says how high it is only after it was drawn, which changes no size of the page.
  const again = setTimeout(align, BARS_MS)
  const timer = setTimeout(end, HOLD_MS)
  for (const hand of HANDS) window.addEventListener(hand, end, { capture: true })
  function end() {
    clearTimeout(timer)
    clearTimeout(again)
    endWatch()
    for (const hand of HANDS) window.removeEventListener(hand, end, { capture: true })
  }
  return end
}

/** The number of the first verse below the bars. */
function verseInSight(verses: HTMLCollection): number {
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  let [low, high] = [0, verses.length - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    // A verse that was gone to begins just there, or half a pixel above.
    if ((verses[middle]?.getBoundingClientRect().bottom ?? 0) > top + 1) high = middle
    else low = middle + 1
  }
  return low + 1
}

/**
 * Where a person is in a surah, as the number of a verse: it stays the same at another size of the text or of the
 * window, and after a reload, since the address has it.
 * @param list whose children are the verses, from the first on
 * @param first where to begin; null for the surah's beginning
 * @param look changes whenever the verses' heights do
 * @returns goes to a verse, which gets the focus
 */
export function useVersePlace(
  list: RefObject<HTMLElement | null>,
  { nomor, first, look }: { nomor: number; first: number | null; look: string },
): (ayat: number) => void {
  const here = useRef(first ?? 1)
  const endHold = useRef(() => {})

  const note = useCallback(
    (ayat: number) => {
      here.current = ayat
      const address = paths.surah(nomor, ayat)
      const { pathname, search } = window.location
      // Not through the router, which would draw the page again for each verse. It reads the address when it needs it.
      if (pathname + search !== address)
        window.history.replaceState(window.history.state, '', address)
    },
    [nomor],
  )

  const show = useCallback(
    (ayat: number) => {
      const { current: verses } = list
      const verse = verses?.children[ayat - 1]
      if (!(verse instanceof HTMLElement)) return null
      endHold.current()
      endHold.current = hold(verse)
      return verse
    },
    [list],
  )

  const goTo = useCallback(
    (ayat: number) => {
      show(ayat)?.focus({ preventScroll: true })
      note(ayat)
    },
    [note, show],
  )

  useLayoutEffect(() => {
    if (first !== null && first > 1) goTo(first)
    return () => {
      endHold.current()
    }
  }, [first, goTo])

  const drawn = useRef(look)
  useLayoutEffect(() => {
    if (drawn.current === look) return
    drawn.current = look
    if (window.scrollY > 0) show(here.current)
  }, [look, show])

  useEffect(() => {
    let timer = 0
    let width = window.innerWidth
    const onScroll = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        if (list.current) note(window.scrollY > 0 ? verseInSight(list.current.children) : 1)
      }, STILL_MS)
    }
    const onResize = () => {
      // A phone's bars that come and go change the height alone.
      if (window.innerWidth === width) return
      width = window.innerWidth
      if (window.scrollY > 0) show(here.current)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onResize)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onResize)
    }
  }, [list, note, show])

  return goTo
}
