import { describe, expect, it } from 'vitest'
import { chatLink, chatText } from './ChatButton'

const facts = {
  code: 'JM1',
  donation: { amount: 50_417, channelName: 'BSI' },
  programTitle: 'Renovasi & Sumur',
}

describe('chat with the organisation', () => {
  it('names code, program and exact amount', () => {
    expect(chatText('confirm', facts)).toBe(
      [
        'Assalamu’alaikum, saya ingin mengonfirmasi pembayaran donasi berikut.',
        '',
        'Kode donasi: JM1',
        'Program: Renovasi & Sumur',
        'Nominal: Rp 50.417',
        'Metode pembayaran: BSI',
      ].join('\n'),
    )
  })

  it('leaves out a program that is not known', () => {
    expect(chatText('help', { ...facts, programTitle: undefined })).not.toContain('Program')
  })

  it('survives the way into a link', () => {
    const link = new URL(chatLink('already-paid', facts))
    expect(link.origin).toBe('https://wa.me')
    expect(link.searchParams.get('text')).toBe(chatText('already-paid', facts))
  })
})
