import { zod4Resolver } from 'mantine-form-zod-resolver'
import { describe, expect, test } from 'vitest'
import { donationSchema, type DonationValues, emptyDonation, toWireForm } from './donation-form'
import { amountInAddress, methodProblem } from './gift-rules'

const validate = zod4Resolver(donationSchema())

const filled: DonationValues = {
  ...emptyDonation,
  price: '50000',
  donorName: 'Siti Rahmawati',
  donorPhone: '81234567890',
  paymentName: 'QRIS',
  codePayment: 'QRIS',
  typePayment: 'QRIS',
}

describe('the form', () => {
  test('accepts what is filled, with or without the optional fields', () => {
    expect(validate(filled)).toEqual({})
    expect(validate({ ...filled, donorEmail: 'bukan email', donorPray: 'Aamiin' })).toEqual({})
  })

  test('names everything that is missing at once', () => {
    expect(validate(emptyDonation)).toEqual({
      price: 'Mohon diisi terlebih dahulu',
      donorName: 'Mohon diisi terlebih dahulu',
      donorPhone: 'Mohon diisi terlebih dahulu',
      codePayment: 'Metode pembayaran wajib dipilih',
    })
  })

  test.each([
    ['', 'Mohon diisi terlebih dahulu'],
    ['0', 'Mohon diisi terlebih dahulu'],
    ['999,99', 'Nominal minimal Rp 1.000'],
    ['1000', undefined],
    ['Rp 50 ribu', undefined],
    ['Rp 50.000,00 - Rp 100.000,00', 'Ada lebih dari satu nominal. Tulis satu saja.'],
    ['50.000,000', 'Nominal belum jelas. Tulis dengan angka, misalnya 50.000'],
    ['USD 50', 'Tulis nominal dalam rupiah, misalnya 50.000'],
    ['1000000000000', 'Nominal terlalu besar'],
  ])('an amount of %j', (price, message) => {
    expect(validate({ ...filled, price }).price).toBe(message)
  })

  test.each([
    ['   ', 'Mohon diisi terlebih dahulu'],
    ['+62', 'Mohon diisi terlebih dahulu'],
    ['8', 'Nomor Whatsapp diisi minimal 10 digit'],
    ['+62 812-3456-7890', undefined],
    ['812 3456 7890 ext 12', 'Ada lebih dari satu nomor. Tulis satu saja.'],
  ])('a phone of "%s"', (donorPhone, message) => {
    expect(validate({ ...filled, donorPhone }).donorPhone).toBe(message)
  })

  test.each(['  ', '\u200b\u200b', '\u3164', '\u202e', '.'])('%j is no name', (donorName) => {
    expect(validate({ ...filled, donorName }).donorName).toBe('Mohon diisi terlebih dahulu')
  })
})

describe('the method and the amount', () => {
  test.each([
    ['VA', 19_999, false],
    ['VA', 20_000, true],
  ] as const)('%s at %d', (typePayment, amount, allowed) => {
    const price = String(amount)
    expect(methodProblem({ typePayment, price }) === null).toBe(allowed)
    const errors = validate({ ...filled, typePayment, price })
    expect('codePayment' in errors).toBe(!allowed)
  })

  test('counts the method’s own limits, where it has some', () => {
    const limits = { minAmount: 10_000, maxAmount: 2_000_000 }
    const own = zod4Resolver(
      donationSchema(({ codePayment }) => (codePayment === 'X' ? limits : undefined)),
    )
    const problemAt = (price: string, codePayment = 'X') =>
      own({ ...filled, typePayment: 'VA', codePayment, price }).codePayment
    expect(problemAt('10.000')).toBeUndefined()
    expect(problemAt('10.000', 'Y')).toMatch(/^Minimal Rp 20\.000 .*Tambah nominal/)
    expect(problemAt('9.999')).toMatch(/^Minimal Rp 10\.000 .*Tambah nominal/)
    expect(problemAt('2.000.001')).toMatch(/^Maksimal Rp 2\.000\.000 .*Kurangi nominal/)
  })

  test('says nothing of a method before there is an amount or a method', () => {
    expect(methodProblem({ typePayment: 'VA', price: '' })).toBeNull()
    expect(methodProblem({ typePayment: '', price: '5000' })).toBeNull()
  })

  test('is told beside the other mistakes', () => {
    const errors = validate({ ...filled, donorName: '', typePayment: 'VA', price: '19.999' })
    expect(Object.keys(errors).sort()).toEqual(['codePayment', 'donorName'])
    expect(errors.codePayment).toMatch(/^Minimal Rp 20\.000 /)
  })
})

describe('on the wire', () => {
  test('holds exactly the contract’s fields', () => {
    expect(toWireForm(filled, { kind: 'campaign', id: '12', type: 'infaq' })).toEqual({
      price: 50_000,
      donorName: 'Siti Rahmawati',
      donorPhone: '81234567890',
      donorEmail: '',
      donorPray: '',
      codePayment: 'QRIS',
      typePayment: 'QRIS',
      programId: 'ID-12',
      programType: 'infaq',
    })
  })

  test('prefixes a kencleng program, cleans the words, and normalises the phone', () => {
    const values = {
      ...filled,
      price: 'Rp 50.000,00',
      donorName: ' \u202eSiti\u200b ',
      donorPhone: 'WA +62 0812-3456-7890',
      donorEmail: '\ufeffsiti@surat.id ',
      donorPray: ' Ya Allah,\nAamiin\u202e\n',
    }
    expect(
      toWireForm(values, { kind: 'kencleng', id: '7', type: 'kencleng-masjid' }),
    ).toMatchObject({
      donorName: 'Siti',
      price: 50_000,
      donorPhone: '81234567890',
      donorEmail: 'siti@surat.id',
      donorPray: 'Ya Allah,\nAamiin',
      programId: 'KM-7',
      programType: 'kencleng-masjid',
    })
  })

  test.each([
    ['a method', { typePayment: '' }],
    ['an amount', { price: '' }],
    ['one amount', { price: 'Rp 50.000 - Rp 100.000' }],
    ['a number', { donorPhone: '812 3456 7890 ext 12' }],
  ] as const)('is never made of a form without %s', (_, wrong) => {
    expect(() =>
      toWireForm({ ...filled, ...wrong }, { kind: 'campaign', id: '1', type: 'x' }),
    ).toThrow()
  })
})

test.each([
  ['nominal=1000', '1000'],
  ['utm_ref=X&nominal=75500', '75500'],
  ['', null],
  ['nominal=999', null],
  ['nominal=050000', null],
  ['nominal=50.000', null],
  ['nominal=lima', null],
  ['nominal=99999999999999', null],
])('the amount that an address names: %s', (search, amount) => {
  expect(amountInAddress(new URLSearchParams(search))).toBe(amount)
})
