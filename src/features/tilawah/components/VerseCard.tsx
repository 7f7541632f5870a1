import { type CSSProperties, memo } from 'react'
import type { Bookmark } from '@/domain/quran/bookmarks'
import { BookmarkSign } from '@/features/tilawah/bookmarks/BookmarkSign'
import { type ShownTexts, verseId } from '@/domain/quran/reader-view'
import { placeAttribute } from '@/features/tilawah/use-verse-place'
import type { SurahText, Verse } from '@/domain/quran/surah'
import { isOn, type VerseStatus } from '@/domain/quran/player/player-types'
import { useVerseStatus } from '@/domain/quran/player/use-player'
import { ActionIcon } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import { IconBookmark, IconDotsVertical, IconHeadphones } from '@/ui/icons'
import { ArabicText } from '@/ui/text/ArabicText'
import classes from './VerseCard.module.css'

export interface VerseCardProps {
  /** The surah of the verse. */
  text: SurahText
  verse: Verse
  /** Below the headings of several surahs it is one of the third level. */
  heading: 'h2' | 'h3'
  shown: ShownTexts
  /** What of the mushaf begins here: "Juz 2 · Halaman 22"; empty for nothing. */
  begins: string
  isSajdah: boolean
  /** Whether reading was marked up to here. */
  isMarked: boolean
  bookmark: Bookmark | null
  onMenu: (text: SurahText, verse: Verse) => void
}

/** One verse: its number, its texts, and its menu. It can have the focus, so that anyone who goes to it is really there. */
export const VerseCard = memo(function VerseCard({
  text,
  verse,
  heading: Heading,
  shown,
  begins,
  isSajdah,
  isMarked,
  bookmark,
  onMenu,
}: VerseCardProps) {
  const { ayat, arab, latin, arti } = verse
  const place = { surah: text.nomor, ayat }
  const id = verseId(place)
  const status = useVerseStatus(place)
  const letters =
    (shown.arab ? arab.length : 0) +
    (shown.latin ? (latin ?? '').length : 0) +
    (shown.arti ? (arti ?? '').length : 0)
  const style: CSSProperties & Record<`--${string}`, number> = { '--letters': letters }
  return (
    <Card
      as="li"
      className={classes.verse}
      style={style}
      tabIndex={-1}
      aria-labelledby={id}
      data-played={status !== null || undefined}
      {...placeAttribute(place)}
    >
      <div className={classes.head}>
        <Heading id={id} className={classes.number}>
          <span className="jm-hidden">Ayat </span>
          <span>{ayat}</span>
        </Heading>
        <p className={classes.signs}>
          {begins !== '' && <span className="jm-quiet">{begins}</span>}
          {isSajdah && <span className={classes.sajdah}>Ayat sajdah</span>}
          {status !== null && (
            <span className={classes.sign}>
              <IconHeadphones size={18} aria-hidden />
              <span>{playedWords(status)}</span>
            </span>
          )}
          {isMarked && (
            <span className={classes.sign}>
              <IconBookmark size={18} aria-hidden />
              <span>Terakhir dibaca</span>
            </span>
          )}
          {bookmark && (
            <span className={classes.bookmark}>
              <BookmarkSign warna={bookmark.warna} size={18} />
              {bookmark.nama !== '' && <span>{bookmark.nama}</span>}
            </span>
          )}
        </p>
        <ActionIcon
          size={44}
          color="gray"
          aria-label={`Menu ${Heading === 'h3' ? `${text.namaLatin} ` : ''}ayat ${ayat}`}
          aria-haspopup="dialog"
          onClick={() => {
            onMenu(text, verse)
          }}
        >
          <IconDotsVertical size={22} aria-hidden />
        </ActionIcon>
      </div>
      {shown.arab && (
        <ArabicText className={classes.arabic} asWritten={text.asWritten}>
          {arab}
        </ArabicText>
      )}
      {shown.latin && latin !== null && (
        <p className={classes.latin} lang="ar-Latn" translate="no">
          {latin}
        </p>
      )}
      {shown.arti && arti !== null && <p className={classes.meaning}>{arti}</p>}
      {bookmark !== null && bookmark.catatan !== '' && (
        <p className={classes.note}>
          <span className="jm-hidden">Catatan saya: </span>
          <span>{bookmark.catatan}</span>
        </p>
      )}
    </Card>
  )
})

function playedWords(status: VerseStatus): string {
  if (status === 'resting') return 'Segera diulang'
  if (isOn(status)) return 'Sedang diputar'
  return status === 'paused' ? 'Dijeda' : 'Gagal diputar'
}
