import { noteBegin, tabIntoPlayer } from '@/domain/quran/player/player-focus'
import type { PlayerStatus } from '@/domain/quran/player/player-types'
import { player, useSurahStatus } from '@/domain/quran/player/use-player'
import { searchSurahs } from '@/domain/quran/search-surahs'
import type { Surah } from '@/domain/quran/surah'
import { Card } from '@/ui/Card'
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconSearch } from '@/ui/icons'
import { Loader } from '@/ui/state/Loader'
import { Skeleton } from '@/ui/state/Skeleton'
import { EmptyState } from '@/ui/state/States'
import { ArabicText } from '@/ui/text/ArabicText'
import classes from './SurahList.module.css'

/** One surah: number, Latin name, meaning, and the button that plays or pauses it. */
function SurahRow({ surah }: { surah: Surah }) {
  const status = useSurahStatus(surah.nomor)
  const { nomor, namaLatin, arti, nama, jumlahAyat } = surah
  return (
    <li className={classes.row} data-current={status !== 'idle' || undefined}>
      <span className={classes.number}>{nomor}</span>
      <span className={classes.text}>
        <span className={classes.name}>{namaLatin}</span>
        <span className={classes.facts}>
          <span>{arti !== '' && jumlahAyat !== null ? `${arti} · ` : arti}</span>
          {jumlahAyat !== null && <span className={classes.count}>{`${jumlahAyat} ayat`}</span>}
        </span>
        <Note status={status} />
      </span>
      {nama !== null && (
        <ArabicText as="span" className={classes.arabic}>
          {nama}
        </ArabicText>
      )}
      <button
        type="button"
        className={classes.button}
        aria-label={labelOf(surah, status)}
        aria-busy={status === 'loading' || status === 'waiting'}
        data-surah={nomor}
        onClick={(event) => {
          noteBegin(event)
          player.toggle(surah)
        }}
        {...(status !== 'idle' && { onKeyDown: tabIntoPlayer })}
      >
        <ButtonIcon status={status} />
      </button>
    </li>
  )
}

/** Every button's name has the action and the surah, since equal names don't help screen reader users. */
function labelOf({ namaLatin }: Surah, status: PlayerStatus): string {
  switch (status) {
    case 'idle':
    case 'paused':
      return `Putar ${namaLatin}`
    case 'loading':
    case 'waiting':
    case 'playing':
      return `Jeda ${namaLatin}`
    case 'failed':
      return `Coba lagi memutar ${namaLatin}`
  }
}

function ButtonIcon({ status }: { status: PlayerStatus }) {
  switch (status) {
    case 'idle':
    case 'paused':
      return <IconPlayerPlay size={20} aria-hidden />
    case 'loading':
    case 'waiting':
      return <Loader size={22} color="white" aria-hidden />
    case 'playing':
      return <IconPlayerPause size={20} aria-hidden />
    case 'failed':
      return <IconRefresh size={20} aria-hidden />
  }
}

function Note({ status }: { status: PlayerStatus }) {
  if (status === 'loading')
    return (
      <span className={classes.note} role="status">
        Memuat audio…
      </span>
    )
  // Not said: it comes at each seek.
  if (status === 'waiting') return <span className={classes.note}>Memuat audio…</span>
  if (status === 'failed')
    return (
      <span className={classes.note} role="alert" data-tone="danger">
        Audio gagal dimuat. Periksa koneksi internet Anda, lalu coba lagi.
      </span>
    )
  return null
}

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
