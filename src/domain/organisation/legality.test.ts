import { expect, it } from 'vitest'
import { toLegality } from './legality'

const licence = {
  jenis: 'Izin PUB',
  nomor: '110/2026',
  penerbit: 'Kementerian Sosial',
  berlaku_sampai: '2027-03-31 23:59:59',
  url: 'https://dokumen.example/pub.pdf',
}

const wire = {
  lembaga: 'Yayasan Jejaring',
  badan_hukum: 'Yayasan',
  alamat: 'Jakarta',
  izin: [licence],
  biaya_persen: 5,
  audit: [{ tahun: 2025, judul: 'Laporan', url: null }],
}

it('reads the organisation, its licences and its audits', () => {
  expect(toLegality(wire)).toEqual({
    organisation: 'Yayasan Jejaring',
    legalForm: 'Yayasan',
    address: 'Jakarta',
    licences: [
      {
        kind: 'Izin PUB',
        number: '110/2026',
        issuer: 'Kementerian Sosial',
        validUntil: new Date('2027-03-31T23:59:59+07:00'),
        href: 'https://dokumen.example/pub.pdf',
      },
    ],
    feePercent: 5,
    audits: [{ year: 2025, title: 'Laporan', href: null }],
  })
})

it.each([
  [null, 'endless'],
  ['kapan-kapan', null],
  ['2027-03-31', new Date('2027-03-31T23:59:59+07:00')],
])('a licence until %j is valid until %j', (berlaku_sampai, validUntil) => {
  expect(toLegality({ ...wire, izin: [{ ...licence, berlaku_sampai }] }).licences).toMatchObject([
    { validUntil },
  ])
})

it('links to https alone', () => {
  const izin = [{ ...licence, url: 'http://dokumen.example/pub.pdf' }]
  const audit = [{ tahun: 2025, judul: '', url: 'javascript:alert(1)' }]
  const { licences, audits } = toLegality({ ...wire, izin, audit })
  expect([licences[0]?.href, audits[0]?.href]).toEqual([null, null])
})

it.each([
  [0, 0],
  [2.5, 2.5],
  [100, 100],
  [-1, null],
  [101, null],
])('a fee of %d percent is %j', (biaya_persen, fee) => {
  expect(toLegality({ ...wire, biaya_persen }).feePercent).toBe(fee)
})

it('needs the organisation’s name', () => {
  expect(() => toLegality({ ...wire, lembaga: '' })).toThrow('data.lembaga')
})
