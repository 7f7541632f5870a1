import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Passage, VersePlace } from '@/domain/quran/mushaf'
import { isOn, type RecitedSurah, type VerseStatus } from '@/domain/quran/player/player-types'
import { noteBegin } from '@/domain/quran/player/player-focus'
import { player } from '@/domain/quran/player/use-player'
import { usePlayerBar } from '@/domain/quran/player/use-player-bar'
import type { Repeat } from '@/domain/quran/player/verse-order'
import { followingStore } from '@/domain/quran/shown-verse'
import { surahTextQuery } from '@/domain/quran/surah-queries'
import { Button } from '@/ui/button/Button'
import { IconHeadphones, IconPlayerPause, IconPlayerPlay } from '@/ui/icons'
import { useStore } from '@/ui/use-store'
import classes from './Listening.module.css'
import { useFollow } from './use-follow'

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
