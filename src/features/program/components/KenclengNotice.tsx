import { isWaiting } from '@/domain/place/distance-to'
import type { Location } from '@/domain/place/location-store'
import {
  isByAmount,
  isByDistance,
  type KenclengSort,
  MAX_AMOUNT_SORT,
} from '@/features/program/kencleng-filter'
import type { Amounts } from '@/features/program/use-amounts'
import { TextButton } from '@/ui/button/TextButton'
import { InlineError } from './InlineError'
import classes from './KenclengNotice.module.css'

export interface KenclengNoticeProps {
  sortBy: KenclengSort | null
  /** How many programs are to be sorted. */
  count: number
  location: Location
  onLocate: () => void
  amounts: Amounts
}

/** Why the chosen order isn't there (yet). A list that only looks sorted would mislead. */
export function KenclengNotice(props: KenclengNoticeProps) {
  const text = <Notice {...props} />
  return (
    <div role="status" className={classes.notice}>
      {text}
    </div>
  )
}

function Notice({ sortBy, count, location, onLocate, amounts }: KenclengNoticeProps) {
  if (isByDistance(sortBy)) {
    if (location.kind === 'located') return null
    if (isWaiting(location)) return <p>Mencari lokasi Anda…</p>
    return (
      <>
        <p>Lokasi Anda tidak diketahui, jadi daftar belum urut menurut jarak.</p>
        {location.kind !== 'unsupported' && (
          <TextButton onClick={onLocate}>Cari lokasi saya</TextButton>
        )}
      </>
    )
  }
  if (!isByAmount(sortBy)) return null
  if (count > MAX_AMOUNT_SORT)
    return (
      <p>
        {`Urutan jumlah tersedia untuk paling banyak ${MAX_AMOUNT_SORT} masjid. Persempit dengan pencarian.`}
      </p>
    )
  if (amounts.settled < count)
    return <p>{`Memuat jumlah infaq: ${amounts.settled} dari ${count}`}</p>
  if (amounts.failed === 0) return null
  return (
    <InlineError
      text={`Jumlah infaq ${amounts.failed} masjid gagal dimuat, jadi ditaruh di akhir.`}
      onRetry={amounts.retry}
      retrying={false}
    />
  )
}
