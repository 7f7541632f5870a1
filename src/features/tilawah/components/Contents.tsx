import { clsx } from 'clsx'
import { useSearchParams } from 'react-router-dom'
import { bookmarks, readingPlace } from '@/domain/quran/bookmarks'
import { khatams, khatamState } from '@/domain/quran/khatam'
import { boundsOf, type MushafPart, partCounts } from '@/domain/quran/mushaf'
import type { Surah } from '@/domain/quran/surah'
import { todayLine } from '@/features/tilawah/khatam/khatam-words'
import { partLabels, readingPath } from '@/features/tilawah/reading'
import { paths } from '@/lib/address/paths'
import { localDay } from '@/lib/time/calendar-day'
import { relativeDay } from '@/lib/time/wib-date'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import {
  IconBook2,
  IconBookmark,
  IconCalendarEvent,
  IconChevronRight,
  IconDownload,
} from '@/ui/icons'
import { LinkList } from '@/ui/list/LinkList'
import { VirtualList } from '@/ui/list/VirtualList'
import { Tabs } from '@/ui/page/Tabs'
import { useHydrated } from '@/ui/use-hydrated'
import { useNow } from '@/ui/use-now'
import { useStore } from '@/ui/use-store'
import { SavedHint } from './OfflineSheet'
import { SurahLinks } from './SurahLinks'
import rows from '@/ui/list/rows.module.css'
import classes from './Contents.module.css'

/** Leads back to the verse that was marked last, and says when. */
function Continue({ nameOf }: { nameOf: (surah: number) => string }) {
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

/**
 * Leads to what the reader keeps: khatams, with what is due of the first that runs, bookmarks, and texts.
 * @param onSave opens what saves texts on this device
 */
function MyReading({ onSave }: { onSave: () => void }) {
  const marked = useStore(bookmarks, () => []).length
  return (
    <LinkList
      label="Bacaan saya"
      items={[
        {
          label: 'Khatam',
          hint: useKhatamLine() ?? 'Target bacaan harian',
          icon: <IconCalendarEvent size={24} stroke={1.7} />,
          to: paths.khatams(),
        },
        {
          label: 'Penanda',
          hint: marked === 0 ? 'Ayat yang ingin ditemukan lagi' : `${marked} ayat`,
          icon: <IconBookmark size={24} stroke={1.7} />,
          to: paths.bookmarks(),
        },
        {
          label: 'Baca tanpa internet',
          hint: <SavedHint />,
          icon: <IconDownload size={24} stroke={1.7} />,
          to: { open: onSave },
        },
      ]}
    />
  )
}

/** Null where no khatam runs, and while prerendering. */
function useKhatamLine(): string | null {
  const all = useStore(khatams, () => [])
  const now = useNow()
  const running = now ? all.map((one) => ({ one, state: khatamState(one, localDay(now)) })) : []
  const [first, ...others] = running.filter(({ state }) => state.finished === null)
  if (!first) return null
  const more = others.length === 0 ? '' : `, dan ${others.length} khatam lain`
  return `${first.one.nama}: ${todayLine(first.state).toLowerCase()}${more}`
}

/** A row's height on a phone, in px. */
const ROW_HEIGHT = 64

interface PartLinksProps {
  part: MushafPart
  /** The name of a surah. */
  nameOf: (surah: number) => string
}

/** All juz or pages of the Madinah mushaf, each with its first and last verse. */
function PartLinks({ part, nameOf }: PartLinksProps) {
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

const tabs = [
  { value: 'surah', label: 'Surah' },
  { value: 'juz', label: 'Juz' },
  { value: 'halaman', label: 'Halaman' },
] as const

interface ContentsProps {
  surahs: readonly Surah[]
  nameOf: (surah: number) => string
  /** Opens what saves texts on this device. */
  onSave: () => void
}

/** Where one has stopped, and what one keeps: all of it is on this device. */
export function OwnReading({ nameOf, onSave }: Pick<ContentsProps, 'nameOf' | 'onSave'>) {
  return (
    <div className={classes.own}>
      <Continue nameOf={nameOf} />
      <MyReading onSave={onSave} />
    </div>
  )
}

/** Where one may begin to read: where one has stopped, and the surahs, juz and pages. The address holds which of these. */
export function Contents({ surahs, nameOf, onSave }: ContentsProps) {
  const [params, setParams] = useSearchParams()
  const hydrated = useHydrated()
  const asked = hydrated ? params.get('daftar') : null
  const shown = tabs.find(({ value }) => value === asked)?.value ?? 'surah'
  return (
    <>
      <OwnReading nameOf={nameOf} onSave={onSave} />
      <Tabs
        value={shown}
        keepMounted={false}
        onChange={(next) => {
          setParams(next === null || next === 'surah' ? {} : { daftar: next }, {
            replace: true,
            preventScrollReset: true,
          })
        }}
      >
        <Tabs.List grow aria-label="Daftar bacaan" className={classes.tabs}>
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="surah" className={classes.panel}>
          <SurahLinks surahs={surahs} />
        </Tabs.Panel>
        <Tabs.Panel value="juz" className={classes.panel}>
          <PartLinks part="juz" nameOf={nameOf} />
        </Tabs.Panel>
        <Tabs.Panel value="halaman" className={classes.panel}>
          <PartLinks part="halaman" nameOf={nameOf} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
