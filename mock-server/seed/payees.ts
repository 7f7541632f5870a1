import type { components } from '../../src/api/generated/backend'
import type { SeedPaymentMethod } from './types'

type Payee = Pick<components['schemas']['Transaction'], 'nama_penerima' | 'nama_merchant' | 'nmid'>

/** Whom the donor's own app will name, made up, as each type of payment shows it. */
export const payees: Record<SeedPaymentMethod['type'], Payee> = {
  QRIS: { nama_merchant: 'JEJARING MASJID', nmid: 'ID1020304050607' },
  'E-wallet': { nama_penerima: 'JEJARING MASJID' },
  Manual: { nama_penerima: 'YAYASAN JEJARING MASJID NUSANTARA' },
  VA: { nama_penerima: 'JEJARING MASJID - DONASI' },
}
