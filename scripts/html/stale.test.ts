import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newerThanBuild } from './stale'

const BUILT = 1_000_000

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'jm-stale-'))
})
afterEach(() => rm(root, { recursive: true }))

/** Writes a file, `seconds` after the build (before it, with a minus). */
async function write(file: string, seconds: number) {
  const at = path.join(root, file)
  await mkdir(path.dirname(at), { recursive: true })
  await writeFile(at, '')
  await utimes(at, BUILT + seconds, BUILT + seconds)
}

it('is silent about a fresh build, unit tests and what no build reads', async () => {
  await write('dist/index.html', 0)
  await write('src/app/routes.tsx', 0)
  await write('public/dzikir/pagi.json', -1)
  await write('src/domain/account/otp/otp.test.ts', 5)
  await write('tests/e2e/home.spec.ts', 5)
  await write('mock-server/main.ts', 5)
  expect(await newerThanBuild(root)).toBeNull()
})

it.each([
  'src/app/routes.tsx',
  'public/robots.txt',
  'index.html',
  'vite.config.ts',
  'scripts/html/plugin.ts',
])('names %s when it is newer', async (file) => {
  await write('dist/index.html', 0)
  await write('src/lib/older.ts', 1)
  await write(file, 2)
  expect(await newerThanBuild(root)).toBe(file)
})

it('leaves a missing build to who serves it', async () => {
  await write('src/app/routes.tsx', 2)
  expect(await newerThanBuild(root)).toBeNull()
})
