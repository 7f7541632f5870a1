import { describe, expect, it } from 'vitest'
import { toDoa, toDonationRow } from '@/domain/program/donors/donor-queries'
import { toDonation } from './donation'
/** A hostile name and doa, which may not have come from our own form. */
const hostile = { donatur: '\u202eAli\u200b', doa: 'Ya Allah,\n\u2067sehatkan ibu\u202e' }
const unseen = { donatur: '\u200b\u3164', doa: '\u200b' }

const paid = {
  status: 'Lunas',
  id_program: 'ID-1',
  nominal: 1,
  tgl_bayar: null,
  tgl_expired: '',
  tgl_donasi: '',
  channel_name: '',
  metode_bayar: 'QRIS',
  norek: null,
  nomor_hp: '',
  image: null,
} as const

const reads = {
  'a doa': (words: typeof hostile) => {
    const { donor, text } = toDoa(
      { id: 1, tgl_donasi: '', total_like: 0, status_like: 'unliked', ...words },
      'data[0]',
    )
    return [donor, text]
  },
  'a row of the history': (words: typeof hostile) => {
    const { donor, doa } = toDonationRow({ tgl_bayar: '', nominal: 1, ...words }, 'data[0]')
    return [donor, doa ?? '']
  },
  'a donation': (words: typeof hostile) => {
    const { donor, doa } = toDonation({ ...paid, ...words })
    return [donor, doa ?? '']
  },
}

describe.each(Object.entries(reads))('%s', (_, read) => {
  it('doesn’t reverse the text beside it', () => {
    expect(read(hostile)).toEqual(['Ali', 'Ya Allah,\nsehatkan ibu'])
  })

  it('an invisible name becomes "Hamba Allah", an invisible doa is empty', () => {
    expect(read(unseen)).toEqual(['Hamba Allah', ''])
  })

  it('keeps a name without letters', () => {
    expect(read({ donatur: '123', doa: '🤲' })).toEqual(['123', '🤲'])
  })
})
