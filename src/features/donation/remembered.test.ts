import { describe, expect, it } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { forgetDonor, readDonor, readMethod, rememberDonor, rememberMethod } from './remembered'

const device = () => {
  const entries = new Map<string, string>()
  return { entries, source: memoryStore(entries) }
}

describe('the remembered donor', () => {
  it('comes back cleaned, the number as it is sent, until it is forgotten', () => {
    const { source } = device()
    expect(readDonor(source)).toBeNull()
    rememberDonor({ name: ' Siti\u200b  ', phone: '+62 812-9876-5432' }, source)
    expect(readDonor(source)).toEqual({ name: 'Siti', phone: '81298765432' })
    forgetDonor(source)
    expect(readDonor(source)).toBeNull()
  })

  it.each([
    ['a number that no longer reads', { name: 'Siti', phone: '12' }],
    ['a number as it is typed', { name: 'Siti', phone: '0812 9876 5432' }],
    ['no number', { name: 'Siti', phone: '' }],
    ['a name without letters', { name: '\u200b', phone: '81298765432' }],
    ['no name', { phone: '81298765432' }],
    ['a text', 'Siti'],
  ])('is nobody with %s', (_, stored) => {
    const { entries, source } = device()
    entries.set('jm-donatur', JSON.stringify(stored))
    expect(readDonor(source)).toBeNull()
  })
})

describe('the remembered method', () => {
  it('has its type beside its code', () => {
    const { source } = device()
    rememberMethod({ codePayment: 'BNI', typePayment: 'VA' }, source)
    expect(readMethod(source)).toEqual({ codePayment: 'BNI', typePayment: 'VA' })
  })

  it.each([
    { codePayment: '', typePayment: 'VA' },
    { codePayment: 'BNI', typePayment: 'Tunai' },
    [],
  ])('is none for %j', (stored) => {
    const { entries, source } = device()
    entries.set('jm-metode', JSON.stringify(stored))
    expect(readMethod(source)).toBeNull()
  })
})
