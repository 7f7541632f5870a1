import { campaign, kencleng } from './program-support'
import type { StandInControl } from './support/stand-in'
import { axe, expect, screenshotSizes, test } from './support/test'

/** What contract 1.1 adds to these pages is in program-accountability.spec.ts. */
async function withoutNews(standIn: StandInControl) {
  await standIn.withhold('campaign/get_updates')
  await standIn.withhold('campaign/get_disbursements')
}

for (const [kind, base] of [
  ['campaign', campaign.ordinary],
  ['kencleng', kencleng],
] as const) {
  test(`a ${kind} program shows what it is, and leads on`, async ({ page, standIn }) => {
    await withoutNews(standIn)
    await page.goto(base)
    const title = await page.getByRole('heading', { level: 2 }).first().textContent()
    await expect(page).toHaveTitle(`${title ?? ''} · Jejaring Masjid`)
    await expect(page.getByText(/^Rp \d/).first()).toBeVisible()
    await expect(page.getByText(/^Terkumpul (dari Rp [1-9]|· Tanpa target)/)).toBeVisible()
    await expect(page.getByRole('progressbar')).toBeVisible()
    for (const [name, path] of [
      [/Donasi/, 'donors'],
      [/0\s*Kabar Terbaru/, 'report'],
      [/0 Kali\s*Pencairan Dana/, 'pencairan-dana'],
      ['Selengkapnya', 'detail'],
      ['Bagikan Program', 'fundraiser'],
      ['Infaq Sekarang', 'donate'],
    ] as const)
      await expect(page.getByRole('link', { name }).first()).toHaveAttribute(
        'href',
        `${base}/${path}`,
      )
    await expect(page.getByRole('heading', { name: 'Aminkan doa saudara kita' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bagikan' })).toBeVisible()
  })

  test(`the other pages of a ${kind} program`, async ({ page, standIn }) => {
    await withoutNews(standIn)
    await page.goto(`${base}/report`)
    await expect(page.getByText('Belum ada kabar terbaru')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Infaq Sekarang' })).toBeVisible()
    // Only the news page of a campaign sends the type.
    expect(standIn.log('get_campaign_by_slug').map(({ query }) => query)).toEqual([
      { slug: base.split('/').at(-1), ...(kind === 'campaign' && { type: 'ID' }) },
    ])

    await page.goto(`${base}/pencairan-dana`)
    await expect(page.getByText('Rp 0', { exact: true })).toBeVisible()
    await expect(page.getByText('0 Kali')).toBeVisible()
    await expect(page.getByText('Belum ada pencairan dana')).toBeVisible()

    await page.goto(`${base}/detail`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByText(/^Dibuat \d/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Infaq Sekarang' })).toBeVisible()
  })
}

test('an ended program says so where the button is, and still takes an infaq', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Infaq untuk program ini' })
  const ended = bar.getByText('Program ini sudah berakhir')
  await page.goto(campaign.ended)
  await expect(page.getByText('Berakhir', { exact: true })).toBeVisible()
  for (const path of ['', '/detail', '/report']) {
    await page.goto(campaign.ended + path)
    await expect(ended).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Infaq Sekarang' })).toBeVisible()
    await page.setViewportSize(screenshotSizes.narrow)
    await expect(page).toFitTheWindow()
    await axe(page)
  }
  await bar.getByRole('link', { name: 'Lihat program lain' }).click()
  await expect(page).toHaveURL('/infaq')

  await page.goto(campaign.ordinary)
  await expect(page.getByText(/^\d+ hari lagi$/)).toBeVisible()
  await expect(ended).toHaveCount(0)
})

test('without a target or deadline', async ({ page }) => {
  await page.goto(campaign.noTarget)
  await expect(page.getByText('Terkumpul · Tanpa target')).toBeVisible()
  await expect(page.getByText('∞')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Tanpa target' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  )
})

test('a reached target is full, and not more than full', async ({ page }) => {
  await page.goto(campaign.reached)
  await expect(page.getByText('Target tercapai')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
})

test('hostile HTML does nothing', async ({ page }) => {
  for (const path of [campaign.hostile, `${campaign.hostile}/detail`]) {
    await page.goto(path)
    await expect(page.getByText(/^Dibuat \d/)).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-hacked')
    await expect(
      page.locator('main').locator('script, iframe, [onerror], [onclick], object'),
    ).toHaveCount(0)
    await expect(page.locator('main a[href^="javascript"], main a[href^="data"]')).toHaveCount(0)
  }
})

test('an unknown slug is answered on every page of a program', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/)
  for (const section of ['', '/detail', '/report', '/donors', '/pencairan-dana']) {
    await page.goto(`/campaign/tidak-ada${section}`)
    await expect(page.getByText('Program tidak ditemukan')).toBeVisible()
    await expect(page).toHaveTitle(/^Program tidak ditemukan/)
  }
  await page.goto('/kencleng-masjid/tidak-ada')
  await page.getByRole('link', { name: 'Lihat program lain' }).click()
  await expect(page).toHaveURL('/infaq')
})

test('a server that stumbles is told of, and can be tried again', async ({ page, allowErrors }) => {
  allowErrors(/status of 500/)
  await page.goto('/campaign/gagal-500')
  await expect(page.getByText('Gagal memuat')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kembali' })).toBeVisible()
})

test('sharing copies the link where the device cannot share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(campaign.ordinary)
  await page.getByRole('button', { name: 'Bagikan' }).click()
  await expect(page).toHaveShown('Tautan disalin')
})

test('a page stands when its parts fail, each with a line and a retry of its own', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/status of 500/)
  await page.goto('/campaign/gagal-sebagian')
  await expect(page.getByRole('heading', { name: 'Renovasi Atap Masjid Al-Ikhlas' })).toBeVisible()
  for (const [text, kode] of [
    ['Jumlah terkumpul gagal dimuat.', 'get_total_donate'],
    [/^Jumlah donatur.* gagal dimuat\./, 'get_transaction_list'],
    ['Doa gagal dimuat.', 'get_prayer_campaign'],
  ] as const) {
    const line = page.getByRole('status').filter({ hasText: text })
    await expect(line).toBeVisible()
    const before = standIn.log(kode).length
    await line.getByRole('button', { name: 'Coba lagi' }).click()
    await expect.poll(() => standIn.log(kode).length).toBeGreaterThan(before)
    await expect(line).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Infaq Sekarang' })).toBeVisible()
})
