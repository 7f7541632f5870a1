import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { Passage, VersePlace } from '@/domain/quran/mushaf'
import { plainText } from '@/lib/text/plain-text'
import { watchSize } from '@/lib/watch-size'

/** The address follows once the page has stood still for so long, in milliseconds. Browsers refuse more often. */
const STILL_MS = 400

/** A page on which nothing has moved for so long has its real heights and its bars, in milliseconds. */
const SETTLED_MS = 1500

const HANDS = ['wheel', 'pointerdown', 'keydown'] as const

/**
 * Takes the window to an element, and keeps it there while what is above it gets its real height.
 * @param ended is told when that has ended
 * @returns ends that, as does whoever scrolls, taps or types
 */
function hold(verse: HTMLElement, ended: () => void): () => void {
  let timer = 0
  const align = () => {
    clearTimeout(timer)
    timer = window.setTimeout(end, SETTLED_MS)
    verse.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  const endWatch = watchSize(document.body, align)
  // How high the bars are is a variable of the root (`useHeightVariable`), which changes no size of the page.
  const bars = new MutationObserver(align)
  bars.observe(document.documentElement, { attributeFilter: ['style'] })
  for (const hand of HANDS) window.addEventListener(hand, end, { capture: true })
  align()
  function end() {
    clearTimeout(timer)
    endWatch()
    bars.disconnect()
    for (const hand of HANDS) window.removeEventListener(hand, end, { capture: true })
    ended()
  }
  return end
}

/** What an element with this attribute stands for: a verse, or those of a surah that aren't drawn yet. */
export const placeAttribute = ({ surah, ayat }: VersePlace) =>
  ({ 'data-place': `${surah}:${ayat}` }) as const

/** The first place below the bars. */
function placeInSight(reader: HTMLElement): VersePlace | null {
  const places = [...reader.querySelectorAll<HTMLElement>('[data-place]')]
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  let [low, high] = [0, places.length - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    // A verse that was gone to begins just there, or half a pixel above.
    if ((places[middle]?.getBoundingClientRect().bottom ?? 0) > top + 1) high = middle
    else low = middle + 1
  }
  const [surah, ayat] = places[low]?.dataset.place?.split(':').map(Number) ?? []
  return surah === undefined || ayat === undefined ? null : { surah, ayat }
}

/**
 * Where a person is in what is read, as a verse: it stays the same at another size of the text or of the window, and
 * after a reload, since the address has it. A verse whose surah isn't drawn yet is gone to once it is, unless somebody
 * has gone on meanwhile.
 * @param reader whose parts have the {@link placeAttribute}
 * @param start where the reading begins
 * @param first where to begin; null for `start`
 * @param pathOf the address of a verse; must be the same function at each render
 * @param look changes whenever the verses' heights do
 * @returns `goTo` goes to a verse, which gets the focus; `show` only brings it into sight; `onDrawn` is to be told of each surah whose verses were drawn
 */
export function useVersePlace(
  reader: RefObject<HTMLElement | null>,
  {
    start,
    first,
    pathOf,
    look,
  }: {
    start: VersePlace
    first: VersePlace | null
    pathOf: (place: VersePlace) => string
    look: string
  },
): {
  goTo: (place: VersePlace) => void
  show: (place: VersePlace) => void
  onDrawn: (surah: number) => void
} {
  const here = useRef(first ?? start)
  /** A verse that was gone to before it was drawn. */
  const wanted = useRef<VersePlace | null>(null)
  /** Ends what holds a verse in its place; null while nothing does. */
  const endHold = useRef<(() => void) | null>(null)

  const note = useCallback(
    (place: VersePlace) => {
      here.current = place
      const address = pathOf(place)
      const { pathname, search } = window.location
      // Not through the router, which would draw the page again for each verse. It reads the address when it needs it.
      if (pathname + search !== address)
        window.history.replaceState(window.history.state, '', address)
    },
    [pathOf],
  )

  /** @returns the verse, or what stands in its place while it isn't drawn */
  const show = useCallback(
    ({ surah, ayat }: VersePlace) => {
      const { current } = reader
      const at = (place: string) => current?.querySelector<HTMLElement>(place)
      const verse = at(`[data-place="${surah}:${ayat}"]:not([data-undrawn])`)
      const found = verse ?? at(`[data-place^="${surah}:"][data-undrawn]`)
      if (!found) return null
      endHold.current?.()
      endHold.current = hold(found, () => {
        endHold.current = null
      })
      return verse
    },
    [reader],
  )

  const goTo = useCallback(
    (place: VersePlace) => {
      const verse = show(place)
      wanted.current = verse ? null : place
      verse?.focus({ preventScroll: true })
      note(place)
    },
    [note, show],
  )

  const onDrawn = useCallback(
    (surah: number) => {
      if (wanted.current?.surah === surah) goTo(wanted.current)
    },
    [goTo],
  )

  useLayoutEffect(() => {
    if (first) goTo(first)
    return () => {
      endHold.current?.()
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
      // Taken there by the app: the last verses of a page can't come up to its bars, so another one would be noted.
      if (endHold.current) return
      timer = window.setTimeout(() => {
        const place = reader.current && placeInSight(reader.current)
        if (!place || place.surah === wanted.current?.surah) return
        wanted.current = null
        note(window.scrollY > 0 ? place : start)
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
  }, [reader, note, show, start])

  const bring = useCallback(
    (place: VersePlace) => {
      show(place)
      note(place)
    },
    [note, show],
  )

  return { goTo, show: bring, onDrawn }
}

const PLACE = /^(?:(\d{1,3}) ?[:. ] ?)?(\d{1,3})$/

/**
 * A verse as it is typed or stands in an address: "2:255", or its number alone where only one of the passages has it.
 * @returns null for anything else, and for a verse that isn't in the passages
 */
export function readVersePlace(text: string, passages: readonly Passage[]): VersePlace | null {
  const [, surah, verse] = PLACE.exec(plainText(text) ?? '') ?? []
  const ayat = Number(verse ?? 0)
  const [found, another] = passages.filter(
    (one) =>
      (surah === undefined || Number(surah) === one.surah) && one.from <= ayat && ayat <= one.to,
  )
  return found && !another ? { surah: found.surah, ayat } : null
}

/** The first and last verse of the passages, in words that {@link readVersePlace} reads. */
export function versesIn(passages: readonly Passage[]): { first: string; last: string } {
  const [start] = passages
  const end = passages.at(-1)
  if (!start || !end) return { first: '', last: '' }
  if (start === end) return { first: String(start.from), last: String(end.to) }
  return { first: `${start.surah}:${start.from}`, last: `${end.surah}:${end.to}` }
}
