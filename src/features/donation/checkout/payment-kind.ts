import type { Donation } from '@/domain/donation/donation'

/**
 * How a donation is paid, as far as the instruction differs (spec §2 Payment instruction, §3).
 * `transfer` and `other` are methods that the contract doesn't name: with a number to pay to, and without.
 */
export type PaymentKind = 'qris' | 'e-wallet' | 'manual' | 'va' | 'transfer' | 'other'

const kinds: Readonly<Record<string, PaymentKind>> = {
  qris: 'qris',
  'e-wallet': 'e-wallet',
  ewallet: 'e-wallet',
  manual: 'manual',
  va: 'va',
}

/** The kind of a donation's `metode_bayar`; upper and lower case count as the same word. */
export function paymentKind({
  method,
  accountNumber,
}: Pick<Donation, 'method' | 'accountNumber'>): PaymentKind {
  const named = kinds[method.trim().toLowerCase()]
  return named ?? (accountNumber === null ? 'other' : 'transfer')
}

const accountLabels = {
  qris: 'Nomor pembayaran',
  'e-wallet': 'Nomor tujuan',
  manual: 'Nomor rekening',
  va: 'Nomor Virtual Account',
  transfer: 'Nomor tujuan',
  other: 'Nomor tujuan',
} as const satisfies Record<PaymentKind, string>

/** What the number to pay to is called. */
export function accountLabel(kind: PaymentKind): string {
  return accountLabels[kind]
}

/** A number to pay to as a banking app takes it: `"8808 0812-3456"` → `"880808123456"`. */
export function accountDigits(accountNumber: string): string {
  return accountNumber.replace(/[\s-]/g, '')
}

/** The same number in groups of four, as people compare and type it; joined, they are the number. */
export function accountGroups(accountNumber: string): string[] {
  return accountDigits(accountNumber).match(/.{1,4}/g) ?? []
}
