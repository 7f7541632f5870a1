import '@/ui/text/transliteration.css'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useCallback, useDeferredValue, useState } from 'react'
import { unseen } from '@/api/query'
import { surahCount } from '@/domain/quran/mushaf'
import { useSavedTexts } from '@/features/tilawah/saved-texts/SavedTexts'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import type { Elements } from '@/ui/elements'
import rows from '@/ui/list/rows.module.css'
import { SectionHeading } from '@/ui/text/SectionHeading'
import classes from './FoundInTexts.module.css'
import { searchTexts } from './search-texts'
import type { FoundTexts, FoundVerse } from './text-index'
import { queryWords } from './words'

const ARABIC = /\p{Script=Arabic}/u

/** The pause after typing before the texts are searched, in milliseconds. */
const TYPING_PAUSE_MS = 200
/** How many verses are shown at first, and how many more at each tap. */
const PAGE = 20

interface FoundInTextsProps {
  search: string
  /** What is shown where no text has it. */
  none: Elements
  /** What is shown until that is known. */
  searching: Elements
  /** Leads to where texts are saved. */
  onSave: () => void
}

/** The verses of the texts on this device that have what is searched for. */
export function FoundInTexts({ search, none, searching, onSave }: FoundInTextsProps) {
  const [settled] = useDebouncedValue(search.trim(), TYPING_PAUSE_MS)
  const [shown, setShown] = useState({ of: '', limit: PAGE })
  const limit = shown.of === settled ? shown.limit : PAGE
  const { kept, saving } = useSavedTexts()
  const isSearched = queryWords(settled).length > 0
  // More verses of the same search take the place of the first, not those of another one.
  const keepSame = useCallback(
    (former: FoundTexts | undefined, query?: { queryKey: readonly unknown[] }) =>
      query?.queryKey[1] === settled ? former : undefined,
    [settled],
  )
  const { data: found, isError } = useQuery({
    // What has been kept since is found too.
    queryKey: ['surah words', settled, limit, kept],
    queryFn: () => searchTexts(settled, limit),
    enabled: isSearched,
    placeholderData: keepSame,
    gcTime: 0,
    retry: false,
    ...unseen,
  })
  // Drawn in slices, so that what is typed meanwhile is answered in between.
  const drawn = useDeferredValue(found)
  const data = found === undefined ? undefined : drawn
  if (!isSearched || saving.step === 'denied') return none
  if (isError)
    return (
      <>
        {none}
        <p role="alert" className={classes.note}>
          Teks yang tersimpan belum dapat dicari. Muat ulang halaman, lalu coba lagi.
        </p>
      </>
    )
  if (!data) return searching
  return (
    <>
      {data.total === 0 && none}
      <section className={classes.texts} aria-labelledby={TITLE_ID}>
        <SectionHeading id={TITLE_ID}>Dalam teks yang tersimpan</SectionHeading>
        <p role="status" className="jm-quiet">
          {data.kept === 0
            ? 'Belum ada teks yang tersimpan di perangkat ini.'
            : data.total === 0 && ARABIC.test(settled)
              ? 'Teks Arab belum dapat dicari. Coba kata dari terjemahan atau teks Latin.'
              : `${data.total === 0 ? 'Tidak ada' : data.total} ayat, dicari dalam ${data.kept} surah.`}
        </p>
        {data.total > 0 && (
          <Card as="ol" flush role="list" className={rows.lines} aria-label="Ayat yang ditemukan">
            {data.verses.map((verse) => (
              <VerseRow key={`${verse.surah}:${verse.ayat}`} verse={verse} />
            ))}
          </Card>
        )}
        {data.total > data.verses.length && (
          <Button variant="light" onClick={() => setShown({ of: settled, limit: limit + PAGE })}>
            Tampilkan lebih banyak
          </Button>
        )}
        {kept < surahCount && (
          <div className={classes.more}>
            <p className="jm-quiet">
              Simpan semua teks, agar kata dalam terjemahan dan teks Latin setiap surah dapat
              dicari.
            </p>
            <Button variant="light" onClick={onSave}>
              Simpan semua teks
            </Button>
          </div>
        )}
      </section>
    </>
  )
}

const TITLE_ID = 'dalam-teks'

function VerseRow({ verse: { surah, ayat, namaLatin, of, passage } }: { verse: FoundVerse }) {
  return (
    <li>
      <AppLink to={paths.surah(surah, ayat)} className={clsx(rows.row, classes.row)}>
        <span className={rows.words}>
          <span className={classes.name} translate="no">{`${namaLatin} ayat ${ayat}`}</span>
          <span
            className={clsx('jm-quiet', of === 'latin' && classes.latin)}
            {...(of === 'latin' && { lang: 'ar-Latn', translate: 'no' as const })}
          >
            {passage.map(({ text, isMarked }, index) =>
              isMarked ? (
                <mark key={index} className={classes.mark}>
                  {text}
                </mark>
              ) : (
                <span key={index}>{text}</span>
              ),
            )}
          </span>
        </span>
      </AppLink>
    </li>
  )
}
