import { type VerificationPurpose, verificationOf } from './verification'

/** Says that the verification is lost with a reload, where storage is denied or full. */
export function HeldNote({ purpose }: { purpose: VerificationPurpose }) {
  if (!verificationOf(purpose).isHeld()) return null
  return (
    <p className="jm-quiet" role="note">
      Browser ini tidak dapat menyimpan langkah Anda. Jangan muat ulang atau tutup halaman ini
      sampai selesai; jika telanjur, minta kode baru.
    </p>
  )
}
