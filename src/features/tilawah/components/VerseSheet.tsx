import { useState } from 'react'
import type { VersePlace } from '@/domain/quran/mushaf'
import type { SurahText, Verse } from '@/domain/quran/surah-text'
import { playFrom } from '@/features/tilawah/listening/Listening'
import { verseAsText } from '@/features/tilawah/verse-as-text'
import { paths } from '@/lib/address/paths'
import { lazyModule } from '@/lib/lazy-module'
import { copyText } from '@/ui/button/copy-text'
import { shareAddress } from '@/ui/button/share-address'
import { IconBookmark, IconCopy, IconPlayerPlay, IconRepeat, IconShare } from '@/ui/icons'
import rows from '@/ui/list/rows.module.css'
import { Sheet } from '@/ui/overlay/Sheet'
import { showToast } from '@/ui/overlay/toast-store'
import { useSheetModule } from '@/ui/overlay/use-sheet-module'

/** Apart, since only those who repeat need what makes a form. */
const loadRepeatSheet = lazyModule(() => import('@/features/tilawah/listening/RepeatSheet'))

interface VerseSheetProps {
  /** The verse whose menu it is; null until one was opened. */
  of: { text: SurahText; verse: Verse } | null
  opened: boolean
  onClose: () => void
  /** @returns whether it was stored */
  onMark: (place: VersePlace) => boolean
}

/** What can be done with a verse. */
export function VerseSheet({ of, opened, onClose, onMark }: VerseSheetProps) {
  // Its sheet opens when this one is out of sight: each gives the focus back to the menu's button.
  const [repeating, setRepeating] = useState<'asked' | 'opened' | null>(null)
  const repeat = () => {
    setRepeating('asked')
  }
  const endRepeating = () => {
    setRepeating(null)
  }
  const module = useSheetModule(loadRepeatSheet, repeating !== null, endRepeating)
  return (
    <>
      <Sheet
        opened={opened}
        onClose={onClose}
        onClosed={() => {
          setRepeating((now) => now && 'opened')
        }}
        title={of ? nameOf(of) : 'Ayat'}
      >
        <ul role="list" className={rows.lines}>
          {of &&
            actionsFor(of, { mark: onMark, repeat }).map(({ label, icon: Icon, run }) => (
              <li key={label}>
                <button
                  type="button"
                  className={rows.row}
                  onClick={() => {
                    void run()
                    onClose()
                  }}
                >
                  <Icon size={22} aria-hidden />
                  <span className={rows.words}>{label}</span>
                </button>
              </li>
            ))}
        </ul>
      </Sheet>
      {module && of && (
        <module.RepeatSheet of={of} opened={repeating === 'opened'} onClose={endRepeating} />
      )}
    </>
  )
}

type Opened = NonNullable<VerseSheetProps['of']>

const nameOf = ({ text, verse }: Opened) => `${text.namaLatin} ayat ${verse.ayat}`

function actionsFor(
  of: Opened,
  { mark: onMark, repeat }: { mark: VerseSheetProps['onMark']; repeat: () => void },
) {
  const { text, verse } = of
  const place = { surah: text.nomor, ayat: verse.ayat }
  const mark = () => {
    if (onMark(place)) showToast(`Ditandai sampai ${nameOf(of)}`, { tone: 'success' })
    else showToast('Tanda tidak dapat disimpan di perangkat ini.', { tone: 'error' })
  }
  const copy = async () => {
    try {
      await copyText(verseAsText(text, verse))
      showToast('Ayat disalin', { tone: 'success' })
    } catch {
      showToast('Ayat tidak dapat disalin di browser ini.', { tone: 'error' })
    }
  }
  const share = () =>
    shareAddress({
      title: nameOf(of),
      text: verseAsText(text, verse),
      url: paths.surah(place.surah, place.ayat),
    })
  return [
    {
      label: 'Putar dari sini',
      icon: IconPlayerPlay,
      run: () => {
        playFrom(text, verse.ayat)
      },
    },
    { label: 'Ulangi…', icon: IconRepeat, run: repeat },
    { label: 'Tandai sampai sini', icon: IconBookmark, run: mark },
    { label: 'Salin', icon: IconCopy, run: copy },
    { label: 'Bagikan', icon: IconShare, run: share },
  ] as const
}
