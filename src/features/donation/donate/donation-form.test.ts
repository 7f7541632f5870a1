import { zod4Resolver } from 'mantine-form-zod-resolver'
import { describe, expect, test } from 'vitest'
import {
  donationSchema,
  type DonationValues,
  emptyDonation,
  methodProblem,
  toWireForm,
} from './donation-form'

const validate = zod4Resolver(donationSchema)

const filled: DonationValues = {
  ...emptyDonation,
  price: 50_000,
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

  test('names everything that is missing at once, in the words of spec §5', () => {
    expect(validate(emptyDonation)).toEqual({
      price: 'Mohon diisi terlebih dahulu',
      donorName: 'Mohon diisi terlebih dahulu',
      donorPhone: 'Mohon diisi terlebih dahulu',
      codePayment: 'Metode pembayaran wajib dipilih',
    })
  })

  test.each([
    [0, 'Mohon diisi terlebih dahulu'],
    [1, 'Nominal minimal Rp 1.000'],
    [999, 'Nominal minimal Rp 1.000'],
    [1_000, undefined],
  ])('an amount of %d', (price, message) => {
    expect(validate({ ...filled, price })['price']).toBe(message)
  })

  test.each([
    ['   ', 'Mohon diisi terlebih dahulu'],
    ['+62', 'Mohon diisi terlebih dahulu'],
    ['abc', 'Mohon diisi terlebih dahulu'],
    ['8', undefined],
    ['+62 812-3456-7890', undefined],
    ['812345678901234', undefined],
    ['8123456789012345', 'Nomor paling panjang 15 angka'],
  ])('a phone of "%s"', (donorPhone, message) => {
    expect(validate({ ...filled, donorPhone })['donorPhone']).toBe(message)
  })

  test.each(['  ', '\u200b\u200b', '\u3164', '\u202e', '.'])('%j is no name', (donorName) => {
    expect(validate({ ...filled, donorName })['donorName']).toBe('Mohon diisi terlebih dahulu')
  })
})

describe('the method and the amount', () => {
  test.each([
    ['QRIS', 999, false],
    ['QRIS', 1_000, true],
    ['E-wallet', 999, false],
    ['E-wallet', 1_000, true],
    ['Manual', 19_999, false],
    ['Manual', 20_000, true],
    ['VA', 19_999, false],
    ['VA', 20_000, true],
  ] as const)('%s at %d', (typePayment, price, allowed) => {
    expect(methodProblem({ typePayment, price }) === null).toBe(allowed)
    const errors = validate({ ...filled, typePayment, price })
    expect('codePayment' in errors).toBe(!allowed)
  })

  test('says the minimum', () => {
    expect(methodProblem({ typePayment: 'VA', price: 19_999 })).toMatch(/^Minimal Rp 20\.000 /)
  })

  test('says nothing of a method before there is an amount or a method', () => {
    expect(methodProblem({ typePayment: 'VA', price: 0 })).toBeNull()
    expect(methodProblem({ typePayment: '', price: 5_000 })).toBeNull()
  })

  test('is told beside the other mistakes', () => {
    const errors = validate({ ...filled, donorName: '', typePayment: 'VA', price: 19_999 })
    expect(Object.keys(errors).sort()).toEqual(['codePayment', 'donorName'])
  })
})

describe('on the wire', () => {
  test('holds exactly the fields of spec §7', () => {
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
      donorName: ' \u202eSiti\u200b ',
      donorPhone: '+62 0812-34',
      donorEmail: '\ufeffsiti@surat.id ',
      donorPray: ' Ya Allah,\nAamiin\u202e\n',
    }
    expect(
      toWireForm(values, { kind: 'kencleng', id: '7', type: 'kencleng-masjid' }),
    ).toMatchObject({
      donorName: 'Siti',
      donorPhone: '81234',
      donorEmail: 'siti@surat.id',
      donorPray: 'Ya Allah,\nAamiin',
      programId: 'KM-7',
      programType: 'kencleng-masjid',
    })
  })

  test('is never made of a form without a method', () => {
    expect(() =>
      toWireForm({ ...filled, typePayment: '' }, { kind: 'campaign', id: '1', type: 'x' }),
    ).toThrow()
  })
})
