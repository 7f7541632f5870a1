import { useState } from 'react'
import type { VersePlace } from '@/domain/quran/mushaf'
import { readingPlace } from '@/domain/quran/reading-place'
import type { SurahText, Verse } from '@/domain/quran/surah-text'
import {
  bookmarkAt,
  bookmarks,
  putBookmark,
  removeBookmark,
} from '@/features/tilawah/bookmarks/bookmarks'
import { pageRanges, unreadUpTo } from '@/features/tilawah/khatam/khatam'
import { khatams, tickPages } from '@/features/tilawah/khatam/khatams'
import { verseAsText } from '@/features/tilawah/verse-as-text'
import { paths } from '@/lib/address/paths'
import { lazyModule } from '@/lib/lazy-module'
import { localDay } from '@/lib/time/calendar-day'
import { copyText } from '@/ui/button/copy-text'
import { shareAddress } from '@/ui/button/share-address'
import { IconBook2, IconBookmark, IconCalendarEvent, IconCopy, IconShare, IconX } from '@/ui/icons'
import rows from '@/ui/list/rows.module.css'
import { Sheet } from '@/ui/overlay/Sheet'
import { showUndo } from '@/ui/overlay/show-undo'
import { showToast } from '@/ui/overlay/toast-store'
import { useSheetModule } from '@/ui/overlay/use-sheet-module'
import { useFocusAfter } from '@/ui/use-focus-after'
import classes from './VerseSheet.module.css'

const loadForm = lazyModule(() => import('@/features/tilawah/bookmarks/BookmarkForm'))

interface VerseSheetProps {
  /** The verse whose menu it is; null until one was opened. */
  of: { text: SurahText; verse: Verse } | null
  opened: boolean
  onClose: () => void
}

/** What can be done with a verse: a menu, and in its place the form of a bookmark. */
export function VerseSheet({ of, opened, onClose }: VerseSheetProps) {
  // Each opening has an object of its own, so the next one begins with the menu.
  const [formFor, setFormFor] = useState<Opened | null>(null)
  const isForm = of !== null && formFor === of
  const form = useSheetModule(loadForm, opened && isForm, onClose)
  const { ref, follow } = useFocusAfter<HTMLDivElement>(isForm && form !== null)
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={of ? `${isForm ? 'Penanda ' : ''}${nameOf(of)}` : 'Ayat'}
    >
      {isForm && form && (
        <div ref={ref} tabIndex={-1} className={classes.form}>
          <form.BookmarkForm place={placeOf(of)} onDone={onClose} />
        </div>
      )}
      {of && !isForm && (
        <Menu
          of={of}
          onClose={onClose}
          onBookmark={() => {
            follow()
            setFormFor(of)
          }}
        />
      )}
    </Sheet>
  )
}

type Opened = NonNullable<VerseSheetProps['of']>

interface Action {
  /** Where another may have the same label. */
  id?: number
  label: string
  hint?: string
  icon: typeof IconCopy
  run: () => unknown
  /** Whether the sheet stays open. */
  stays?: true
}

const nameOf = ({ text, verse }: Opened) => `${text.namaLatin} ayat ${verse.ayat}`
const placeOf = ({ text, verse }: Opened) => ({ surah: text.nomor, ayat: verse.ayat })

interface MenuProps {
  of: Opened
  onClose: () => void
  onBookmark: () => void
}

function Menu({ of, onClose, onBookmark }: MenuProps) {
  const place = placeOf(of)
  const actions: Action[] = [
    {
      label: 'Tandai sampai sini',
      icon: IconBook2,
      run: () => {
        const isStored = readingPlace.update(() => ({ ...place, at: Date.now() }))
        if (isStored) showToast(`Ditandai sampai ${nameOf(of)}`, { tone: 'success' })
        else showToast('Tanda tidak dapat disimpan di perangkat ini.', { tone: 'error' })
      },
    },
    ...khatamActions(place),
    ...bookmarkActions(of, onBookmark),
    { label: 'Salin', icon: IconCopy, run: () => copy(of) },
    {
      label: 'Bagikan',
      icon: IconShare,
      run: () =>
        shareAddress({
          title: nameOf(of),
          text: verseAsText(of.text, of.verse),
          url: paths.surah(place.surah, place.ayat),
        }),
    },
  ]
  return (
    <ul role="list" className={rows.lines}>
      {actions.map(({ id, label, hint, icon: Icon, run, stays }) => (
        <li key={`${label} ${id}`}>
          <button
            type="button"
            className={rows.row}
            onClick={() => {
              void run()
              if (!stays) onClose()
            }}
          >
            <Icon size={22} aria-hidden />
            <span className={rows.words}>
              <span>{label}</span>
              {hint !== undefined && <span className="jm-quiet">{hint}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** For each khatam that has unread pages up to here: that these were read. */
const khatamActions = (place: VersePlace): Action[] =>
  khatams.get().flatMap((khatam) => {
    const pages = unreadUpTo(khatam, place)
    if (pages.length === 0) return []
    const { id, nama } = khatam
    const words = `halaman ${pageRanges(pages)}`
    const run = () => {
      if (!tickPages(id, pages, localDay(new Date()))) return
      showUndo(`Khatam ${nama}: ${words} selesai`, () => tickPages(id, pages, null))
    }
    return { id, label: `Catat di khatam ${nama}`, hint: words, icon: IconCalendarEvent, run }
  })

function bookmarkActions(of: Opened, onBookmark: () => void): Action[] {
  const former = bookmarkAt(bookmarks.get(), placeOf(of))
  const open = { icon: IconBookmark, run: onBookmark, stays: true } as const
  if (former === null) return [{ label: 'Simpan penanda', ...open }]
  const remove = () => {
    if (removeBookmark(former)) showUndo('Penanda dihapus', () => putBookmark(former))
    else showToast('Penanda tidak dapat dihapus di perangkat ini.', { tone: 'error' })
  }
  return [
    { label: 'Ubah penanda', ...open },
    { label: 'Hapus penanda', icon: IconX, run: remove },
  ]
}

async function copy({ text, verse }: Opened) {
  try {
    await copyText(verseAsText(text, verse))
    showToast('Ayat disalin', { tone: 'success' })
  } catch {
    showToast('Ayat tidak dapat disalin di browser ini.', { tone: 'error' })
  }
}
