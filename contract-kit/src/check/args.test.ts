import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readArguments } from './args'
import { loadModel } from './model'
import { BadArguments } from './options'

const model = await loadModel()
const read = (line: string, environment = {}) =>
  readArguments(line.split(' ').filter(Boolean), model, environment)

it('reads what is given, and leaves the rest to the stand-in', () => {
  expect(read('')).toMatchObject({
    target: null,
    origin: 'http://localhost:5173',
    write: false,
    only: null,
    limitMs: 3_000,
    reports: [],
  })
  const given = read(
    '--target https://api.masjid.example/v1 --account-target https://akun.masjid.example --key k --login +6281234567890:ra:hasia --only auth,campaign/toggle_like --write --report html a.html --report json b.json --origin https://www.masjid.example/ --limit 500 --otp 12345',
  )
  expect(given).toMatchObject({
    key: 'k',
    login: { whatsapp: '81234567890', password: 'ra:hasia' },
    only: ['auth', 'campaign/toggle_like'],
    write: true,
    otp: '12345',
    origin: 'https://www.masjid.example',
    limitMs: 500,
    reports: [
      { kind: 'html', file: 'a.html' },
      { kind: 'json', file: 'b.json' },
    ],
  })
  expect(given.target?.href).toBe('https://api.masjid.example/v1')
})

it.each([
  ['--target masjid.example --key k', '--target must be an address'],
  ['--target ftp://masjid.example --key k', '--target must be an address'],
  ['--target https://ani:rahasia@masjid.example --key k', '--target must be without a name'],
  ['--target ftp://ani:rahasia@masjid.example --key k', '--target must be without a name'],
  ['--target http://ani:ra/hasia@masjid.example:x --key k', 'got "http://…@masjid.example:x"'],
  ['--target http://masjid.example/?x=1 --key k', 'adds its controller (/campaign): without ?x=1'],
  ['--target http://masjid.example/#a --key k', 'adds its controller (/campaign): without #a'],
  ['--target http://masjid.example/? --key k', 'without the last sign'],
  ['--target http://masjid.example', '--target needs CONTRACT_KEY in the environment'],
  ['--account-target http://masjid.example', '--account-target needs --target'],
  ['--login 81234567890', '--login must be WHATSAPP:PASSWORD'],
  ['--only aut', '--only: the contract has no "aut"'],
  [
    '--only asset/get_foo',
    'has no "asset/get_foo". Operations of asset: get_all_payment_method, get_capabilities',
  ],
  ['--target http://masjid.example --key=', '--key is empty'],
  [
    '--report html tidak/ada/a.html',
    '--report html tidak/ada/a.html: there is no folder tidak/ada',
  ],
  ['--report junit scripts', '--report junit scripts: this is a folder'],
  ['--onyl asset', "Unknown option '--onyl'; did you mean --only?"],
  ['--report pdf x.pdf', '--report takes github or html or json'],
  ['--report html', '--report takes github or html or json'],
  ['--limit fast', '--limit must be a number'],
  ['--otp kode', '--otp must be a code of five digits'],
  ['http://masjid.example', 'Unexpected argument'],
  ['--what', "Unknown option '--what'"],
])('refuses %s', (line, message) => {
  expect(() => read(line)).toThrow(BadArguments)
  expect(() => read(line)).toThrow(message)
})

it('takes options of a file, key and login of the environment, and the command line before both', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-args-'))
  const file = path.join(folder, 'check.json')
  const config = {
    target: 'https://api.masjid.example',
    origin: 'https://www.masjid.example',
    write: true,
    strict: false,
    limit: 500,
    report: ['html a.html', 'github'],
  }
  await writeFile(file, JSON.stringify(config))
  const environment = { CONTRACT_KEY: 'k', CONTRACT_LOGIN: '81234567890:rahasia123' }
  const given = read(`--config ${file} --limit 700 --report junit b.xml`, environment)
  expect(given).toMatchObject({
    key: 'k',
    login: { whatsapp: '81234567890', password: 'rahasia123' },
    origin: config.origin,
    write: true,
    strict: false,
    limitMs: 700,
    waitMs: 120_000,
    reports: [
      { kind: 'html', file: 'a.html' },
      { kind: 'github', file: null },
      { kind: 'junit', file: 'b.xml' },
    ],
  })
  expect(given.target?.href).toBe('https://api.masjid.example/')
  expect(read(`--config ${file} --key other`, environment).key).toBe('other')

  const saved = '\ufeff{\r\n  "target": "https://api.masjid.example",\r\n  "limit": 321\r\n}\r\n'
  for (const bytes of [
    Buffer.from(saved),
    Buffer.from(saved, 'utf16le'),
    Buffer.from(saved.slice(1), 'utf16le'),
    Buffer.from(saved, 'utf16le').swap16(),
  ]) {
    await writeFile(file, bytes)
    expect(read(`--config ${file}`, environment).limitMs).toBe(321)
  }

  for (const [content, message] of [
    ['{ "onyl": "x" }', `${file}: no option "onyl"; did you mean "only"?`],
    ['{ "seluruhnya": 1 }', `${file}: no option "seluruhnya"`],
    ['{ "write": "true" }', `${file}: "write" must be true or false`],
    ['{ "limit": { "ms": 5 } }', `${file}: "limit" must be a text or a number`],
    ['[]', `${file}: must be an object of options`],
    ['{', `${file}: `],
  ] as const) {
    await writeFile(file, content)
    expect(() => read(`--config ${file}`)).toThrow(BadArguments)
    expect(() => read(`--config ${file}`)).toThrow(message)
  }
  expect(() => read('--target http://a', { CONTRACT_KEY: '' })).toThrow('CONTRACT_KEY is empty')
  await rm(folder, { recursive: true })
  expect(() => read(`--config ${file}`)).toThrow('no such file')
})
