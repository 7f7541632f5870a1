import { generatePath } from 'react-router-dom'
import { storedKinds } from '../../src/lib/storage/stored-data.ts'
import { hostileTexts } from '../hostile/values.ts'
import { expectHarmless, openScreen, recordAttacks } from './hostile-support.ts'
import { accounts, campaign, kencleng, logIn } from './program/program-support.ts'
import { expect, test } from './support/test.ts'

/** Every name that a screen reads from an address. */
const names =
  'search kategori kota urutan state edit jenis status nominal kabar pencairan tab nama tampilan bulan ayat daftar utm_source utm_ref'

const patterns = [
  '/campaign/:slug',
  '/kencleng-masjid/:slug/donate',
  '/masjid/:slug',
  '/donation/:codeDonate',
  '/donation/:codeDonate/checkout',
  '/news/:slug',
  '/tilawah/:slug',
  '/tilawah/juz/:slug',
] as const

const inAddress = hostileTexts
  .filter((text) => !/\p{Cs}/u.test(text) && text.length < 200)
  .map((text) => encodeURIComponent(text))

test('hostile addresses run nothing', async ({ page, context, allowErrors }) => {
  // There is no such thing.
  allowErrors(/status of 4\d\d .*:(4010|5173)\//)
  const attacks = await recordAttacks(context)
  const query = names
    .split(' ')
    .map((name, at) => `${name}=${inAddress.slice(at, at + 8).join('+')}`)
    .join('&')
  const screens = ['/infaq', '/news', '/auth', '/dzikir/asmaul-husna', '/tilawah', '/tilawah/103']
  const programs = [
    `${campaign.ordinary}/donate`,
    `${kencleng}/donors`,
    `${campaign.ordinary}/report`,
  ]
  const parameters = patterns.map((pattern, at) =>
    generatePath(pattern, { slug: inAddress[at * 5] ?? '', codeDonate: inAddress[at * 7] ?? '' }),
  )
  for (const path of [...screens, ...programs, ...parameters]) {
    await openScreen(page, `${path}?${query}#${inAddress.slice(0, 8).join('')}`)
    await expectHarmless(page)
    expect(attacks, path).toEqual([])
  }
})

const storages = ['localStorage', 'sessionStorage'] as const

test('hostile values in storage run nothing', async ({ page, context, standIn }) => {
  const attacks = await recordAttacks(context)
  await logIn(page, standIn, accounts.complete)
  const screens = ['/', '/profile/donasi', `${campaign.ordinary}/donate`, '/dzikir']
  for (const path of screens) await openScreen(page, path)
  const keys = storedKinds
    .flatMap((kind) => Object.keys(kind.keys))
    .map((key) => key.replace('*', 'a'))
  await page.evaluate(
    ([known, texts, places]) => {
      const all = texts.join(' ')
      const changed = (value: unknown): unknown =>
        typeof value === 'string'
          ? all
          : Array.isArray(value)
            ? value.map(changed)
            : typeof value === 'object' && value !== null
              ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one)]))
              : value
      for (const storage of places.map((place) => window[place])) {
        // What the app itself has stored keeps its form and gets other texts.
        for (const [key, stored] of Object.entries(storage))
          if (typeof stored === 'string' && /^[[{"]/.test(stored))
            storage.setItem(key, JSON.stringify(changed(JSON.parse(stored))))
        for (const [at, key] of known.entries())
          if (storage.getItem(key) === null)
            storage.setItem(key, at % 2 ? JSON.stringify(all) : (texts[at] ?? ''))
      }
    },
    [keys, hostileTexts, storages] as const,
  )
  for (const path of screens) {
    await openScreen(page, path)
    await expectHarmless(page)
    expect(attacks, path).toEqual([])
  }
})

test('hostile texts in every field run nothing', async ({ page, context, standIn }) => {
  const attacks = await recordAttacks(context)
  for (const path of [
    '/auth',
    '/auth/register',
    '/forgot-password',
    '/masjid/daftar',
    '/infaq',
    `${campaign.ordinary}/donate`,
    '/profile/personal?edit=address',
  ]) {
    if (path.startsWith('/profile')) await logIn(page, standIn, accounts.complete)
    await openScreen(page, path)
    const fields = page
      .locator('main')
      .locator('input:not([type=radio], [type=checkbox], [type=file]), textarea')
    await expect(fields.first()).toBeVisible()
    for (const name of path.endsWith('/donate') ? [/^Tambah doa/, /^Tambah atas nama/] : [])
      await page.getByRole('button', { name }).click()
    for (const field of await fields.all()) await field.fill(hostileTexts.join(' '))
    await page.keyboard.press('Enter')
    await expectHarmless(page)
    expect(attacks, path).toEqual([])
  }
})
