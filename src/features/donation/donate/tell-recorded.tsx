import { donationCode } from '@/lib/remembered-donations'
import { CopyButton } from '@/ui/CopyButton'
import { showToast } from '@/ui/toast-store'
import { RECORDED_AFTER_LEAVING } from './failure-text'
import type { Recorded } from './underway'

const IN_HISTORY = 'Catatannya ada di Riwayat Donasi, di halaman Profil.'
const NEWS_MS = 8_000

/** Tells a donor who has gone elsewhere meanwhile what became of the donation, and where it is found. */
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
  // Nothing else will ever tell the code again: it stays until the donor closes it.
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

/** Tells it after its account has left; nothing where somebody else is there now, for whom it isn't kept either. */
export function tellLeft({ kept }: Recorded): void {
  if (kept) showToast(RECORDED_AFTER_LEAVING, { duration: NEWS_MS })
}
