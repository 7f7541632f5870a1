import { describe, expect, it } from 'vitest'
import { crc16, donationQris, type QrisMerchant } from './qris'

const merchant: QrisMerchant = {
  name: 'MASJID CONTOH',
  city: 'BANDUNG',
  postalCode: '40132',
  nmid: 'ID1000000000001',
  pan: '936000010000000001',
}

describe('crc16', () => {
  it('gives the published check value, and pads to four digits', () => {
    expect(crc16('123456789')).toBe('29B1')
    for (let index = 0; index < 500; index += 1)
      expect(crc16(String(index))).toMatch(/^[0-9A-F]{4}$/)
  })
})

describe('donationQris', () => {
  it('lays the tags out in the published order', () => {
    const body =
      '000201' +
      '010212' +
      '2667' +
      '0017ID.CO.EXAMPLE.WWW' +
      '0118936000010000000001' +
      '02131000000000001' +
      '0303UME' +
      '5144' +
      '0014ID.CO.QRIS.WWW' +
      '0215ID1000000000001' +
      '0303UME' +
      '52048398' +
      '5303360' +
      '540550123' +
      '5802ID' +
      '5913MASJID CONTOH' +
      '6007BANDUNG' +
      '610540132' +
      '6225' +
      '0514INV20260101ABC' +
      '0703A01' +
      '6304'
    expect(donationQris(50_123, 'INV20260101ABC', merchant)).toBe(`${body}${crc16(body)}`)
  })

  it.each([0, -1, 0.5, Number.NaN, 10_000_000_000_000])('refuses the amount %s', (nominal) => {
    expect(() => donationQris(nominal, 'A')).toThrow(RangeError)
  })

  it('refuses a reference that is too long, empty or not ASCII', () => {
    expect(() => donationQris(1000, 'X'.repeat(26))).toThrow(RangeError)
    expect(() => donationQris(1000, '')).toThrow(RangeError)
    expect(() => donationQris(1000, 'kode–1')).toThrow(RangeError)
  })
})
