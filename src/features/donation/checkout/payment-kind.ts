import type { Donation } from '@/domain/donation/donation'

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
