import { useState } from 'react'
import {
  bookmarkAt,
  bookmarks,
  readingPlace,
  removeBookmark,
  restoreBookmark,
} from '@/domain/quran/bookmarks'
import { khatams, pageRanges, tickPages, unreadUpTo } from '@/domain/quran/khatam'
import type { VersePlace } from '@/domain/quran/mushaf'
import { isOn } from '@/domain/quran/player/player-types'
import { player } from '@/domain/quran/player/use-player'
import type { SurahText, Verse } from '@/domain/quran/surah'
import { playFrom } from '@/features/tilawah/listening/Listening'
import { paths } from '@/lib/address/paths'
import { lazyModule } from '@/lib/lazy-module'
import { localDay } from '@/lib/time/calendar-day'
import { copyText } from '@/ui/button/CopyButton'
import { shareAddress } from '@/ui/button/ShareButton'
import {
  IconBook2,
  IconBookmark,
  IconCalendarEvent,
  IconCopy,
  IconPlayerPause,
  IconPlayerPlay,
  IconRepeat,
  IconShare,
  IconX,
} from '@/ui/icons'
import { Sheet } from '@/ui/overlay/Sheet'
import { showToast, showUndo } from '@/ui/overlay/toast'
import { useFocusAfter } from '@/ui/use-focus-after'
import { useSheetModule } from '@/ui/use-lazy-module'
import rows from '@/ui/list/rows.module.css'
import classes from './VerseSheet.module.css'

/** A verse to copy or share: its Arabic as it came, its translation, and where it stands. */
const verseAsText = ({ namaLatin, nomor }: SurahText, { ayat, arab, arti }: Verse): string =>
  [arab, ...(arti === null ? [] : [arti]), `(QS. ${namaLatin} ${nomor}: ${ayat})`].join('\n\n')

/** Apart, since only few need what makes a form. */
const loadForms = lazyModule(() => import('./verse-forms'))

interface VerseSheetProps {
  /** The verse whose menu it is; null until one was opened. */
  of: { text: SurahText; verse: Verse } | null
  opened: boolean
  onClose: () => void
}

type FormName = 'penanda' | 'ulangan'

/** What can be done with a verse: a menu, and in its place the form of a bookmark or of a repetition. */
export function VerseSheet({ of, opened, onClose }: VerseSheetProps) {
  // Each opening has an object of its own, so the next one begins with the menu.
  const [chosen, setChosen] = useState<{ form: FormName; for: Opened } | null>(null)
  const wanted = of !== null && chosen?.for === of ? chosen.form : null
  const forms = useSheetModule(loadForms, opened && wanted !== null, onClose)
  // Until the form is there the menu stays, and with it the focus.
  const form = forms === null ? null : wanted
  const { ref, follow } = useFocusAfter<HTMLDivElement>(form !== null)
  return (
    <Sheet opened={opened} onClose={onClose} title={of ? titleOf(of, form) : 'Ayat'}>
      {of && form && forms && (
        <div ref={ref} tabIndex={-1} className={classes.form}>
          {form === 'penanda' ? (
            <forms.BookmarkForm place={placeOf(of)} onDone={onClose} />
          ) : (
            <forms.RepeatForm of={of} onClose={onClose} />
          )}
        </div>
      )}
      {of && form === null && (
        <Menu
          of={of}
          onClose={onClose}
          onForm={(next) => {
            follow()
            setChosen({ form: next, for: of })
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
const titleOf = (of: Opened, form: FormName | null) =>
  form === 'penanda'
    ? `Penanda ${nameOf(of)}`
    : form === 'ulangan'
      ? `Ulangi ayat ${of.text.namaLatin}`
      : nameOf(of)
const placeOf = ({ text, verse }: Opened) => ({ surah: text.nomor, ayat: verse.ayat })

interface MenuProps {
  of: Opened
  onClose: () => void
  onForm: (form: FormName) => void
}

function Menu({ of, onClose, onForm }: MenuProps) {
  const place = placeOf(of)
  const actions: Action[] = [
    ...pauseActions(place),
    {
      label: 'Putar dari sini',
      icon: IconPlayerPlay,
      run: () => {
        playFrom(of.text, place.ayat)
      },
    },
    {
      label: 'Ulangi…',
      icon: IconRepeat,
      run: () => {
        onForm('ulangan')
      },
      stays: true,
    },
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
    ...bookmarkActions(of, () => onForm('penanda')),
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

/** The player's bar may be far away: on a low screen it stands at the end of the page. */
function pauseActions({ surah, ayat }: VersePlace): Action[] {
  const { verse, status } = player.state.get()
  if (verse?.surah !== surah || verse.ayat !== ayat) return []
  return isOn(status)
    ? [{ label: 'Jeda', icon: IconPlayerPause, run: () => player.pause() }]
    : [{ label: 'Lanjutkan', icon: IconPlayerPlay, run: () => player.play() }]
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
    if (removeBookmark(former)) showUndo('Penanda dihapus', () => restoreBookmark(former))
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
