import { beforeEach, describe, expect, test } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { emptyDonation } from './donation-form'
import { clearDraft, readDraft, writeDraft } from './draft'

const stored = new Map<string, string>()
const source = memoryStore(stored)
const program = { kind: 'campaign', slug: 'renovasi' } as const
const draft = {
  ...emptyDonation,
  price: '50000,0',
  donorName: 'Siti',
  donorPray: 'Aamiin\nYa Rabb',
  anonim: 'Y',
} as const

beforeEach(() => {
  stored.clear()
})

describe('a draft', () => {
  test('comes back as it was, finished or not', () => {
    writeDraft(program, draft, source)
    expect(readDraft(program, source)).toEqual(draft)
  })

  test.each([
    [50_000, '50000'],
    [0, ''],
  ])('of before, with the amount %d as a number, comes back too', (price, typed) => {
    writeDraft(program, draft, source)
    for (const key of stored.keys()) stored.set(key, JSON.stringify({ ...draft, price }))
    expect(readDraft(program, source)).toEqual({ ...draft, price: typed })
  })

  test('belongs to one program of one kind', () => {
    writeDraft(program, draft, source)
    expect(readDraft({ ...program, kind: 'kencleng' }, source)).toBeNull()
    expect(readDraft({ ...program, slug: 'lain' }, source)).toBeNull()
  })

  test('is gone once cleared', () => {
    writeDraft(program, draft, source)
    clearDraft(program, source)
    expect(readDraft(program, source)).toBeNull()
  })

  test.each([
    ['a negative price', { ...draft, price: -1 }],
    ['a broken price', { ...draft, price: 10.5 }],
    ['a price that is neither text nor number', { ...draft, price: true }],
    ['a type that is not one', { ...draft, typePayment: 'Tunai' }],
    ['a wish that is neither yes nor no', { ...draft, anonim: 'ya' }],
    ['a missing field', { price: 1000 }],
    ['an array', []],
  ])('with %s is refused', (_, value) => {
    writeDraft(program, draft, source)
    for (const key of stored.keys()) stored.set(key, JSON.stringify(value))
    expect(readDraft(program, source)).toBeNull()
  })
})
