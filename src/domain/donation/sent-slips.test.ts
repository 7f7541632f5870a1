import { expect, test } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { keepSentSlip, readSentSlip } from './sent-slips'

const slip = (code: string, status = 'Menunggu') => ({
  code,
  sentAt: '2026-11-23T01:00:00.000Z',
  status,
})

test('the last slip of each donation is kept', () => {
  const source = memoryStore(new Map())
  expect(readSentSlip('A', source)).toBeNull()
  keepSentSlip(slip('A'), source)
  keepSentSlip(slip('B'), source)
  keepSentSlip(slip('A', 'Diperiksa'), source)
  expect(readSentSlip('A', source)).toEqual(slip('A', 'Diperiksa'))
  expect(readSentSlip('B', source)).toEqual(slip('B'))
})

test('fifty are kept, the newest', () => {
  const source = memoryStore(new Map())
  for (let number = 0; number < 51; number += 1) keepSentSlip(slip(`D${number}`), source)
  expect(readSentSlip('D0', source)).toBeNull()
  expect(readSentSlip('D1', source)).not.toBeNull()
})

test.each(['{', '{"a":1}', '[{"code":"A","sentAt":"kemarin","status":"x"}]', '[{"code":"A"}]'])(
  'a spoilt store (%s) is as an empty one',
  (text) => {
    const source = memoryStore(new Map([['jm-bukti', text]]))
    expect(readSentSlip('A', source)).toBeNull()
  },
)
