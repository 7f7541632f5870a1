import type { Page } from '@playwright/test'
import { place } from './masjid-support'
import { axe, expect, screenshotSizes, test } from './support/test'

const { jakarta, makassar, jayapura } = place

const hero = (page: Page) => page.getByRole('region', { name: 'Assalamu’alaikum' })
const next = (page: Page) => hero(page).getByRole('button', { name: /lagi menuju/ })
const bar = (page: Page) => page.getByRole('banner')

/** Calls of a third party since the last reset, by the end of their path. */
const paths = (log: { service: string; path: string }[], service: string) =>
  log.filter((entry) => entry.service === service).map(({ path }) => path)

async function allow(page: Page, geolocation: typeof jakarta) {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(geolocation)
}

// By the stand-in's own table: the five times of a day there, Subuh of the next day last.
const cities = [
  {
    name: 'Jakarta',
    position: jakarta,
    label: 'Daerah Khusus ibukota Jakarta, Indonesia',
    city: 'Kota Jakarta',
    id: '1301',
    now: '2026-12-31T15:30:00+07:00',
    prayer: 'Maghrib',
    clock: '15.30',
    zone: 'WIB',
  },
  {
    name: 'Makassar',
    position: makassar,
    label: 'Makassar, Indonesia',
    city: 'Kota Makassar',
    id: '2622',
    now: '2028-02-29T03:30:00+08:00',
    prayer: 'Subuh',
    clock: '03.30',
    zone: 'WITA',
  },
  {
    name: 'Jayapura, after the last prayer',
    position: jayapura,
    label: 'Jayapura, Indonesia',
    city: 'Kota Jayapura',
    id: '3329',
    now: '2026-12-31T23:10:00+09:00',
    prayer: 'Subuh',
    clock: '23.10',
    zone: 'WIT',
  },
]

test.describe('on a device in another zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  for (const { name, position, label, city, id, now, prayer, clock, zone } of cities) {
    test(`the next prayer in ${name} is the city’s`, async ({ page, standIn }) => {
      await page.clock.setFixedTime(new Date(now))
      await allow(page, position)
      await page.goto('/')
      await expect(bar(page).getByText(label, { exact: true })).toBeVisible()
      await expect(next(page)).toContainText(city)
      await expect(next(page)).toContainText(
        new RegExp(`\\d+ jam \\d+ menit lagi menuju ${prayer}`),
      )
      await expect(next(page).getByText(clock, { exact: true })).toBeVisible()
      await expect(next(page)).toContainText(zone)
      await expect(next(page)).not.toContainText('perkiraan')

      // The countdown leads from the clock to the prayer.
      const left = await next(page)
        .getByText(/^\d+ jam/)
        .textContent()
      const [hours = 0, minutes = 0] = (left ?? '').match(/\d+/g)?.map(Number) ?? []
      const at = await next(page).getByRole('time').first().textContent()
      const then = new Date(Date.parse(now) + (hours * 60 + minutes) * 60_000)
      const zones = { WIB: 'Asia/Jakarta', WITA: 'Asia/Makassar', WIT: 'Asia/Jayapura' }
      const timeZone = zones[zone === 'WIB' || zone === 'WITA' ? zone : 'WIT']
      expect(at).toBe(
        then.toLocaleTimeString('id-ID', { timeZone, hour: '2-digit', minute: '2-digit' }),
      )

      // The first day asked for is the city's, not the device's.
      const date = now.slice(0, 10).replaceAll('-', '/')
      const asked = paths(standIn.log(), 'prayer').find((path) => path.includes('/jadwal/'))
      expect(asked).toBe(`/prayer/v2/sholat/jadwal/${id}/${date}`)
    })
  }
})

test('the four calls of a first visit are spaced', async ({ page, standIn }) => {
  await allow(page, jakarta)
  await page.goto('/')
  await expect.poll(() => paths(standIn.log(), 'prayer').length).toBeGreaterThanOrEqual(4)
  expect(standIn.log().find(({ path }) => path.includes('/cal/'))?.query).toEqual({ adj: '-1' })

  // By the browser's clock: when a busy server takes up two calls says nothing about when they were made.
  const made = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/prayer/'))
        .map(({ startTime, duration }) => ({ start: startTime, end: startTime + duration }))
        .toSorted((one, other) => one.start - other.start),
    )
  // The browser writes a call down once it has its answer, after the stand-in does.
  await expect.poll(async () => (await made()).length).toBeGreaterThanOrEqual(4)
  const calls = await made()
  for (const [index, { start }] of calls.slice(1).entries()) {
    const before = calls[index]
    if (!before) throw new Error('no call before')
    // A call that hangs holds the next one up for 2 s.
    const free = Math.min(before.end, before.start + 2000)
    expect(start - free).toBeGreaterThan(1000)
  }
})

test(
  'a tap opens the day’s five prayers, and calls are made once a day',
  { tag: '@quick' },
  async ({ page, standIn }) => {
    // No day next to the stand-in's own, whose Hijri date would not be this one's.
    await page.clock.setFixedTime(new Date('2026-08-06T13:00:00+07:00'))
    await allow(page, jakarta)
    await page.goto('/')
    await expect(hero(page).getByText(/^\D+, \d+ \D+ 14\d\d H$/)).toBeVisible()
    await expect.poll(() => paths(standIn.log(), 'prayer').length).toBe(4)

    await next(page).click()
    const sheet = page.getByRole('dialog', { name: 'Jadwal Shalat' })
    await expect(sheet.getByRole('listitem')).toHaveText([
      /^Subuh\d\d\.\d\d$/,
      /^Dzuhur\d\d\.\d\d$/,
      /^Ashar.*\d\d\.\d\d$/,
      /^Maghrib\d\d\.\d\d$/,
      /^Isya\d\d\.\d\d$/,
    ])
    await expect(sheet.getByRole('listitem').filter({ hasText: 'berikutnya' })).toContainText(
      'Ashar',
    )
    await expect(sheet).toContainText('Kamis, 6 Agustus 2026')
    await axe(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()

    // The rest of the day needs no further call.
    const before = standIn.log().filter(({ service }) => service !== 'backend').length
    await page.reload()
    await expect(next(page)).toContainText('menuju Ashar')
    expect(standIn.log().filter(({ service }) => service !== 'backend')).toHaveLength(before)
  },
)

test('it moves on by itself, to tomorrow after the last, and over midnight', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-30T17:40:00+07:00') })
  await allow(page, jakarta)
  await page.goto('/')
  await expect(next(page)).toContainText('menuju Maghrib')
  await page.clock.fastForward('20:05')
  await expect(next(page)).toContainText('menuju Isya')
  await page.clock.fastForward('01:30:00')
  await expect(next(page)).toContainText('menuju Subuh')
  await next(page).click()
  const marked = page.getByRole('listitem').filter({ hasText: 'berikutnya' })
  await expect(marked).toContainText('Subuh besok')
  await page.clock.fastForward('05:00:00')
  await expect(page.getByRole('dialog')).toContainText('Selasa, 1 Desember 2026')
  await expect(marked).toHaveText(/^Subuhberikutnya04/)
})

test('who travels while the app stays open gets the times of the new place', async ({ page }) => {
  // The browser keeps a position for a minute by its own clock, which isn't put forward below.
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (found, failed) => ask(found, failed, { maximumAge: 0 })
  })
  await page.clock.install({ time: new Date('2026-11-25T13:00:00+07:00') })
  await allow(page, jakarta)
  await page.goto('/')
  await expect(next(page)).toContainText('Kota Jakarta')
  await expect(next(page)).not.toContainText('perkiraan')
  await expect(next(page)).not.toContainText('Zona waktu')

  await page.context().setGeolocation(makassar)
  await page.clock.fastForward('31:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(next(page)).toContainText('Kota Makassar')
  await expect(next(page)).toContainText('WITA')
  await expect(bar(page).getByText('Makassar, Indonesia', { exact: true })).toBeVisible()
  // The phone's clock has stayed behind.
  const note = 'Zona waktu perangkat Anda berbeda'
  await expect(next(page)).toContainText(note)
  await next(page).click()
  await expect(page.getByRole('dialog', { name: 'Jadwal Shalat' })).toContainText(note)
})

for (const [path, stored] of [
  ['/', { latitude: -6.175, longitude: 106.827 }],
  ['/', { latitude: -6.9, longitude: 107.6 }],
  ['/kiblat', { latitude: -6.9, longitude: 107.6 }],
] as const)
  test(`the geocoder is asked once in a load: ${path}, remembered at ${stored.longitude}`, async ({
    page,
    standIn,
  }) => {
    await page.addInitScript((position) => {
      localStorage.setItem('jm-posisi', JSON.stringify(position))
    }, stored)
    await allow(page, jakarta)
    await page.goto(path)
    await expect(page.getByText(/Daerah Khusus ibukota Jakarta/).first()).toBeVisible()
    const asked = standIn.log().filter(({ service }) => service === 'geocode')
    expect(asked.map(({ query }) => query)).toEqual([
      expect.objectContaining({ lat: '-6.1754', lon: '106.8272' }),
    ])
  })

test('who gives no location is told so, and chooses a city that is remembered', async ({
  page,
  standIn,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+07:00'))
  await page.goto('/')
  await expect(bar(page).getByText('Gagal mendapatkan Lokasi', { exact: true })).toBeVisible()
  await expect(hero(page).getByText('Error saat mengambil data lokasi.')).toBeVisible()
  const cause = 'Gagal mendapatkan lokasi pengguna'
  await expect(hero(page).getByText(cause, { exact: true })).toBeVisible()
  await page.setViewportSize(screenshotSizes.narrow)
  await expect(page).toFitTheWindow()
  await axe(page)

  await hero(page).getByRole('button', { name: 'Pilih kota' }).click()
  const sheet = page.getByRole('dialog', { name: 'Pilih kota' })
  const box = sheet.getByRole('searchbox', { name: 'Cari kota atau kabupaten' })
  await box.fill('atlantis')
  await expect(sheet.getByText('Kota tidak ditemukan')).toBeVisible()
  await box.fill('malang')
  await expect(sheet.getByRole('listitem')).toHaveText([
    'Kota Malang',
    'Kab. Malang',
    'Kab. Pemalang',
  ])
  await axe(page)
  await sheet.getByRole('button', { name: 'Kota Malang' }).click()
  await expect(sheet).toBeHidden()
  await expect(bar(page).getByText('Kota Malang, Indonesia', { exact: true })).toBeVisible()
  await expect(next(page)).toContainText('menuju Ashar')

  await page.reload()
  await expect(next(page)).toContainText('Kota Malang')

  // Given up only for a place, and none is given.
  await bar(page).getByRole('button', { name: 'ubah lokasi' }).click()
  await sheet.getByRole('button', { name: 'Gunakan lokasi saya' }).click()
  await expect(sheet.getByText(cause, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(next(page)).toContainText('Kota Malang')
  expect(
    paths(standIn.log(), 'prayer').filter((path) => path.includes('/1634/2026/11/21')),
  ).toHaveLength(1)
  expect(paths(standIn.log(), 'geocode')).toEqual([])
})

test('a slow answer finds the skeleton in its place, and nothing jumps', async ({
  page,
  standIn,
}) => {
  await standIn.hold('geocode')
  await allow(page, jakarta)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(bar(page).getByText('Mencari Lokasi...', { exact: true })).toBeVisible()
  await expect(hero(page).getByText('Memuat jadwal shalat…')).toBeAttached()
  const menu = page.getByRole('navigation', { name: 'Menu cepat' })
  const before = await menu.boundingBox()
  await standIn.release('geocode')
  await expect(next(page)).toBeVisible()
  expect(await menu.boundingBox()).toEqual(before)
})

test('where the geocoder knows nothing, the times are computed at the position', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/status of 503/)
  await standIn.breakService('geocode')
  await allow(page, makassar)
  await page.goto('/')
  await expect(bar(page).getByText('Gagal mendapatkan Lokasi', { exact: true })).toBeVisible()
  await expect(next(page)).toContainText('perkiraan')
  await expect(next(page)).toContainText('Error saat mengambil data lokasi.')
  await expect(next(page)).toContainText('WITA')
  await axe(page)
})

test('a busy service is left alone, and asked again', async ({ page, standIn, allowErrors }) => {
  allowErrors(/status of 429/)
  await standIn.breakService('prayer', 'busy')
  await allow(page, jakarta)
  await page.goto('/')
  const refused = () => standIn.log().filter(({ status }) => status === 429).length
  await expect.poll(refused).toBeGreaterThanOrEqual(2)
  await expect(page.getByText('429')).toHaveCount(0)
  // Nobody waits for it for long.
  await expect(next(page)).toContainText('perkiraan')
  await expect(next(page)).toContainText('Lokasi Anda')
  await standIn.mendService('prayer')
  await expect(next(page)).toContainText('Kota Jakarta')
  await expect(next(page)).not.toContainText('perkiraan')
})

test('without the service: the stored day, and else a computation that says so', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/status of 503/)
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+07:00'))
  await allow(page, jakarta)
  await page.goto('/')
  await expect(next(page)).toContainText('menuju Ashar')
  // A slow service leaves the computed times at first.
  await expect(next(page)).not.toContainText('perkiraan')
  const official = await next(page).getByRole('time').first().textContent()

  await standIn.breakService('prayer')
  await page.reload()
  await expect(next(page)).toContainText('menuju Ashar')
  await expect(next(page)).not.toContainText('perkiraan')

  // Weeks later nothing stored will do.
  await page.clock.setFixedTime(new Date('2027-01-15T13:00:00+07:00'))
  await page.reload()
  await expect(next(page)).toContainText('perkiraan')
  await expect(hero(page).getByText('Jumat, 15 Januari 2027', { exact: true })).toBeVisible()
  await expect(next(page)).toContainText('menuju Ashar')
  expect(await next(page).getByRole('time').first().textContent()).not.toBe(official)
  await next(page).click()
  await expect(page.getByRole('dialog')).toContainText(
    'Ini perkiraan yang dihitung di perangkat Anda',
  )
})
