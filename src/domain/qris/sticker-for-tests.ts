import { crc16 } from './sticker'

export const field = (id: string, value: string) =>
  `${id}${String(value.length).padStart(2, '0')}${value}`

interface Printed {
  name: string
  /** Null: without tag 51. */
  nmid: string | null
  /** Tag 01. */
  kind: string
  amount: string | null
  country: string
  /** Further data objects before the checksum. */
  more: string
}

/** What a sticker's QR code holds. */
export function stickerCode({
  name = 'MASJID AL HIKMAH',
  nmid = 'ID1020304050607',
  kind = '11',
  amount = null,
  country = 'ID',
  more = '',
}: Partial<Printed> = {}): string {
  const acquirer = field('00', 'ID.CO.BANKCONTOH.WWW') + field('01', '936000220000012345')
  const body = [
    field('00', '01'),
    field('01', kind),
    field('26', acquirer + field('02', '000000000012345') + field('03', 'UMI')),
    nmid === null
      ? ''
      : field('51', field('00', 'ID.CO.QRIS.WWW') + field('02', nmid) + field('03', 'UMI')),
    field('52', '8398') + field('53', '360'),
    amount === null ? '' : field('54', amount),
    field('58', country) + field('59', name) + field('60', 'KAB. BANDUNG') + field('61', '40391'),
    `${more}6304`,
  ].join('')
  return body + crc16(body)
}
