import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Passage, VersePlace } from '@/domain/quran/mushaf'
import { noteBegin } from '@/domain/quran/player/player-focus'
import { isOn, type RecitedSurah, type VerseStatus } from '@/domain/quran/player/player-types'
import { player, usePlayerBar } from '@/domain/quran/player/use-player'
import type { Repeat } from '@/domain/quran/player/verse-order'
import { followingStore, shownVerse, storedFollowFocus } from '@/domain/quran/reader-view'
import { surahTextQuery } from '@/domain/quran/surah-queries'
import { prefersReducedMotion } from '@/lib/reduced-motion'
import { Button } from '@/ui/button/Button'
import { IconHeadphones, IconPlayerPause, IconPlayerPlay } from '@/ui/icons'
import { useStore } from '@/ui/use-store'
import classes from './Listening.module.css'

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
 * Brings the verse that is played into sight, where the page shows it and nobody has scrolled meanwhile. The focus moves
 * to it too where the reader has chosen that.
 * @param goTo takes the page and the focus to a verse
 * @param show takes the page to a verse and keeps it there
 */
function useFollow(goTo: (place: VersePlace) => void, show: (place: VersePlace) => unknown): void {
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

/**
 * Plays verses from one on, or some again and again, and the page goes along.
 * @param options `by` is the button, where it stays there
 */
export function playFrom(
  text: RecitedSurah,
  ayat: number,
  { repeat = null, by = null }: { repeat?: Repeat | null; by?: HTMLElement | null } = {},
) {
  noteBegin({ currentTarget: by })
  player.playVerses(text, ayat, repeat)
  followingStore.set(true)
}

const verseStore = { get: () => player.state.get().verse, subscribe: player.state.subscribe }

interface ListeningProps {
  /** What is read. */
  passages: readonly Passage[]
  /** Goes to a verse; must be the same function at each render. */
  goTo: (place: VersePlace) => void
  /** Brings a verse into sight, wherever it is; must be the same function at each render. */
  show: (place: VersePlace) => unknown
}

/** Lets the page go along with the verse that is played, and leads anyone who has scrolled back to it. */
export function Listening({ passages, goTo, show }: ListeningProps) {
  const client = useQueryClient()
  const isFollowing = useStore(followingStore, () => true)
  const verse = useStore(verseStore, () => null)
  usePlayerBar()
  useFollow(goTo, show)
  useEffect(() => {
    player.setTexts((surah) => client.query(surahTextQuery(surah)))
  }, [client])
  const isHere = passages.some(
    ({ surah, from, to }) => surah === verse?.surah && from <= verse.ayat && verse.ayat <= to,
  )
  if (isFollowing || verse === null || !isHere) return null
  return (
    <div className={classes.back}>
      <Button
        leftSection={<IconHeadphones size={20} aria-hidden />}
        onClick={() => {
          goTo(verse)
          followingStore.set(true)
        }}
      >
        Kembali ke ayat yang diputar
      </Button>
    </div>
  )
}

/** Plays a surah verse by verse, from one on; pauses and resumes the one that is playing. */
export function PlayButton({ text, from }: { text: RecitedSurah; from: number }) {
  const { nomor, namaLatin } = text
  const get = () => {
    const now = player.state.get()
    return now.verse !== null && now.verse.surah === nomor ? now.status : null
  }
  const status = useStore<VerseStatus | null>(
    { get, subscribe: player.state.subscribe },
    () => null,
  )
  const plays = status !== null && isOn(status)
  const Icon = plays ? IconPlayerPause : IconPlayerPlay
  const verb = plays ? 'Jeda' : status === 'paused' ? 'Lanjutkan' : 'Putar'
  return (
    <div className={classes.play}>
      <Button
        variant="light"
        leftSection={<Icon size={20} aria-hidden />}
        aria-label={`${verb} ${namaLatin}${from > 1 && status === null ? ` mulai ayat ${from}` : ''}`}
        onClick={(event) => {
          if (plays) player.pause()
          else if (status === null) playFrom(text, from, { by: event.currentTarget })
          else player.play()
        }}
      >
        <span>{verb}</span>
      </Button>
    </div>
  )
}
