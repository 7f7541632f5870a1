import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hidden, HIDDEN, keepSecret } from './secrets'

/** Passwords and keys that people have, and that somebody's report would show. */
const odd = [
  ...['rahasia123', 'Rahasia-Umum', 'p@ss w0rd', ' spasi di tepi ', 'dua  spasi', "O'Hara's pintu"],
  ...['kutip "ganda" 1', 'garis\\miring\\2', 'https://a.b/c?d=e&f', '100%+1=101', '%41%42%43%44'],
  ...['a+b c=d&e', '<script>1</script>', '&amp;&lt;&quot;', '{{sandi}} ${HOME}', '$(whoami) `id`'],
  ...['.*+?^$[](){}|', '--password=x', '; DROP TABLE', 'baris\nkedua', 'tab\tdi sini', 'cr\r\nlf'],
  ...[
    'kata sandi é ü',
    'Ünïcödé-2026',
    'سلام عليكم',
    '密码密码密码密码',
    'пароль-123',
    'masjid🕌doa🤲',
  ],
  ...[
    '👨‍👩‍👧 keluarga',
    'cafe\u0301-ganda',
    'lebar\u200bnol',
    'nol\u0000byte',
    '\u202ebalik arah',
    '\ufeffmark bom',
  ],
  ...['status', 'message', 'null', 'true', '1234', '00000000', 'aaaaaaaa', 'abababababab'],
  ...[
    'dGVzdDp0ZXN0',
    'deadbeefcafe',
    'eyJhbGciOiJIUzI1NiJ9.e30.x-y_z',
    'key: kode',
    '$CONTRACT_KEY',
  ],
  ...['DN-ABCDEFGHIJ', '81234567890', 'x'.repeat(300), `${'panjang '.repeat(20)}akhir`],
]

const json = (text: string) => JSON.stringify(text).slice(1, -1)
const unit = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** As PHP, browsers and shells write it. */
const writings: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  json,
  'json of json': (text) => json(json(text)),
  'json of PHP': (text) =>
    json(text)
      .replaceAll(/[^ -~]/g, unit)
      .replaceAll('/', '\\/'),
  form: (text) => new URLSearchParams([['a', text]]).toString().slice(2),
  address: (text) => encodeURIComponent(text),
  'address, twice': (text) => encodeURIComponent(encodeURIComponent(text)),
  html: (text) =>
    text.replaceAll(/[&<>"']/g, (sign) => `&#0${sign === '&' ? 38 : sign.charCodeAt(0)};`),
  htmlspecialchars: (text) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  capitals: (text) => (text.toUpperCase().length === text.length ? text.toUpperCase() : text),
  shell: (text) => text.replaceAll("'", String.raw`'\''`),
  base64: (text) => Buffer.from(text).toString('base64'),
  base64url: (text) => Buffer.from(text).toString('base64url'),
  hex: (text) => Buffer.from(text).toString('hex'),
}
const isWhole = (name: string) => /^(base64|hex)/.test(name)

it('has fifty of them', () => expect(new Set(odd).size).toBeGreaterThanOrEqual(50))

it.each(odd.map((text) => [text]))('hides %j, however it is written', (text) => {
  keepSecret(text)
  for (const [name, write] of Object.entries(writings)) {
    if (isWhole(name) && Buffer.from(text).length < 6) continue
    const seen = hidden(`di [${write(text)}] sini`)
    expect(`${name}: ${seen}`).toBe(`${name}: di [${HIDDEN}] sini`)
    if (text.length < 4 || isWhole(name)) continue
    const within = hidden(`q${write(text)}-salah`)
    expect(`${name}: ${within}`).toBe(`${name}: q${HIDDEN}-salah`)
  }
})

it('hides it in Base64 wherever it stands there', () => {
  keepSecret('rahasia123')
  for (const before of ['', 'u', 'u:', 'u:p'])
    for (const after of ['', '!', '!!', '!!!']) {
      const text = Buffer.from(`${before}rahasia123${after}`).toString('base64')
      const left = Buffer.from(hidden(text).replaceAll(HIDDEN, ''), 'base64').toString('latin1')
      expect(left).not.toMatch(/[ahsi]{2}/)
    }
})

it('hides keys that are nearly right, and the longer of two first', () => {
  keepSecret('kunci')
  keepSecret('kunci-yang-benar')
  for (const text of [
    'kunci-yang-bena',
    'unci-yang-benar',
    'KUNCI-YANG-BENAR',
    'kunci-yang-benarx',
  ])
    expect(hidden(text).replace('x', '')).toBe(HIDDEN)
  expect(hidden('kunci')).toBe(HIDDEN)
})

it('hides a short one only where it stands alone', () => {
  keepSecret('k7')
  expect(hidden('k7, "k7", k77, ok7')).toBe(`${HIDDEN}, "${HIDDEN}", k77, ok7`)
})

it('leaves other text as it is', () => {
  keepSecret('kunci-alat')
  fc.assert(fc.property(fc.string(), (text) => hidden(text) === text))
})
