import { formatRupiah } from '@/lib/format-number'
import { needsNumber, type PaymentKind } from './payment-kind'

interface StepFacts {
  /** The method's own name: "GoPay", "Bank Syariah Indonesia". */
  channel: string
  /** Whole rupiah. */
  amount: number
  /** The last three digits of the amount if they are a unique code, else null. */
  uniqueCode: string | null
  /** Whether the screen shows a number to pay to. */
  hasNumber: boolean
}

/**
 * How to pay, step by step, in words for people who rarely do it: by QRIS, virtual account, e-wallet or bank transfer,
 * with the unique code where there is one (docs/product.md, Payment instruction).
 */
export function paymentSteps(
  kind: PaymentKind,
  { channel, amount, uniqueCode, hasNumber }: StepFacts,
): string[] {
  const total = formatRupiah(amount)
  switch (needsNumber(kind) && !hasNumber ? 'other' : kind) {
    case 'qris':
      return [
        'Buka aplikasi bank atau dompet digital Anda, lalu pilih menu Scan atau QRIS.',
        'Arahkan kamera ke kode QR di atas. Jika Anda membuka halaman ini di ponsel yang sama, ketuk “Unduh QR”, lalu pilih gambarnya dari galeri di menu Scan.',
        `Pastikan nominalnya ${total}.`,
        'Masukkan PIN Anda untuk membayar.',
        'Kembali ke halaman ini. Status berubah menjadi Lunas secara otomatis.',
      ]
    case 'manual':
      return [
        `Buka aplikasi bank Anda atau datang ke ATM, lalu pilih Transfer ke rekening ${channel}.`,
        'Salin nomor rekening di atas dan tempelkan sebagai rekening tujuan.',
        uniqueCode === null
          ? `Masukkan nominal tepat ${total}. Jangan dibulatkan.`
          : `Masukkan nominal tepat ${total}, termasuk 3 digit kode unik di belakang. Jangan dibulatkan.`,
        'Periksa kembali nomor rekening dan nominalnya, lalu selesaikan transfer dan simpan buktinya.',
        'Kami memeriksa pembayaran Anda paling lama 1x24 jam. Setelah itu status berubah menjadi Lunas.',
      ]
    case 'va':
      return [
        'Buka aplikasi bank Anda atau datang ke ATM, lalu pilih menu Virtual Account.',
        'Salin nomor Virtual Account di atas dan tempelkan sebagai tujuan.',
        `Periksa tagihan yang muncul: nominalnya harus tepat ${total}.`,
        'Masukkan PIN Anda untuk membayar, lalu simpan buktinya.',
        'Pembayaran diverifikasi otomatis. Status di halaman ini berubah menjadi Lunas.',
      ]
    case 'e-wallet':
      return [
        `Buka aplikasi ${channel} di ponsel Anda.`,
        hasNumber
          ? 'Pilih menu Kirim atau Bayar, lalu tempelkan nomor tujuan di atas.'
          : `Cari tagihan donasi ini di menu notifikasi atau tagihan ${channel}.`,
        `Pastikan nominalnya tepat ${total}.`,
        'Masukkan PIN Anda untuk membayar.',
        hasNumber
          ? 'Kembali ke halaman ini. Status berubah menjadi Lunas setelah pembayaran kami terima.'
          : 'Kembali ke halaman ini. Jika tagihan belum muncul, ketuk “Konfirmasi Pembayaran” agar kami bantu.',
      ]
    case 'transfer':
      return [
        `Buka aplikasi bank atau dompet digital Anda, lalu pilih menu Transfer untuk ${channel}.`,
        'Salin nomor tujuan di atas dan tempelkan sebagai penerima.',
        `Masukkan nominal tepat ${total}. Jangan dibulatkan.`,
        'Periksa kembali nomor tujuan dan nominalnya, lalu selesaikan pembayaran dan simpan buktinya.',
        'Status di halaman ini berubah menjadi Lunas setelah pembayaran kami terima.',
      ]
    case 'other':
      return [
        'Ketuk “Konfirmasi Pembayaran” di bawah untuk menghubungi kami.',
        `Kami memandu Anda membayar ${total} melalui ${channel}.`,
        'Status di halaman ini berubah menjadi Lunas setelah pembayaran kami terima.',
      ]
  }
}

/** How long it takes until a payment is confirmed. */
export function verificationNote(kind: PaymentKind): string {
  switch (kind) {
    case 'manual':
      return 'Verifikasi transfer bank manual paling lama 1x24 jam.'
    case 'va':
      return 'Verifikasi Virtual Account berlangsung otomatis.'
    case 'qris':
    case 'e-wallet':
    case 'transfer':
    case 'other':
      return 'Halaman ini berubah sendiri begitu pembayaran kami terima.'
  }
}
