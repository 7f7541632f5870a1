import { parseWib } from '@/lib/time/wib-date'
import { certainText, requiredAmount } from '@/api/decode'
import type { components } from '@/api/generated/backend'
import { readNames } from './dedication'
import { donorName, donorDoa } from './donor-words'

/** One row of a program's history. */
export interface DonationRow {
  donor: string
  paidAt: Date | null
  amount: number
  doa: string | null
  /** In whose name it was given, one name a line. */
  names: string | null
}

/** @throws DecodeError with an amount that is no whole number */
export function toDonationRow(
  wire: components['schemas']['TransactionListItem'],
  what: string,
): DonationRow {
  return {
    donor: donorName(wire.donatur),
    paidAt: parseWib(certainText(wire.tgl_bayar)),
    amount: requiredAmount(wire.nominal, `${what}.nominal`),
    doa: donorDoa(wire.doa),
    names: readNames(wire.atas_nama),
  }
}
