import { useEffect } from 'react'
import type { VersePlace } from '@/domain/quran/mushaf'
import { player } from '@/domain/quran/player/use-player'
import { followingStore, shownVerse, storedFollowFocus } from '@/domain/quran/shown-verse'
import { prefersReducedMotion } from '@/lib/reduced-motion'

/** Keys that scroll the page. */
const SCROLLING = /^(Arrow(Up|Down)|Page(Up|Down)|Home|End| )$/

const isTyping = (element: Element | null) => element?.matches('input, textarea, select') === true

/** Whether a key moves the page. A space presses the button that has the focus. */
const scrolls = (key: string, at: Element | null): boolean =>
  SCROLLING.test(key) && !isTyping(at) && !(key === ' ' && at?.matches('button') === true)

/** Whether a verse begins between the bars, as the page's own scrolling has them. */
function isInSight(verse: HTMLElement): boolean {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const { top, bottom } = verse.getBoundingClientRect()
  const low = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0)
  return top >= (Number.parseFloat(scrollPaddingTop) || 0) - 1 && Math.min(bottom, top + 120) <= low
}

/** Never out of a dialog, a field, or the player's own bar. */
function takeFocus(verse: HTMLElement) {
  const { activeElement } = document
  if (isTyping(activeElement) || activeElement?.closest('[role=dialog], [data-player-bar]')) return
  verse.focus({ preventScroll: true })
}

/**
 * Goes along with the verse that is played, where the page shows it: it comes into sight, unless a person has scrolled
 * meanwhile, and has the focus where that was wished for.
 * @param goTo takes the page and the focus to a verse
 * @param show takes the page to a verse and keeps it there
 */
export function useFollow(
  goTo: (place: VersePlace) => void,
  show: (place: VersePlace) => unknown,
): void {
  useEffect(() => {
    let before = player.state.get().verse
    const along = () => {
      const { verse } = player.state.get()
      if (verse === before) return
      before = verse
      const shown = verse && shownVerse(verse)
      if (!shown || !followingStore.get()) return
      if (!isInSight(shown)) {
        // On a long way heights that were estimated become real, so a smooth scroll would end elsewhere.
        const isFar = Math.abs(shown.getBoundingClientRect().top) > 2 * window.innerHeight
        if (isFar || prefersReducedMotion()) show(verse)
        else shown.scrollIntoView({ block: 'start', behavior: 'smooth' })
      }
      if (storedFollowFocus.get()) takeFocus(shown)
    }
    const back = () => {
      const { verse } = player.state.get()
      const shown = verse && shownVerse(verse)
      if (followingStore.get() && shown && !isInSight(shown)) goTo(verse)
    }
    const byHand = ({ target }: Event) => {
      const { verse } = player.state.get()
      // A sheet scrolls by itself.
      if (target instanceof Element && target.closest('[role=dialog]')) return
      if (!followingStore.get() || !verse || !shownVerse(verse)) return
      followingStore.set(false)
      // Else a smooth scroll goes on to its end against the hand (Chromium 150).
      window.scrollTo({ top: window.scrollY, behavior: 'instant' })
    }
    const onKey = (event: KeyboardEvent) => {
      if (scrolls(event.key, document.activeElement)) byHand(event)
    }
    window.addEventListener('wheel', byHand, { passive: true })
    window.addEventListener('touchmove', byHand, { passive: true })
    window.addEventListener('keydown', onKey)
    const ends = [player.state.subscribe(along), followingStore.subscribe(back)]
    return () => {
      for (const end of ends) end()
      window.removeEventListener('wheel', byHand)
      window.removeEventListener('touchmove', byHand)
      window.removeEventListener('keydown', onKey)
    }
  }, [goTo, show])
}
