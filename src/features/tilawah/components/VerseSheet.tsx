import type { SurahText, Verse } from '@/domain/quran/surah-text'
import { verseAsText } from '@/features/tilawah/verse-as-text'
import { paths } from '@/lib/address/paths'
import { copyText } from '@/ui/button/copy-text'
import { shareAddress } from '@/ui/button/share-address'
import { IconBookmark, IconCopy, IconShare } from '@/ui/icons'
import rows from '@/ui/list/rows.module.css'
import { Sheet } from '@/ui/overlay/Sheet'
import { showToast } from '@/ui/overlay/toast-store'

interface VerseSheetProps {
  text: SurahText
  /** Null until a verse's menu was opened. */
  verse: Verse | null
  opened: boolean
  onClose: () => void
  /** @returns whether it was stored */
  onMark: (ayat: number) => boolean
}

/** What can be done with a verse. */
export function VerseSheet({ text, verse, opened, onClose, onMark }: VerseSheetProps) {
  const name = verse === null ? text.namaLatin : `${text.namaLatin} ayat ${verse.ayat}`
  const mark = ({ ayat }: Verse) => {
    if (onMark(ayat)) showToast(`Ditandai sampai ${name}`, { tone: 'success' })
    else showToast('Tanda tidak dapat disimpan di perangkat ini.', { tone: 'error' })
  }
  const copy = async (copied: Verse) => {
    try {
      await copyText(verseAsText(text, copied))
      showToast('Ayat disalin', { tone: 'success' })
    } catch {
      showToast('Ayat tidak dapat disalin di browser ini.', { tone: 'error' })
    }
  }
  const share = (shared: Verse) =>
    shareAddress({
      title: name,
      text: verseAsText(text, shared),
      url: paths.surah(text.nomor, shared.ayat),
    })
  const actions = [
    { label: 'Tandai sampai sini', icon: IconBookmark, run: mark },
    { label: 'Salin', icon: IconCopy, run: copy },
    { label: 'Bagikan', icon: IconShare, run: share },
  ] as const
  return (
    <Sheet opened={opened} onClose={onClose} title={name}>
      <ul role="list" className={rows.lines}>
        {verse &&
          actions.map(({ label, icon: Icon, run }) => (
            <li key={label}>
              <button
                type="button"
                className={rows.row}
                onClick={() => {
                  void run(verse)
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
  )
}
