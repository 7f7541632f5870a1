import { describe, expect, it } from 'vitest'
import { readDisbursements, toDisbursement } from './disbursements'
import { toProgramUpdate } from './updates'

const update = {
  id: 7,
  judul: ' Rangka berdiri ',
  isi: '<p>Alhamdulillah.</p>',
  tgl: '2026-11-18 16:20:00',
  penulis: 'Panitia',
  gambar: ['https://gambar.example/a.webp', 'javascript:alert(1)'],
  id_pencairan: 2,
}

describe('news of a program', () => {
  it('are read, without pictures that are none', () => {
    expect(toProgramUpdate(update, 'data[0]')).toEqual({
      id: '7',
      title: 'Rangka berdiri',
      html: '<p>Alhamdulillah.</p>',
      publishedAt: new Date('2026-11-18T16:20:00+07:00'),
      author: 'Panitia',
      pictures: ['https://gambar.example/a.webp'],
      disbursementId: '2',
    })
  })

  it('need no disbursement, no title and no date that can be read', () => {
    const { id_pencairan, ...alone } = update
    expect(toProgramUpdate({ ...alone, judul: '', tgl: 'kemarin' }, 'data[0]')).toMatchObject({
      title: 'Kabar tanpa judul',
      publishedAt: null,
      disbursementId: null,
    })
  })
})

const entry = {
  id: 2,
  tgl_cair: '2026-11-16 10:00:00',
  nominal: 62_500_000,
  penerima: 'CV Bangun Amanah',
  keperluan: 'Rangka',
  rincian: [{ pos: 'Baja', nominal: 62_500_000 }],
  bukti: [{ judul: 'Kuitansi', url: 'https://dokumen.example/2.pdf', jenis: 'pdf' as const }],
}

const document = (url: string, jenis: 'gambar' | 'pdf') =>
  toDisbursement({ ...entry, bukti: [{ judul: 'Bukti', url, jenis }] }, 'data[0]').documents[0]

describe('disbursements', () => {
  it('are read with their items', () => {
    expect(toDisbursement(entry, 'data[0]')).toEqual({
      id: '2',
      paidAt: new Date('2026-11-16T10:00:00+07:00'),
      amount: 62_500_000,
      recipient: 'CV Bangun Amanah',
      purpose: 'Rangka',
      items: [{ name: 'Baja', amount: 62_500_000 }],
      documents: [{ title: 'Kuitansi', pictureUrl: null, href: 'https://dokumen.example/2.pdf' }],
    })
  })

  it.each([
    ['https://a.example/b.webp', 'gambar', 'https://a.example/b.webp', 'https://a.example/b.webp'],
    ['http://a.example/b.webp', 'gambar', 'http://a.example/b.webp', null],
    ['javascript:alert(1)', 'gambar', null, null],
    ['http://a.example/b.pdf', 'pdf', null, null],
    ['javascript:alert(1)', 'pdf', null, null],
  ] as const)('a document at %s, %s', (url, kind, pictureUrl, href) => {
    expect(document(url, kind)).toEqual({ title: 'Bukti', pictureUrl, href })
  })

  it('may be more than was collected, and one that can’t be read is left out', () => {
    const data = { total_dicairkan: 65_000_000, biaya_operasional: 0, sisa: -2_500_000 }
    expect(
      readDisbursements({ data: { ...data, daftar: [entry, { ...entry, nominal: 0.5 }] } }),
    ).toMatchObject({ disbursed: 65_000_000, left: -2_500_000, entries: [{ id: '2' }] })
  })

  it.each(['total_dicairkan', 'biaya_operasional', 'sisa'])('never guess %s', (field) => {
    const data = {
      total_dicairkan: 1,
      biaya_operasional: 1,
      sisa: 1,
      daftar: [],
      [field]: 'banyak',
    }
    expect(() => readDisbursements({ data })).toThrow(field)
  })
})
