import { ApiError } from '@/api/errors'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { donationCode } from '@/domain/donation/remembered-donations'
import { programPath, type ProgramRef } from '@/domain/program/program'
import { amountIn } from '@/lib/amount/read-amount'
import type { DonationValues, WireForm } from '@/features/donation/donate/donation-form'
import { formatRupiah } from '@/lib/format-number'
import { type Owner, owner } from '@/lib/storage/owner'
import { waLink } from '@/lib/phone'
import { CopyButton } from '@/ui/button/CopyButton'
import { dismissToast, showToast, toastStore } from '@/ui/overlay/toast'
import classes from './outcome.module.css'
import type { Failure, Recorded } from './sending'

/** The backend recorded the donation but named an address that may not be followed. */
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

/** The backend may still record the donation after the browser's timeout (30 s). */
const NO_ANSWER = 'Belum ada jawaban dari server'

/** The backend may have broken after it recorded the donation. */
const BROKEN = 'Server sedang bermasalah'

/** It may say that it was done in words that the app doesn't know, or name no payment. */
const UNREADABLE = 'Jawaban server tidak dapat dibaca'

/** Nobody knows whether the donation was recorded, and the app doesn't know its code. */
const unknown = (why: string, keyed: boolean) =>
  `${why}, jadi belum pasti donasi Anda tercatat; bisa jadi sudah. Tenang, tidak ada dana yang terpotong sebelum Anda membayar. ${
    keyed
      ? 'Ketuk “Bayar Sekarang” untuk mengirim lagi: selama isiannya sama, donasi tidak akan tercatat dua kali.'
      : 'Donasi ini tidak tampil di Riwayat Donasi karena kodenya belum kami terima. Tanyakan kepada kami, atau kirim lagi: jika nanti tercatat dua kali, cukup bayar salah satu.'
  }`

/** The page was loaded anew before the answer came. */
export const INTERRUPTED =
  'Halaman ini dimuat ulang sebelum server menjawab, jadi belum pasti donasi Anda tercatat. Tenang, tidak ada dana yang terpotong sebelum Anda membayar. Tanyakan kepada kami, atau ketuk “Bayar Sekarang” untuk mengirim lagi: jika nanti tercatat dua kali, cukup bayar salah satu.'

export const INTERRUPTED_KEYED =
  'Halaman ini dimuat ulang sebelum server menjawab, jadi belum pasti donasi Anda tercatat. Tenang, tidak ada dana yang terpotong sebelum Anda membayar. Ketuk “Bayar Sekarang” untuk mengirim lagi: selama isiannya sama, donasi tidak akan tercatat dua kali.'

const inDoubt = [
  ...[NO_ANSWER, BROKEN, UNREADABLE].flatMap((why) => [unknown(why, false), unknown(why, true)]),
  INTERRUPTED,
  INTERRUPTED_KEYED,
]

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
const RECORDED_AFTER_LEAVING =
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
  if (error instanceof ApiError) {
    // If not, the program could not be loaded.
    const sent = error.operation === STORE
    if (error.kind === 'refused')
      return sent && leavesOpen(error) ? unknown(whyOpen(error), keyed) : error.message
    if (sent && error.kind === 'malformed') return unknown(UNREADABLE, keyed)
    if (offline) return OFFLINE
    return sent ? unknown(NO_ANSWER, keyed) : error.message
  }
  if (error instanceof Error && error.message === UNSAFE_REDIRECT)
    return keyed ? UNSAFE_REDIRECT_KEYED : UNSAFE_REDIRECT
  return 'Donasi belum dapat diproses. Isian Anda tetap tersimpan, silakan coba lagi.'
}

/**
 * Whether a refusal leaves open what was done before it. What the server says itself, in the contract's words, is its
 * answer (docs/contract.md, The wire); a crash, a gateway and what stands between (Cloudflare's 520) know nothing.
 */
const leavesOpen = ({ status, said }: ApiError) =>
  GATEWAY_FAILURES.includes(status) || (status >= 500 && !said)

const whyOpen = ({ status }: ApiError) => (GATEWAY_FAILURES.includes(status) ? NO_ANSWER : BROKEN)

/** Whether the backend may have recorded the donation although the sending failed. */
export function mayBeRecorded(error: unknown, { offline }: Pick<Way, 'offline'>): boolean {
  if (!(error instanceof ApiError))
    return error instanceof Error && error.message === UNSAFE_REDIRECT
  if (error.operation !== STORE) return false
  if (error.kind === 'network') return !offline
  return error.kind === 'malformed' || leavesOpen(error)
}

/**
 * The address of a chat with the organisation that asks whether a donation was recorded, with the data needed to find
 * it. The donor's number is left out: the chat shows it.
 * @param sent names the donor as the backend knows him
 */
export function doubtLink(
  program: ProgramRef,
  { price, paymentName }: DonationValues,
  { donorName }: Pick<WireForm, 'donorName'>,
): string {
  return waLink(
    settingsStore.get().contactPhone,
    [
      'Assalamu’alaikum, saya mengirim donasi berikut tetapi tidak mendapat jawaban. Apakah sudah tercatat?',
      '',
      `Program: ${window.location.origin}${programPath(program)}`,
      `Nominal: ${formatRupiah(amountIn(price))}`,
      `Nama: ${donorName}`,
      `Metode pembayaran: ${paymentName}`,
    ].join('\n'),
  )
}

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
      extra: () => <CopyButton value={code} label="Salin kode" />,
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
