import { describe, expect, it } from 'vitest'
import { firstTyped, readRepeat, repeatSchema, type TypedRepeat } from './RepeatForm'

const typed = (part: Partial<TypedRepeat>): TypedRepeat => ({ ...firstTyped(5, null), ...part })
/** What is wrong, by its field. */
const problems = (part: Partial<TypedRepeat>) =>
  repeatSchema(83)
    .safeParse(typed(part))
    .error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? []

it.each<[Partial<TypedRepeat>, object]>([
  [{}, { from: 5, to: 5, times: 3, restS: 0 }],
  [
    { from: ' 1', to: '٨٣' },
    { from: 1, to: 83, times: 3, restS: 0 },
  ],
  [
    { times: '20', rest: '10' },
    { from: 5, to: 5, times: 20, restS: 10 },
  ],
  [
    { times: '', endless: 'ya' },
    { from: 5, to: 5, times: Infinity, restS: 0 },
  ],
])('%j is a repetition', (part, repeat) => {
  expect(readRepeat(typed(part), 83)).toEqual(repeat)
  expect(problems(part)).toEqual([])
})

it.each<[Partial<TypedRepeat>, string]>([
  [{ from: '0' }, 'from: Isi nomor ayat 1 sampai 83.'],
  [{ to: '84' }, 'to: Isi nomor ayat 1 sampai 83.'],
  [{ to: '4' }, 'to: Ayat terakhir tidak boleh sebelum ayat pertama.'],
  [{ times: '0' }, 'times: Isi 1 sampai 20 kali.'],
  [{ times: '21' }, 'times: Isi 1 sampai 20 kali.'],
  [{ rest: '11' }, 'rest: Isi 0 sampai 10 detik.'],
  [{ rest: '' }, 'rest: Isi 0 sampai 10 detik.'],
  [{ rest: '2,5' }, 'rest: Isi 0 sampai 10 detik.'],
])('%j is none', (part, problem) => {
  expect(problems(part)).toEqual([problem])
  expect(readRepeat(typed(part), 83)).toBeNull()
})

describe('the fields', () => {
  it.each([3, Infinity])('begin as the repetition that is heard, %d times', (times) => {
    const heard = { from: 1, to: 2, times, restS: 4 }
    expect(readRepeat(firstTyped(7, heard), 83)).toEqual({ ...heard, from: 7, to: 7 })
  })
})
