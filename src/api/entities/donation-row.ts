import { parseWib } from '@/lib/wib-date'
import { record, requiredAmount, text } from '../decode'
import type { components } from '../generated/backend'
import { donorName, donorPrayer } from './donor-words'

/** One row of a program's history (spec §3 Transaction list item). */
export interface DonationRow {
  donor: string
  paidAt: Date | null
  amount: number
  prayer: string | null
}

/** @throws DecodeError when it is no object, or with an amount that is no whole number */
export function toDonationRow(value: unknown, what: string): DonationRow {
  const wire = record<components['schemas']['TransactionListItem']>(value, what)
  return {
    donor: donorName(wire.donatur),
    paidAt: parseWib(text(wire.tgl_bayar) ?? ''),
    amount: requiredAmount(wire.nominal, `${what}.nominal`),
    prayer: donorPrayer(wire.doa),
  }
}
