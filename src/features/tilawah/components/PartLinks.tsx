import { clsx } from 'clsx'
import { boundsOf, type MushafPart, partCounts } from '@/domain/quran/mushaf'
import { partLabels, readingPath } from '@/features/tilawah/reading'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import rows from '@/ui/list/rows.module.css'
import { VirtualList } from '@/ui/list/VirtualList'
import classes from './PartLinks.module.css'

/** A row's height on a phone, in px. */
const ROW_HEIGHT = 64

interface PartLinksProps {
  part: MushafPart
  /** The name of a surah. */
  nameOf: (surah: number) => string
}

/** All juz or pages of the Madinah mushaf, each with its first and last verse. */
export function PartLinks({ part, nameOf }: PartLinksProps) {
  const label = partLabels[part]
  const numbers = Array.from({ length: partCounts[part] }, (_, index) => index + 1)
  return (
    <>
      <p className={clsx('jm-quiet', classes.note)}>
        {part === 'juz'
          ? 'Batas juz menurut mushaf Madinah.'
          : 'Menurut mushaf Madinah, 604 halaman. Halaman mushaf cetakan Indonesia dapat berbeda.'}
      </p>
      <VirtualList items={numbers} itemKey={String} rowHeight={ROW_HEIGHT} gap={8}>
        {(number) => {
          const bounds = boundsOf(part, number)
          if (!bounds) return null
          const { first, last } = bounds
          return (
            <Card flush>
              <AppLink
                to={readingPath({ kind: part, number })}
                className={clsx(rows.row, classes.row)}
              >
                <span className={rows.words}>
                  <span className={classes.label}>{`${label} ${number}`}</span>
                  <span className="jm-quiet">
                    {`${nameOf(first.surah)} ${first.ayat} – ${first.surah === last.surah ? '' : `${nameOf(last.surah)} `}${last.ayat}`}
                  </span>
                </span>
              </AppLink>
            </Card>
          )
        }}
      </VirtualList>
    </>
  )
}
