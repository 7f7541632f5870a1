import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractRoot } from '../../openapi/read'
import { inputsDigest, readRecord } from '../mutations/record'

it('was proved as it is', async () => {
  expect(
    readRecord(),
    'The contract or the check has changed since contract-kit/proof.json was written: run `npm run contract:proof` (some six minutes of the processor) and commit what it writes.',
  ).toMatchObject({ digest: await inputsDigest() })
})

const copy = mkdtempSync(path.join(tmpdir(), 'contract-proof-'))
beforeAll(() => {
  for (const folder of ['contract-kit', 'openapi', 'src/lib', 'src/features/donation'])
    cpSync(path.join(contractRoot, folder), path.join(copy, folder), { recursive: true })
  cpSync(path.join(contractRoot, 'tsconfig.json'), path.join(copy, 'tsconfig.json'))
})
afterAll(() => rmSync(copy, { recursive: true }))

it('is the same in another folder', async () => {
  expect(await inputsDigest(copy)).toBe(await inputsDigest())
})

it.each([
  ['openapi/schemas/common.yaml', true],
  ['openapi/read.ts', true],
  ['contract-kit/package.json', true],
  ['contract-kit/mutations/faults/wire.ts', true],
  ['contract-kit/src/stand-in.ts', true],
  ['contract-kit/src/check/walk/steps.ts', true],
  ['src/lib/address/safe-redirect.ts', true],
  ['src/lib/text/spoofing.ts', true],
  ['src/lib/text/clean-text.ts', false],
  ['contract-kit/src/check/report/html.ts', false],
  ['contract-kit/proof.json', false],
])('wants another proof when %s changes: %s', async (name, isPart) => {
  const before = await inputsDigest(copy)
  const line = name.endsWith('.ts') ? 'console.log()' : ''
  writeFileSync(path.join(copy, name), `\n${line}\n`, { flag: 'a' })
  expect((await inputsDigest(copy)) !== before).toBe(isPart)
})

it('wants no other proof for a comment, a type or another format', async () => {
  const before = await inputsDigest(copy)
  const file = path.join(copy, 'contract-kit/mutations/score.ts')
  const text = readFileSync(file, 'utf8').replaceAll('\n\n', '\n')
  writeFileSync(file, `// A comment.\r\n${text}type Another = string\n`)
  expect(await inputsDigest(copy)).toBe(before)
})
