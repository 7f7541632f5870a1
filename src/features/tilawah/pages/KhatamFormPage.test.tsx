import { describe, expect, it } from 'vitest'
import { khatamFormSchema, planOf, readJuz, valuesOf } from './KhatamFormPage'

describe('juz as people write them', () => {
  it.each<[string, number[] | null]>([
    ['1-5, 30', [1, 2, 3, 4, 5, 30]],
    ['juz 1 sampai 3 dan 30', [1, 2, 3, 30]],
    ['30;29 28', [28, 29, 30]],
    ['1–3', [1, 2, 3]],
    ['1 s.d. 3', [1, 2, 3]],
    ['1 s/d 2', [1, 2]],
    ['٣', [3]],
    ['5, 5, 4-6', [4, 5, 6]],
    ['', null],
    ['0', null],
    ['31', null],
    ['5-1', null],
    ['1.5', null],
    ['1-2-3', null],
    ['amma', null],
    ['-3', null],
  ])('%s', (text, juz) => {
    expect(readJuz(text)).toEqual(juz)
  })
})

const fresh = { ...valuesOf(null), nama: 'Ramadan' }

it.each<[Partial<typeof fresh>, Record<string, string>]>([
  [{}, {}],
  [{ nama: ' ' }, { nama: 'Mohon diisi terlebih dahulu' }],
  [{ nama: 'a'.repeat(61) }, { nama: 'Maksimal 60 karakter' }],
  [{ jumlah: '' }, { jumlah: 'Mohon diisi terlebih dahulu' }],
  [{ jumlah: '0' }, { jumlah: 'Isi dengan angka bulat, mulai dari 1.' }],
  [{ jumlah: '1,5' }, { jumlah: 'Isi dengan angka bulat, mulai dari 1.' }],
  [{ jumlah: '604' }, {}],
  [{ jumlah: '605' }, { jumlah: 'Paling lama 604 hari: satu halaman sehari.' }],
  [{ cara: 'juz', jumlah: '30' }, {}],
  [{ cara: 'juz', jumlah: '31' }, { jumlah: 'Paling banyak 30 juz.' }],
  [{ cara: 'halaman', jumlah: '605' }, { jumlah: 'Paling banyak 604 halaman.' }],
  [{ cara: 'bebas', jumlah: 'x' }, {}],
  [{ bagian: 'sebagian' }, { juz: 'Mohon diisi terlebih dahulu' }],
  [{ bagian: 'sebagian', juz: '31' }, { juz: 'Isi nomor juz 1 sampai 30, misalnya 1-5, 30.' }],
  // A share has fewer pages.
  [
    { bagian: 'sebagian', juz: '1', jumlah: '22' },
    { jumlah: 'Paling lama 21 hari: satu halaman sehari.' },
  ],
  [
    { bagian: 'sebagian', juz: '1-2', cara: 'juz', jumlah: '3' },
    { jumlah: 'Paling banyak 2 juz.' },
  ],
])('the form says what is wrong with %j', (change, problems) => {
  const values = { ...fresh, ...change }
  const { error } = khatamFormSchema.safeParse(values)
  const told = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
  expect(Object.fromEntries(told)).toEqual(problems)
  expect(planOf(values) === null).toBe(told.length > 0)
})

it.each([
  { cara: 'juz', jumlah: '2' },
  { cara: 'bebas', jumlah: '' },
  { bagian: 'sebagian', juz: '3, 1', jumlah: '7' },
])('a plan that is changed begins with its own values: %j', (change) => {
  const plan = planOf({ ...fresh, ...change })
  expect(planOf(valuesOf(plan))).toEqual(plan)
  expect(plan).not.toBeNull()
})
