import type { Donation } from '@/domain/donation/donation'
import { formatRupiah, splitLastThree } from '@/lib/format-number'

/**
 * The kinds of payment that need different instructions. `transfer` and `other` are methods that the contract doesn't
 * name: the first has a number to pay to, the second none.
 */
export type PaymentKind = 'qris' | 'e-wallet' | 'manual' | 'va' | 'transfer' | 'other'

const kinds: ReadonlyMap<string, PaymentKind> = new Map([
  ['qris', 'qris'],
  ['e-wallet', 'e-wallet'],
  ['ewallet', 'e-wallet'],
  ['manual', 'manual'],
  ['va', 'va'],
])

/** The kind of a donation's `metode_bayar`; case doesn't matter. */
export function paymentKind({
  method,
  accountNumber,
}: Pick<Donation, 'method' | 'accountNumber'>): PaymentKind {
  const named = kinds.get(method.trim().toLowerCase())
  return named ?? (accountNumber === null ? 'other' : 'transfer')
}

/** Whether nothing can be paid without a number: an e-wallet may send its bill by itself. */
export const needsNumber = (kind: PaymentKind): boolean => kind === 'manual' || kind === 'va'

/** Whether the backend notices the payment by itself. We don't assume that of a method that the contract doesn't name. */
export const confirmsItself = (kind: PaymentKind): boolean =>
  kind === 'qris' || kind === 'e-wallet' || kind === 'va'

const accountLabels = {
  qris: 'Nomor pembayaran',
  'e-wallet': 'Nomor tujuan',
  manual: 'Nomor rekening',
  va: 'Nomor Virtual Account',
  transfer: 'Nomor tujuan',
  other: 'Nomor tujuan',
} as const satisfies Record<PaymentKind, string>

/** The label of the number to pay to. */
export function accountLabel(kind: PaymentKind): string {
  return accountLabels[kind]
}

/**
 * A number to pay to, as a banking app takes it: `"8808 0812-3456"` → `"880808123456"`. It also
 * removes dots and a name, which the contract doesn't allow. A number with letters between its digits stays whole.
 */
export function accountDigits(accountNumber: string): string {
  const [digits, ...others] = accountNumber.replace(/[\s.-]/g, '').match(/\d+/g) ?? []
  return digits === undefined || others.length > 0 ? accountNumber.replace(/[\s-]/g, '') : digits
}

/** The same number in groups of four, as people compare and type it; joined, they are the number. */
export function accountGroups(accountNumber: string): string[] {
  return accountDigits(accountNumber).match(/.{1,4}/g) ?? []
}

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

/**
 * The three digits that identify a manual transfer; null when the amount has none. The transaction has only the total,
 * so the code is read from it; an amount that ends with 000 has no code.
 * @param amount whole rupiah to be paid
 */
export function uniqueCode(kind: PaymentKind, amount: number): string | null {
  if (kind !== 'manual') return null
  const { tail } = splitLastThree(amount)
  return tail === '000' ? null : tail
}
