import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { namesOf } from '@/domain/quran/surah'
import { surahListQuery } from '@/domain/quran/surah-queries'
import {
  type Bookmark,
  bookmarkColours,
  bookmarks,
  colourLabels,
  removeBookmark,
  restoreBookmark,
} from '@/domain/quran/bookmarks'
import { BookmarkSign } from '@/features/tilawah/bookmarks/BookmarkSign'
import { paths } from '@/lib/address/paths'
import { owner } from '@/lib/storage/owner'
import { AppLink } from '@/ui/AppLink'
import { ActionIcon, LinkButton } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { IconBookmark, IconX } from '@/ui/icons'
import rows from '@/ui/list/rows.module.css'
import { showToast, showUndo } from '@/ui/overlay/toast'
import { EmptyState } from '@/ui/state/States'
import { Skeleton } from '@/ui/state/Skeleton'
import { useHydrated } from '@/ui/use-hydrated'
import { useStore } from '@/ui/use-store'
import classes from './BookmarksPage.module.css'

export const firstQueries = () => [surahListQuery()]

/** Verses that somebody wants to find again, in the order of the mushaf. */
export default function BookmarksPage() {
  const all = useStore(bookmarks, () => [])
  const hydrated = useHydrated()
  const surahs = useQuery(surahListQuery())
  const [asked, setAsked] = useState('semua')
  // A row that goes leaves the focus to those that stay.
  const list = useRef<HTMLDivElement>(null)
  if (!hydrated)
    return (
      <div className={classes.page}>
        <Skeleton height={240} />
      </div>
    )
  // What a visitor has kept stays the visitor's.
  const isAccount = owner() !== null
  if (all.length === 0)
    return (
      <EmptyState
        icon={<IconBookmark size={32} stroke={1.5} />}
        title="Belum ada penanda"
        text={`Buka menu sebuah ayat, lalu pilih “Simpan penanda”.${isAccount ? ' Penanda yang disimpan sebelum masuk tampil lagi setelah Anda keluar.' : ''}`}
        action={<LinkButton to={paths.tilawah()}>Baca Al-Qur’an</LinkButton>}
      />
    )
  const nameOf = namesOf(surahs.data ?? [])
  const colours = bookmarkColours.filter((colour) => all.some(({ warna }) => warna === colour))
  // The last of a colour may have been deleted.
  const colour = colours.find((one) => one === asked) ?? 'semua'
  const shown = colour === 'semua' ? all : all.filter(({ warna }) => warna === colour)
  return (
    <div className={classes.page}>
      {colours.length > 1 && (
        <ChipGroup
          legend="Warna penanda"
          options={[
            { value: 'semua', label: 'Semua' },
            ...colours.map((value) => ({ value, label: colourLabels[value] })),
          ]}
          value={colour}
          onChange={setAsked}
        />
      )}
      <div ref={list} tabIndex={-1} className={classes.list}>
        <Card as="ul" flush role="list" className={rows.lines} aria-label="Penanda">
          {shown.map((bookmark) => (
            <Row
              key={`${bookmark.surah}:${bookmark.ayat}`}
              bookmark={bookmark}
              verse={`${nameOf(bookmark.surah)} ayat ${bookmark.ayat}`}
              onRemoved={() => list.current?.focus({ preventScroll: true })}
            />
          ))}
        </Card>
      </div>
    </div>
  )
}

interface RowProps {
  bookmark: Bookmark
  verse: string
  onRemoved: () => void
}

function Row({ bookmark, verse, onRemoved }: RowProps) {
  const { surah, ayat, nama, warna, catatan } = bookmark
  const remove = () => {
    if (removeBookmark(bookmark)) {
      onRemoved()
      showUndo(`Penanda ${verse} dihapus`, () => restoreBookmark(bookmark))
    } else showToast('Penanda tidak dapat dihapus di perangkat ini.', { tone: 'error' })
  }
  return (
    <li className={classes.item}>
      <AppLink to={paths.surah(surah, ayat)} className={rows.row}>
        <BookmarkSign warna={warna} />
        <span className={rows.words}>
          <span className={classes.name}>{nama === '' ? verse : nama}</span>
          {nama !== '' && <span className="jm-quiet">{verse}</span>}
          {catatan !== '' && <span className={classes.note}>{catatan}</span>}
        </span>
      </AppLink>
      <ActionIcon size={44} color="gray" aria-label={`Hapus penanda ${verse}`} onClick={remove}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </li>
  )
}
