import { describe, expect, it } from 'vitest'
import {
  count,
  decimal,
  DecodeError,
  httpsUrl,
  list,
  number,
  only,
  pictureUrl,
  record,
  requiredAmount,
  requiredText,
  text,
} from './decode'

describe('amounts', () => {
  it.each([
    [250000, 250000],
    ['250000', 250000],
    [null, 0],
    [undefined, 0],
    ['', 0],
    [' ', 0],
    ['0', 0],
    [-5, 0],
    [12.5, 13],
    ['12500.00', 12500],
    [2 ** 53 - 1, 2 ** 53 - 1],
  ])('count(%j) is %d', (value, expected) => {
    expect(count<unknown>(value, 'total')).toBe(expected)
  })

  it.each(['12.500', '1.200', 'abc', {}, [], true, 2 ** 53, 1e21, '1e21'])(
    'a total that can’t be read is none, not even 0: %j',
    (value) => {
      expect(() => count<unknown>(value, 'data.total')).toThrow(/^data\.total: expected a number/)
    },
  )

  it.each([0, 1000, '50123', ' 50123 ', '50000.00'])('requiredAmount(%j) is read', (value) => {
    expect(requiredAmount<unknown>(value, 'nominal')).toBe(Number(value))
  })

  const several = [
    '50.000',
    '1.500',
    '50,000',
    '50.000,00',
    '50000.0',
    '50000.5',
    '50.00.00',
    '.00',
  ]
  const noDigits = ['5e4', '5e400', '0x32', '+5', 'Rp 50.000', '-1', '50 000', 'Infinity']
  it.each([null, '', 1.5, -1, NaN, Infinity, 2 ** 53, [], ...several, ...noDigits])(
    'an amount to pay is never guessed from %j',
    (value) => {
      expect(() => requiredAmount<unknown>(value, 'data.nominal')).toThrow(
        /^data\.nominal: expected an amount/,
      )
    },
  )
})

describe('numbers and texts', () => {
  it.each([
    [0, 0],
    ['0', 0],
    ['-5000', -5000],
    ['85.000', null],
    [' ', null],
    [null, null],
    [true, null],
    [1e21, null],
    ['-1e21', null],
  ])('number(%j) is %j', (value, expected) => {
    expect(number<unknown>(value)).toBe(expected)
  })

  it.each([
    ['-6.2', -6.2],
    ['106.816', 106.816],
    ['2.50', 2.5],
    [12, 12],
    ['6,2', null],
    ['6.2.1', null],
    ['1e2', null],
    ['', null],
  ])('decimal(%j) is %j', (value, expected) => {
    expect(decimal<unknown>(value)).toBe(expected)
  })

  it.each([
    [' a ', 'a'],
    [7, '7'],
    [2 ** 53 - 1, '9007199254740991'],
    [2 ** 53, null],
    [NaN, null],
    ['', null],
    [null, null],
    [{}, null],
  ])('text(%j) is %j', (value, expected) => {
    expect(text<unknown>(value)).toBe(expected)
  })

  it('names what is missing', () => {
    expect(() => requiredText<unknown>(undefined, 'data[2].slug')).toThrow(
      'data[2].slug: expected text, got nothing',
    )
  })
})

describe('lists', () => {
  it('reads null as no rows', () => {
    expect(list(null, text)).toEqual([])
    const one = only(({ a }: { a: string }) => a)
    expect(one({ data: null })).toBeNull()
    expect(one({ data: [] })).toBeNull()
    expect(one({ data: [{ a: '1' }, { a: '2' }] })).toBe('1')
    expect(one({ data: { a: '1' } })).toBe('1')
  })

  const row = (value: unknown, what: string) => requiredAmount<unknown>(value, what)

  it.each([
    [
      [1000, null, 2000],
      [1000, 2000],
    ],
    [['tiga', 1000], [1000]],
    [[], []],
  ])('leaves out of %j what cannot be read', (value, expected) => {
    expect(list(value, row)).toEqual(expected)
  })

  it('keeps the first of those that a key doesn’t tell apart', () => {
    const pair = (value: unknown) => String(value)
    expect(list(['a1', 'b1', 'a2', 'b1', 'c1'], pair, (one) => one.charAt(0))).toEqual([
      'a1',
      'b1',
      'c1',
    ])
    expect(list(['a1', 'a1'], pair)).toEqual(['a1', 'a1'])
  })

  it('refuses rows of which none can be read, and names the first', () => {
    expect(() => list([null, 'x'], row)).toThrow(/^data\[0\]: expected an amount/)
  })

  it('hides no mistake of our own', () => {
    const broken = () => {
      throw new TypeError('oops')
    }
    expect(() => list([1, 2], broken)).toThrow(TypeError)
  })

  it.each([[{}], ['x'], [3], [undefined]])('refuses %j for an array', (value) => {
    expect(() => list(value, text)).toThrow(DecodeError)
  })

  it.each([[[]], ['x'], [null]])('refuses %j for an object', (value) => {
    expect(() => record(value, 'data')).toThrow(/^data: expected an object/)
  })
})

describe('pictures', () => {
  const base = 'https://aset.contoh/dasbor'
  it.each([
    ['https://cdn.contoh/a.png', 'https://cdn.contoh/a.png'],
    ['qr/a.png', 'https://aset.contoh/dasbor/qr/a.png'],
    ['/qr/a.png', 'https://aset.contoh/qr/a.png'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['https://saya:sandi@cdn.contoh/a.png', null],
    ['javascript:alert(1)', null],
    ['data:text/html,<script>', null],
    ['http://[', null],
    ['', null],
    [null, null],
  ])('%j becomes %j', (value, expected) => {
    expect(pictureUrl<unknown>(value, base)).toBe(expected)
  })
})

it.each([
  ['\u202egnp.exe', 'gnp.exe'],
  ['Renovasi\u200b \u2066Atap\u2069\ufeff', 'Renovasi Atap'],
  ['\u202e \u200b', null],
  ['می\u200cخواهم 👩\u200d👧', 'می\u200cخواهم 👩\u200d👧'],
  ['satu\ndua', 'satu\ndua'],
])('signs that turn a text round go where it enters: %j', (value, read) => {
  expect(text<unknown>(value)).toBe(read)
})

it.each([
  ['https://dokumen.masjid.example/a.pdf', 'https://dokumen.masjid.example/a.pdf'],
  ['  HTTPS://masjid.example/a b ', 'https://masjid.example/a%20b'],
  ['http://masjid.example/a.pdf', null],
  ['//masjid.example/a.pdf', null],
  ['https:masjid.example', null],
  ['https:///masjid.example', null],
  ['https:\\\\masjid.example', null],
  ['https://bank.example@evil.example/', null],
  ['javascript:alert(1)', null],
  ['a.pdf', null],
  ['https://', null],
  ['', null],
  [null, null],
])('%j is a link to %j', (given, link) => {
  expect(httpsUrl(given)).toBe(link)
})
