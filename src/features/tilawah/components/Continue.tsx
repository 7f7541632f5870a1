import { readingPlace } from '@/domain/quran/reading-place'
import { paths } from '@/lib/address/paths'
import { relativeDay } from '@/lib/time/wib-date'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { IconBook2, IconChevronRight } from '@/ui/icons'
import rows from '@/ui/list/rows.module.css'
import { useNow } from '@/ui/use-now'
import { useStore } from '@/ui/use-store'

/** Leads back to the verse that was marked last, and says when. */
export function Continue({ nameOf }: { nameOf: (surah: number) => string }) {
  const place = useStore(readingPlace, () => null)
  const now = useNow()
  if (place === null || now === null) return null
  return (
    <Card flush>
      <AppLink to={paths.surah(place.surah, place.ayat)} className={rows.row}>
        <IconBook2 size={24} aria-hidden />
        <span className={rows.words}>
          <span>
            Lanjutkan <strong>{`${nameOf(place.surah)} ayat ${place.ayat}`}</strong>
          </span>
          <span className="jm-quiet">
            {`Ditandai ${relativeDay(new Date(place.at), now).toLowerCase()}`}
          </span>
        </span>
        <IconChevronRight size={20} aria-hidden />
      </AppLink>
    </Card>
  )
}
