import { donationCode } from '@/domain/donation/remembered-donations'
import { type Owner, owner } from '@/lib/owner'
import { CopyButton } from '@/ui/CopyButton'
import { dismissToast, showToast, toastStore } from '@/ui/toast-store'
import { RECORDED_AFTER_ENTERING, RECORDED_AFTER_LEAVING } from './failure-text'
import classes from './tell-outcome.module.css'
import type { Failure, Recorded } from './sending'

const IN_HISTORY = 'Catatannya ada di Riwayat Donasi, di halaman Profil.'
const NEWS_MS = 8_000

/**
 * Tells a donor who has left the form that the donation was recorded, and where to find it. To another owner it says
 * only that, and nothing of an account's donation that wasn't kept.
 * @param whose the owner of this tab when it was sent
 */
export function tellRecorded(recorded: Recorded, whose: Owner): void {
  // A visitor's data may be read by whoever logs in, and only this toast has the code of what wasn't kept.
  if (owner() === whose || (whose === null && !recorded.kept)) tellDonor(recorded)
  else if (recorded.kept)
    showToast(whose === null ? RECORDED_AFTER_ENTERING : RECORDED_AFTER_LEAVING, {
      duration: NEWS_MS,
    })
}

function tellDonor({ target, kept }: Recorded) {
  const code = target.kind === 'internal' ? donationCode(target.path) : null
  if (kept) {
    const news =
      code === null
        ? `Donasi Anda sudah tercatat, tetapi belum dibayar. ${IN_HISTORY}`
        : 'Donasi Anda sudah tercatat. Pembayarannya ada di Riwayat Donasi, di halaman Profil.'
    showToast(news, { duration: NEWS_MS })
    return
  }
  const unkept = 'Perangkat ini tidak dapat menyimpannya di Riwayat Donasi'
  // The code is shown nowhere else, so this toast stays until the donor closes it.
  const duration = Infinity
  if (code === null)
    showToast(`Donasi Anda sudah tercatat, tetapi belum dibayar. ${unkept}.`, { duration })
  else
    showToast(`Donasi Anda sudah tercatat dengan kode ${code}. ${unkept}, jadi salin kodenya.`, {
      duration,
      extra: () => <CopyButton value={code} label="Salin Kode" />,
    })
}

/** A server's words may not name the donation: away from the form nobody would know what they are about. */
const awayFromForm = (failure: string) =>
  /donasi/i.test(failure) ? failure : `Donasi Anda belum berhasil. ${failure}`

/**
 * Tells a donor who has left the form that the donation failed, or that nobody knows. Stays until it is closed, or the
 * form says it (see {@link hideFailed}).
 * @param whose the owner of this tab when it was sent
 */
export function tellFailed({ failure, askUrl }: Failure, whose: Owner): void {
  // The server's words to an account may be about it. A visitor's are for whoever logs in (see `owned-storage`).
  if (whose !== null && owner() !== whose) return
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
