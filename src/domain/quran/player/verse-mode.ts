import type { VersePlace } from '@/domain/quran/mushaf'
import { reciterOf } from '@/domain/quran/reciters'
import type { Mode, Table } from './player'
import { isOn, type RecitedSurah, type VersePlay } from './player-types'
import { afterVerse, besideVerse, type Repeat, type Standing } from './verse-order'

/** So long before a verse ends the next one is fetched, in seconds. */
const AHEAD_S = 8

/** Fetches a surah's verses. */
export type TextSource = (surah: number) => Promise<RecitedSurah>

/** Verses, one after the other. */
export function createVerseMode({ deck, state, setPlay, preload }: Table) {
  const texts = new Map<number, RecitedSurah>()
  let source: TextSource = () => Promise.reject(new Error('nobody knows the verses'))
  let resting: ReturnType<typeof setTimeout> | undefined
  /** The standing whose successor has been fetched ahead. */
  let aheadOf: VersePlace | null = null

  const current = () => {
    const now = state()
    return now.verse && now
  }
  const autoNext = () => state().memory.autoNext

  async function textOf(surah: number): Promise<RecitedSurah> {
    const text = texts.get(surah) ?? (await source(surah))
    texts.set(surah, text)
    return text
  }

  /** Whose recitation of a verse is heard, and its address. Both null where there is none, or where it isn't known yet. */
  function recitationOf({ surah, ayat }: VersePlace) {
    const audio = texts.get(surah)?.verses[ayat - 1]?.audio ?? {}
    const reciter = reciterOf(audio, state().memory.reciter)
    return { reciter, url: reciter === null ? null : (audio[reciter] ?? null) }
  }

  const nameOf = (surah: number) =>
    texts.get(surah)?.namaLatin ?? texts.get(surah - 1)?.beside.after ?? `Surah ${surah}`

  function stand(standing: Standing, status: VersePlay['status']) {
    const { surah } = standing.verse
    setPlay({
      surah: null,
      ...standing,
      name: nameOf(surah),
      reciter: recitationOf(standing.verse).reciter,
      status,
      ...besideVerse(standing, autoNext()),
    })
  }

  /** What sounds goes on, in its voice; what comes after it is another. */
  function turn(now: VersePlay) {
    setPlay({ ...now, ...besideVerse(now, autoNext()) })
  }

  function begin(standing: Standing) {
    const { verse } = standing
    clearTimeout(resting)
    aheadOf = null
    stand(standing, 'loading')
    const { url } = recitationOf(verse)
    if (url !== null && deck.has(url)) deck.again()
    else if (url !== null) deck.load(url, 0)
    else if (texts.has(verse.surah)) {
      deck.clear()
      stand(standing, 'unrecited')
    } else {
      deck.clear()
      const awaited = () => {
        const now = current()
        return now?.verse === verse && now.status === 'loading'
      }
      textOf(verse.surah).then(
        () => awaited() && begin(standing),
        () => awaited() && deck.fail(),
      )
    }
  }

  function proceed(standing: Standing) {
    const after = afterVerse(standing, autoNext())
    if (after === null) {
      // A repetition can be heard again from where it began.
      const { repeat, verse } = standing
      const first = repeat ? { ...verse, ayat: repeat.from } : verse
      stand({ verse: first, repeat, round: 1 }, 'paused')
    } else if (after.restS === 0) begin(after.standing)
    else {
      stand(after.standing, 'resting')
      resting = setTimeout(() => {
        begin(after.standing)
      }, after.restS * 1000)
    }
  }

  /** The next verse is in the browser's cache before this one ends, so that there is no long silence between them. */
  function fetchAhead(now: VersePlay) {
    aheadOf = now.verse
    const verse = afterVerse(now, autoNext())?.standing.verse
    if (verse === undefined) return
    textOf(verse.surah).then(
      () => {
        const { url } = recitationOf(verse)
        if (url !== null && !deck.has(url)) preload?.(url, deck.modeOf(url))
      },
      // It is tried again when the verse's turn has come, and then said.
      () => undefined,
    )
  }

  const go = (verse: VersePlace | null | undefined) => {
    const now = current()
    if (now && verse) begin({ ...now, verse })
  }

  const mode: Mode = {
    play() {
      const now = current()
      if (!now || isOn(now.status)) return
      const { url } = recitationOf(now.verse)
      if (now.status === 'paused' && url !== null && deck.has(url)) deck.play()
      else begin(now)
    },
    pause() {
      clearTimeout(resting)
      deck.pause()
    },
    next: () => go(current()?.next),
    previous: () => go(current()?.previous),
    time() {
      const now = current()
      const { position, duration } = deck.progress.get()
      if (!now || now.verse === aheadOf || duration === null) return
      if (duration - position <= AHEAD_S) fetchAhead(now)
    },
    ended() {
      const now = current()
      if (now) proceed(now)
    },
    leave() {
      clearTimeout(resting)
    },
    reciterChanged({ here }) {
      const now = current()
      if (!now) return
      const waits = now.status === 'paused' || now.status === 'resting'
      if (waits) stand(now, now.status)
      else if (here) begin(now)
    },
    autoNextChanged() {
      const now = current()
      if (now) turn(now)
    },
  }

  return {
    mode,

    /** Where the verses of the surah that follows are fetched from. */
    setTexts(next: TextSource) {
      source = next
    },

    start(text: RecitedSurah, ayat: number, repeat: Repeat | null) {
      texts.set(text.nomor, text)
      begin({ verse: { surah: text.nomor, ayat }, repeat, round: 1 })
    },

    endRepeat() {
      const now = current()
      if (!now?.repeat) return
      const { repeat, status, verse } = now
      if (status === 'resting')
        proceed({ verse: { ...verse, ayat: repeat.to }, repeat: null, round: 1 })
      else turn({ ...now, repeat: null, round: 1 })
    },
  }
}
