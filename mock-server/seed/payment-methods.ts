import { DEFAULT_ASSET_URL } from './asset-url'
import type { SeedPaymentMethod } from './types'

type Row = Omit<SeedPaymentMethod, 'id' | 'image'>

/** The order is the one the backend shows them in: the cheapest for the donor first. */
const rows: readonly Row[] = [
  { type: 'QRIS', channel_name: 'QRIS', code: 'QRIS', max_nominal: 10_000_000 },
  { type: 'E-wallet', channel_name: 'GoPay', code: 'GOPAY' },
  { type: 'E-wallet', channel_name: 'OVO', code: 'OVO' },
  { type: 'E-wallet', channel_name: 'DANA', code: 'DANA' },
  { type: 'E-wallet', channel_name: 'ShopeePay', code: 'SHOPEEPAY' },
  { type: 'E-wallet', channel_name: 'LinkAja', code: 'LINKAJA', max_nominal: 2_000_000 },
  { type: 'Manual', channel_name: 'Bank Syariah Indonesia (BSI)', code: 'BSI' },
  { type: 'Manual', channel_name: 'Bank Mandiri', code: 'MANDIRI' },
  { type: 'Manual', channel_name: 'BCA', code: 'BCA' },
  { type: 'Manual', channel_name: 'Bank Muamalat', code: 'MUAMALAT' },
  { type: 'VA', channel_name: 'BSI Virtual Account', code: 'BSIVA' },
  { type: 'VA', channel_name: 'BNI Virtual Account', code: 'BNIVA' },
  { type: 'VA', channel_name: 'BRI Virtual Account', code: 'BRIVA', min_nominal: 15_000 },
  {
    type: 'VA',
    channel_name: 'Mandiri Virtual Account',
    code: 'MANDIRIVA',
    petunjuk: [
      'Buka Livin’ by Mandiri, lalu pilih Bayar.',
      'Pilih Virtual Account dan tempelkan nomor di atas.',
      'Pastikan nama yang muncul adalah JEJARING MASJID.',
      'Masukkan PIN Livin’ Anda.',
    ],
  },
]

/**
 * The payment methods of `get_all_payment_method`, all four types.
 * @param assetUrl where the wordmarks are served, without a trailing slash
 */
export function makePaymentMethods(assetUrl: string = DEFAULT_ASSET_URL): SeedPaymentMethod[] {
  return rows.map((row, index) => ({
    id: index + 1,
    ...row,
    image: `${assetUrl}/payments/${row.code}.svg`,
  }))
}

/** Account numbers of the manual transfers, by code: made up, of the length each bank really uses. */
export const manualAccounts: Readonly<Record<string, string>> = {
  BSI: '7100004010',
  MANDIRI: '1230004010719',
  BCA: '0104010719',
  MUAMALAT: '3010040107',
}
