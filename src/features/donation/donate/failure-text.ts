import { ApiError } from '@/api/errors'

/** The backend recorded the donation but named no address that may be followed. */
export const UNSAFE_REDIRECT =
  'Donasi sudah dikirim, tetapi halaman pembayarannya tidak dapat dibuka dengan aman. Belum ada dana yang terpotong. Silakan coba lagi; jika nanti tercatat dua kali, cukup bayar salah satu.'

/** The same, where sending again with the donation's key can't make a second one. */
const UNSAFE_REDIRECT_KEYED =
  'Donasi sudah dikirim, tetapi halaman pembayarannya tidak dapat dibuka dengan aman. Belum ada dana yang terpotong. Silakan coba lagi: selama isiannya sama, donasi tidak akan tercatat dua kali.'

const OFFLINE =
  'Anda sedang offline, jadi donasi belum terkirim. Isian Anda tetap tersimpan. Sambungkan internet, lalu coba lagi.'

const STORE = '/transaction/storeDonate'

/** A gateway got no answer, or none that it understood, from the server behind it (RFC 9110, 15.6.3 and 15.6.5). */
const GATEWAY_FAILURES = [502, 504]

/** The backend may still record the donation after the browser's timeout (30 s). The app then doesn't know its code. */
const UNKNOWN =
  'Belum ada jawaban dari server, jadi belum pasti donasi Anda tercatat; bisa jadi sudah. Tenang, tidak ada dana yang terpotong sebelum Anda membayar. Donasi ini tidak tampil di Riwayat Donasi karena kodenya belum kami terima. Tanyakan kepada kami, atau kirim lagi: jika nanti tercatat dua kali, cukup bayar salah satu.'

const UNKNOWN_KEYED =
  'Belum ada jawaban dari server, jadi belum pasti donasi Anda tercatat; bisa jadi sudah. Tenang, tidak ada dana yang terpotong sebelum Anda membayar. Tekan Bayar Sekarang untuk mengirim lagi: selama isiannya sama, donasi tidak akan tercatat dua kali.'

/** The page was loaded anew before the answer came. */
export const INTERRUPTED =
  'Halaman ini dimuat ulang sebelum server menjawab, jadi belum pasti donasi Anda tercatat. Tenang, tidak ada dana yang terpotong sebelum Anda membayar. Tanyakan kepada kami, atau tekan Bayar Sekarang untuk mengirim lagi: jika nanti tercatat dua kali, cukup bayar salah satu.'

export const INTERRUPTED_KEYED =
  'Halaman ini dimuat ulang sebelum server menjawab, jadi belum pasti donasi Anda tercatat. Tenang, tidak ada dana yang terpotong sebelum Anda membayar. Tekan Bayar Sekarang untuk mengirim lagi: selama isiannya sama, donasi tidak akan tercatat dua kali.'

const inDoubt = [UNKNOWN, UNKNOWN_KEYED, INTERRUPTED, INTERRUPTED_KEYED]

/** Whether this failure leaves open if the donation was recorded: then only the organisation knows. */
export function isInDoubt(failure: string): boolean {
  return inDoubt.includes(failure)
}

/**
 * The account was logged out, here or in another tab, before the answer came. Another person may read this text, so it
 * contains nothing about the account.
 */
export const LEFT_MEANWHILE =
  'Akun keluar sebelum server menjawab, jadi belum pasti donasi yang tadi dikirim tercatat. Tenang, tidak ada dana yang terpotong sebelum Anda membayar. Masuk kembali, lalu lihat Riwayat Donasi di halaman Profil.'

/**
 * An account was logged in, here or in another tab, before the answer to a visitor's donation came. Another person may
 * read this text, so it contains nothing about the donation.
 */
export const ENTERED_MEANWHILE =
  'Ada yang masuk ke akun di perangkat ini sebelum server menjawab, jadi belum pasti donasi yang tadi dikirim tanpa akun tercatat. Tenang, tidak ada dana yang terpotong sebelum Anda membayar. Tunggu sebentar: jika tercatat, donasi itu tampil di Riwayat Donasi, di halaman Profil, sebagai donasi tanpa akun.'

/** An account was logged in before the answer came, and the visitor's donation was recorded. */
export const RECORDED_AFTER_ENTERING =
  'Donasi yang tadi dikirim tanpa akun sudah tercatat, tetapi belum dibayar. Catatannya ada di Riwayat Donasi, di halaman Profil, sebagai donasi tanpa akun.'

/** The account was logged out before the answer came, and the donation was recorded. */
export const RECORDED_AFTER_LEAVING =
  'Donasi yang tadi dikirim sudah tercatat, tetapi belum dibayar. Masuk kembali, lalu lihat Riwayat Donasi di halaman Profil.'

/** How a donation was sent. */
export interface Way {
  /** Whether the device was offline: then it certainly never left. */
  offline: boolean
  /** Whether its key went along: sent again, the same donation comes back. */
  keyed: boolean
}

/** Why a donation did not go through, as honestly as can be known: what the server said, or that nobody knows. */
export function failureText(error: unknown, { offline, keyed }: Way): string {
  const unsafe = keyed ? UNSAFE_REDIRECT_KEYED : UNSAFE_REDIRECT
  const unknown = keyed ? UNKNOWN_KEYED : UNKNOWN
  if (error instanceof ApiError) {
    // If not, the program could not be loaded.
    const sent = error.operation === STORE
    if (sent && GATEWAY_FAILURES.includes(error.status)) return unknown
    if (error.kind === 'refused') return error.message
    if (offline) return OFFLINE
    if (!sent) return error.message
    return error.kind === 'malformed' ? unsafe : unknown
  }
  return error instanceof Error && error.message === UNSAFE_REDIRECT
    ? unsafe
    : 'Donasi belum dapat diproses. Isian Anda tetap tersimpan, silakan coba lagi.'
}

/** Whether the backend may have recorded the donation although the sending failed. */
export function mayBeRecorded(error: unknown, { offline }: Pick<Way, 'offline'>): boolean {
  if (!(error instanceof ApiError))
    return error instanceof Error && error.message === UNSAFE_REDIRECT
  if (error.operation !== STORE) return false
  return error.kind === 'refused' ? error.status >= 500 : !offline
}
