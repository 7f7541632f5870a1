import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { components } from '@/api/generated/backend'
import { toPaymentMethod } from './donation-queries'

const wire = { id: 1, type: 'VA', channel_name: 'BSI VA', code: 'BSIVA', image: null } as const
/** Makes an answer that doesn't match its type, as a faulty backend would send it. */
const sent = z.custom<Partial<components['schemas']['PaymentMethod']>>()
const read = (more: string) =>
  toPaymentMethod({ ...wire, ...sent.parse(JSON.parse(more)) }, 'data[0]')

test('a backend of contract 1.0 says nothing of limits and steps', () => {
  expect(toPaymentMethod(wire, 'data[0]')).toMatchObject({
    minAmount: null,
    maxAmount: null,
    steps: [],
  })
})

test.each([
  ['{"min_nominal":15000,"max_nominal":"2000000"}', 15_000, 2_000_000],
  ['{"min_nominal":0,"max_nominal":null}', null, null],
  ['{"min_nominal":1.5,"max_nominal":-1}', null, null],
  ['{"min_nominal":"banyak","max_nominal":[]}', null, null],
])('limits %s', (more, minAmount, maxAmount) => {
  expect(read(more)).toMatchObject({ minAmount, maxAmount })
})

test.each([
  ['{"petunjuk":[" Buka aplikasi. ","",null,"Bayar."]}', ['Buka aplikasi.', 'Bayar.']],
  ['{"petunjuk":[]}', []],
  ['{"petunjuk":"Buka aplikasi."}', []],
])('steps %s', (more, steps) => {
  expect(read(more).steps).toEqual(steps)
})
