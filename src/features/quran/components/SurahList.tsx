import { searchSurahs } from '@/domain/quran/search-surahs'
import type { Surah } from '@/domain/quran/surah'
import { Skeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/state/States'
import { IconSearch } from '@/ui/icons'
import { SurahRow } from './SurahRow'
import classes from './SurahList.module.css'

/** The surahs that match a search; all of them without one. */
export function SurahList({ surahs, search }: { surahs: readonly Surah[]; search: string }) {
  const found = searchSurahs(surahs, search)
  if (found.length === 0)
    return (
      <div role="status">
        <EmptyState
          icon={<IconSearch size={32} stroke={1.5} />}
          title="Surah tidak ditemukan"
          text="Coba cari dengan nomor, nama, atau arti surah yang lain."
        />
      </div>
    )
  return (
    <>
      <p className="jm-hidden" role="status">
        {`${found.length} surah`}
      </p>
      <Card flush className={classes.list}>
        <ol role="list" aria-label="Daftar surah">
          {found.map((surah) => (
            <SurahRow key={surah.nomor} surah={surah} />
          ))}
        </ol>
      </Card>
    </>
  )
}

/** Five rows, each as high as a row of the list. */
export function SurahListSkeleton() {
  return (
    <Card flush>
      {['1', '2', '3', '4', '5'].map((key) => (
        <div key={key} className={classes.skeleton}>
          <Skeleton width={40} height={40} radius="var(--jm-radius-sm)" />
          <div className={classes.lines}>
            <Skeleton width="45%" height={16} />
            <Skeleton width="65%" height={12} />
          </div>
          <Skeleton circle height={44} />
        </div>
      ))}
    </Card>
  )
}
