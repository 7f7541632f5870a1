import { noteBegin, tabIntoPlayer } from '@/domain/quran/player/player-focus'
import type { PlayerStatus } from '@/domain/quran/player/player-types'
import { player, useSurahStatus } from '@/domain/quran/player/use-player'
import type { Surah } from '@/domain/quran/surah'
import { ArabicText } from '@/ui/text/ArabicText'
import { IconPlayerPause, IconPlayerPlay, IconRefresh } from '@/ui/icons'
import { Loader } from '@/ui/state/Loader'
import classes from './SurahRow.module.css'

/** One surah: number, Latin name, meaning, and the button that plays or pauses it. */
export function SurahRow({ surah }: { surah: Surah }) {
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
