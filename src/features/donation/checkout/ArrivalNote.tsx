import { useLocation } from 'react-router-dom'
import type { Donation } from '@/domain/donation/donation'
import { readArrival } from '@/features/donation/arrival'
import { formatWibDateTime } from '@/lib/time/wib-date'
import classes from './ArrivalNote.module.css'

/** More than clocks differ by, and than a donor waits to send again what had no answer. */
const EARLIER_MS = 2 * 60_000

/** For a donor who comes from the form: that the backend gave an earlier donation back, and that this browser keeps nothing. */
export function ArrivalNote({ code, donation }: { code: string; donation: Donation }) {
  const arrival = readArrival(useLocation().state)
  if (arrival === null) return null
  const { donatedAt } = donation
  const { sentAt } = arrival
  const isEarlier =
    donatedAt !== null && sentAt !== null && sentAt - donatedAt.getTime() > EARLIER_MS
  if (arrival.kept && !isEarlier) return null
  return (
    <div className={classes.note} role="note">
      {isEarlier && (
        <p className={classes.earlier}>
          {`Donasi ini sudah tercatat pada ${formatWibDateTime(donatedAt)}. Untuk berdonasi sekali lagi, isi formulirnya lagi.`}
        </p>
      )}
      {!arrival.kept && (
        <p>
          Peramban ini tidak dapat menyimpan riwayat. Simpan tautan halaman ini atau kode donasi{' '}
          <span className={classes.code}>{`${code}.`}</span>
        </p>
      )}
    </div>
  )
}
