import { donationCode } from '@/domain/donation/remembered-donations'
import { CopyButton } from '@/ui/CopyButton'
import { dismissToast, showToast, toastStore } from '@/ui/toast-store'
import { RECORDED_AFTER_ENTERING, RECORDED_AFTER_LEAVING } from './failure-text'
import classes from './tell-outcome.module.css'
import type { Failure, Recorded } from './underway'

const IN_HISTORY = 'Catatannya ada di Riwayat Donasi, di halaman Profil.'
const NEWS_MS = 8_000

/** Tells a donor who has left the form that the donation was recorded, and where to find it. */
export function tellRecorded({ target, kept }: Recorded): void {
  const code = target.kind === 'internal' ? donationCode(target.path) : null
  if (kept) {
    const news =
      code === null
        ? `Donasi Anda sudah tercatat, tetapi belum dibayar. ${IN_HISTORY}`
        : 'Donasi Anda sudah tercatat. Pembayarannya ada di Riwayat Donasi, di halaman Profil.'
    showToast(news, { duration: NEWS_MS })
    return
  }
  // The code is shown nowhere else, so this toast stays until the donor closes it.
  const unkept = 'Perangkat ini tidak dapat menyimpannya di Riwayat Donasi'
  if (code === null)
    showToast(`Donasi Anda sudah tercatat, tetapi belum dibayar. ${unkept}.`, {
      duration: Infinity,
    })
  else
    showToast(`Donasi Anda sudah tercatat dengan kode ${code}. ${unkept}, jadi salin kodenya.`, {
      duration: Infinity,
      extra: () => <CopyButton value={code} label="Salin Kode" />,
    })
}

/**
 * Tells that a donation was recorded after its account was logged out. Says nothing if the donation wasn't kept: then
 * another account may be logged in, and the message isn't for its user.
 */
export function tellLeft({ kept }: Recorded): void {
  if (kept) showToast(RECORDED_AFTER_LEAVING, { duration: NEWS_MS })
}

/**
 * Tells where a visitor's donation is, after an account was logged in. If the donation wasn't kept, its code is shown:
 * a visitor's data may be read by whoever logs in.
 */
export function tellEntered(recorded: Recorded): void {
  if (recorded.kept) showToast(RECORDED_AFTER_ENTERING, { duration: NEWS_MS })
  else tellRecorded(recorded)
}

/** A server's words may not name the donation: away from the form nobody would know what they are about. */
const awayFromForm = (failure: string) =>
  /donasi/i.test(failure) ? failure : `Donasi Anda belum berhasil. ${failure}`

/**
 * Tells a donor who has left the form that the donation failed, or that nobody knows. Stays until it is closed, or the
 * form says it (see {@link hideFailed}).
 */
export function tellFailed({ failure, askUrl }: Failure): void {
  showToast(awayFromForm(failure), {
    tone: 'error',
    duration: Infinity,
    ...(askUrl !== null && {
      extra: () => (
        <a className={classes.ask} href={askUrl} target="_blank" rel="noopener">
          Tanyakan lewat WhatsApp
        </a>
      ),
    }),
  })
}

/** Takes the toast of {@link tellFailed} away. */
export function hideFailed({ failure }: Failure): void {
  for (const { id, message } of toastStore.get())
    if (message === awayFromForm(failure)) dismissToast(id)
}
