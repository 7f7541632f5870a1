import { expect, test } from 'vitest'
import { memoryStore } from '@/lib/memory-store-for-tests'
import { keepSentProof, readSentProof } from './sent-proofs'

const proof = (code: string, status = 'Menunggu') => ({
  code,
  sentAt: '2026-11-23T01:00:00.000Z',
  status,
})

test('the last proof of each donation is kept', () => {
  const source = memoryStore(new Map())
  expect(readSentProof('A', source)).toBeNull()
  keepSentProof(proof('A'), source)
  keepSentProof(proof('B'), source)
  keepSentProof(proof('A', 'Diperiksa'), source)
  expect(readSentProof('A', source)).toEqual(proof('A', 'Diperiksa'))
  expect(readSentProof('B', source)).toEqual(proof('B'))
})

test('fifty are kept, the newest', () => {
  const source = memoryStore(new Map())
  for (let number = 0; number < 51; number += 1) keepSentProof(proof(`D${number}`), source)
  expect(readSentProof('D0', source)).toBeNull()
  expect(readSentProof('D1', source)).not.toBeNull()
})

test.each(['{', '{"a":1}', '[{"code":"A","sentAt":"kemarin","status":"x"}]', '[{"code":"A"}]'])(
  'a spoilt store (%s) is as an empty one',
  (text) => {
    const source = memoryStore(new Map([['jm-bukti', text]]))
    expect(readSentProof('A', source)).toBeNull()
  },
)
