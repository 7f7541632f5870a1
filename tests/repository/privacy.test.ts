import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { loadContract, operationsOf } from '../../openapi/read'
import { parseEnv } from '@/api/env'
import { keptOperations } from '@/api/kept-answers'
import { linkedSites, notCalled, recipients } from '@/features/info/recipients'
import { offlineCaches } from '@/lib/storage/offline-caches'
import { isNamed } from '@/lib/storage/personal-storage'
import { storedKinds } from '@/lib/storage/stored-data'

const root = path.resolve(import.meta.dirname, '../..')

const inFolder = async (folder: string) =>
  (await readdir(path.join(root, folder), { recursive: true })).map((file) =>
    path.posix.join(folder, file),
  )

const read = async (files: readonly string[]) =>
  Promise.all(
    files.map(async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const),
  )

const app = await inFolder('src')
const tables = ['src/lib/storage/stored-data.ts', 'src/features/info/recipients.ts']
/** What runs in the browser, but for the tables that are compared with it. */
const sources = await read([
  ...app.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.|-for-tests\.|\/generated\/|\.d\.ts$/.test(file) &&
      !tables.includes(file),
  ),
])

const keys = storedKinds.flatMap((kind) => Object.keys(kind.keys))
const cacheNames = storedKinds.flatMap((kind) => kind.caches ?? [])

it('names no key that nobody stores', () => {
  const all = sources.map(([, text]) => text).join('\n')
  const unused = [
    // What a wider row names is stored with a name of its own.
    ...keys.filter((key) => !keys.some((row) => row !== key && isNamed([row], key))),
    // Workbox's own.
    ...cacheNames.filter((name) => name !== 'workbox-precache*'),
  ]
    .map((name) => name.replace('*', ''))
    .filter((name) => !all.includes(`'${name}`) && !all.includes(`\`${name}`))
  const told = unused.map(
    (name) => `nobody stores ${name}: take it out of src/lib/storage/stored-data.ts`,
  )
  expect(told, told.join('\n')).toEqual([])
  expect(Object.values(offlineCaches).filter((name) => !isNamed(cacheNames, name))).toEqual([])
})

it('has one way to each storage, whose keys are those above', () => {
  const ways = {
    'indexedDB|document\\.cookie|cookieStore|storage\\.getDirectory': [],
    'caches\\.open': [
      'src/api/kept-answers.ts',
      'src/domain/quran/kept-surahs.ts',
      'src/domain/quran/player/keep-recitation.ts',
      'src/lib/storage/device-data.ts',
      'src/service-worker/sw.ts',
    ],
  }
  for (const [way, allowed] of Object.entries(ways)) {
    const users = sources.filter(([, text]) =>
      new RegExp(`\\b(?:${way})\\b`).test(withoutComments(text)),
    )
    expect(users.map(([file]) => file).toSorted(), way).toEqual(allowed)
  }
})

it('keeps answers of operations alone that read, and that say the same without a session', async () => {
  const operations = operationsOf(await loadContract('backend'))
  expect(keptOperations.size).toBeGreaterThan(0)
  for (const kept of keptOperations) {
    const found = operations.find(({ path: one }) => one === kept)
    expect(found?.method, String(kept)).toBe('get')
    expect(found?.operation['x-host'], String(kept)).toBe('main')
    const ways = found?.operation.security ?? []
    expect(ways.filter((way) => !('session' in way)).length, String(kept)).toBeGreaterThan(0)
    // What is told of the person who asks, and of those who gave.
    const answer = JSON.stringify(found?.operation.responses['200'])
    expect(answer, String(kept)).not.toMatch(/status_like|donatur|whatsapp|kode_donasi/)
  }
})

it('tells in src/features/info/recipients.ts of each address of the configuration', () => {
  const addresses = Object.keys(parseEnv({})).filter((name) => /Urls?$/.test(name))
  const known: readonly string[] = [...recipients.map(({ address }) => address), ...notCalled]
  const told = [
    ...addresses
      .filter((name) => !known.includes(name))
      .map(
        (name) =>
          `${name} is told of nowhere: write it in src/features/info/recipients.ts, in \`recipients\` if the app calls it, in \`notCalled\` if people only follow it`,
      ),
    ...known
      .filter((name) => !addresses.includes(name))
      .map((name) => `${name} is no address of src/api/env.ts any more`),
  ]
  expect(told, told.join('\n')).toEqual([])
})

it('tells of each site that is named in the code, and of no other', () => {
  const hosts = new Set(
    sources.flatMap(([, text]) =>
      Array.from(
        withoutComments(text).matchAll(/https?:\/\/([\w-]+(?:\.[\w-]+)+)/g),
        ([, host = '']) => host,
      ),
    ),
  )
  // The names of a vocabulary and of a drawing's language, which nobody asks for.
  const names = ['schema.org', 'www.w3.org']
  const named = [...hosts].filter((host) => !host.endsWith('.invalid') && !names.includes(host))
  const sites = Object.keys(linkedSites)
  const told = [
    ...named
      .filter((host) => !sites.includes(host))
      .map((host) => `${host}: write it in \`linkedSites\` of src/features/info/recipients.ts`),
    ...sites
      .filter((host) => !named.includes(host))
      .map((host) => `${host} is named nowhere: take it out of src/features/info/recipients.ts`),
  ]
  expect(told, told.join('\n')).toEqual([])
})

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
}
