import { describe, expect, it } from 'vitest'
import { toDoa } from './doa'
import { toDonation } from './donation'
import { toDonationRow } from './donation-row'

/** What anybody may have sent as a name and a prayer, by whatever way. */
const hostile = { donatur: '\u202eAli\u200b', doa: 'Ya Allah,\n\u2067sehatkan ibu\u202e' }
const unseen = { donatur: '\u200b\u3164', doa: '\u200b' }

const reads = {
  'a prayer': (words: typeof hostile) => {
    const { donor, text } = toDoa({ id: 1, tgl_donasi: '', total_like: 0, ...words }, 'data[0]')
    return [donor, text]
  },
  'a row of the history': (words: typeof hostile) => {
    const { donor, prayer } = toDonationRow({ tgl_bayar: '', nominal: 1, ...words }, 'data[0]')
    return [donor, prayer ?? '']
  },
  'a donation': (words: typeof hostile) => {
    const wire = { status: 'Lunas', id_program: 'ID-1', nominal: 1, ...words }
    const { donor, prayer } = toDonation(wire)
    return [donor, prayer ?? '']
  },
}

describe.each(Object.entries(reads))('%s', (_, read) => {
  it('turns nothing round that stands beside it', () => {
    expect(read(hostile)).toEqual(['Ali', 'Ya Allah,\nsehatkan ibu'])
  })

  it('has nobody’s name where none is to be seen, and no prayer', () => {
    expect(read(unseen)).toEqual(['Hamba Allah', ''])
  })

  it('keeps a name that is no word', () => {
    expect(read({ donatur: '123', doa: '🤲' })).toEqual(['123', '🤲'])
  })
})
