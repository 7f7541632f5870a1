import { campaign, kencleng } from './program-support'
import { axe, expect, screenshotSizes, test } from './support/test'
import { clipboard } from './support/clipboard'

const tag = '@1.1'

const updates = 'campaign/get_updates'
const disbursements = 'campaign/get_disbursements'
const legality = 'asset/get_legality'

test.describe('what became of the money', { tag }, () => {
  for (const [kind, base, counts] of [
    ['campaign', campaign.ordinary, { updates: 4, disbursements: 2 }],
    ['kencleng', kencleng, { updates: 2, disbursements: 1 }],
  ] as const)
    test(`a ${kind} program counts its news and disbursements`, async ({ page }) => {
      await page.goto(base)
      await page.getByRole('link', { name: RegExp(`^${counts.updates}\\s*Kabar Terbaru`) }).click()
      await expect(page.getByRole('article')).toHaveCount(counts.updates)
      await page.goBack()
      await page
        .getByRole('link', { name: RegExp(`^${counts.disbursements} Kali\\s*Pencairan Dana`) })
        .click()
      await expect(page.getByText(`${counts.disbursements} Kali`)).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(counts.disbursements)
    })

  test('news lead to the whole of it, and on to its disbursement', async ({ page }) => {
    await page.goto(`${campaign.ordinary}/report`)
    const first = page.getByRole('article').first()
    await expect(first).toContainText('Rangka atap sudah berdiri')
    await expect(first).toContainText('Panitia Renovasi Al-Ikhlas')
    await expect(first).toContainText('Alhamdulillah, rangka baja ringan')
    const times = await page
      .getByRole('article')
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
    expect(times).toEqual(times.toSorted().reverse())
    await axe(page)

    await first.getByRole('link').click()
    await expect(page).toHaveURL(`${campaign.ordinary}/report?kabar=1`)
    await expect(page).toHaveTitle(/^Rangka atap sudah berdiri/)
    await expect(page.getByRole('heading', { name: 'Apa berikutnya?' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Foto 2 dari 2/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Infaq Sekarang' })).toBeVisible()
    await axe(page)

    await page.getByRole('link', { name: 'Lihat pencairan dananya' }).click()
    await expect(page).toHaveURL(`${campaign.ordinary}/pencairan-dana?pencairan=1012`)
    await expect(
      page.getByRole('heading', { name: 'Rangka baja ringan dan ongkos pasang' }),
    ).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(4)
    await expect(first.getByRole('link')).toBeFocused()
  })

  test('one of the news is shared by its own address, and found there', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const address = `${campaign.ordinary}/report?kabar=2`
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Genteng dan kayu reng' })).toBeVisible()
    await page.getByRole('button', { name: 'Bagikan' }).click()
    await expect(page).toHaveShown('Tautan disalin')
    expect(await clipboard(page)).toContain(address)
    await page.goto(`${campaign.ordinary}/report?kabar=999`)
    await expect(page.getByText('Kabar tidak ditemukan')).toBeVisible()
    await page.getByRole('link', { name: 'Lihat semua kabar' }).click()
    await expect(page.getByRole('article')).toHaveCount(4)
  })

  test('hostile HTML in news does nothing', async ({ page }) => {
    await page.goto(`${campaign.ordinary}/report?kabar=3`)
    await expect(page.getByRole('link', { name: 'di sini' })).toHaveAttribute('target', '_blank')
    await expect(page.getByText('atau di sana')).toBeVisible()
    await expect(page.getByRole('link', { name: 'atau di sana' })).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-hacked')
  })

  test('only what came since the last visit is marked', async ({ page }) => {
    const marks = page.getByText('Baru', { exact: true })
    await page.goto(campaign.ordinary)
    const kabar = page.getByRole('link', { name: /Kabar Terbaru/ })
    await expect(kabar).toHaveText(/^4/)
    await expect(kabar).not.toContainText(/\d baru/)
    await kabar.click()
    await expect(page.getByRole('article')).toHaveCount(4)
    await expect(marks).toHaveCount(0)

    // The last visit was before the last two came.
    await page.evaluate(
      (at) => {
        localStorage.setItem(
          'jm-kabar',
          JSON.stringify({ 'campaign:renovasi-atap-masjid-al-ikhlas': at }),
        )
      },
      Date.now() - 20 * 86_400_000,
    )
    await page.goto(campaign.ordinary)
    await expect(kabar).toContainText('2 baru')
    await axe(page)
    await kabar.click()
    await expect(marks).toHaveCount(2)
    await page.getByRole('link', { name: 'Rangka atap sudah berdiri' }).click()
    await expect(page.getByRole('heading', { name: 'Apa berikutnya?' })).toBeVisible()
    await page.goBack()
    await expect(marks).toHaveCount(2)
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(4)
    await expect(marks).toHaveCount(0)
    await page.goto(campaign.ordinary)
    await expect(kabar).toHaveText(/^4/)
    await expect(kabar).not.toContainText(/\d baru/)
  })

  test('the money is told in figures, and the bar in words', async ({ page }) => {
    await page.goto(`${campaign.ordinary}/pencairan-dana`)
    const bar = page.getByRole('img', { name: /^Terkumpul Rp 187\.\d+\.\d+, dicairkan/ })
    await expect(bar).toBeVisible()
    await expect(bar).toHaveAccessibleName(
      /dicairkan Rp 98\.000\.000, biaya operasional Rp 9\.372\.500, sisa Rp 80\.\d+\.\d+$/,
    )
    await expect(page.getByText('Rp 98.000.000')).toBeVisible()
    await expect(page.getByText(/lebih besar/)).toHaveCount(0)
    await axe(page)
  })

  test('a disbursement opens to its items and documents', async ({ page }) => {
    await page.goto(`${campaign.ordinary}/pencairan-dana`)
    await page.getByRole('link', { name: 'Rangka baja ringan dan ongkos pasang' }).click()
    await expect(page.getByText('Rp 48.500.000')).toBeVisible()
    await expect(page.getByText('CV Bangun Amanah', { exact: true })).toBeVisible()
    await expect(
      page.getByRole('img', { name: 'Gambar bukti: Rangka yang terpasang' }),
    ).toBeVisible()
    const receipt = page.getByRole('link', { name: 'Kuitansi CV Bangun Amanah' })
    await expect(receipt).toHaveAttribute('target', '_blank')
    await expect(receipt).toHaveAttribute('href', /^https:.*\.pdf$/)
    await axe(page)

    await page.goBack()
    await page.getByRole('link', { name: 'Genteng dan kayu reng' }).click()
    // Its address isn't https.
    await expect(page.getByText('Nota TB Sumber Rejeki')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nota TB Sumber Rejeki' })).toHaveCount(0)

    await page.goto(`${campaign.ordinary}/pencairan-dana?pencairan=1`)
    await expect(page.getByText('Pencairan tidak ditemukan')).toBeVisible()
  })

  test('more than was collected is said, and the bar stays a bar', async ({ page }) => {
    await page.goto(`${campaign.ended}/pencairan-dana`)
    await expect(
      page.getByText(/lebih besar Rp \d\.\d+\.\d+ daripada yang terkumpul/),
    ).toBeVisible()
    const bar = page.getByRole('img', { name: /sisa Rp 0$/ })
    const { width } = (await bar.boundingBox()) ?? { width: 0 }
    const parts = await bar
      .locator('span')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width))
    expect(Math.round(parts.reduce((sum, part) => sum + part, 0))).toBe(Math.round(width))
    await axe(page)
    await page.getByRole('link', { name: /^Bahan makanan/ }).click()
    await expect(page.getByText('Rincian belum dilampirkan.')).toBeVisible()
    await expect(page.getByText('Bukti belum dilampirkan.')).toBeVisible()
  })

  test('a program without news or disbursements says so', async ({ page }) => {
    await page.goto(campaign.noTarget)
    await expect(page.getByRole('link', { name: /^0\s*Kabar Terbaru/ })).toBeVisible()
    await page.getByRole('link', { name: /^0 Kali\s*Pencairan Dana/ }).click()
    await expect(page.getByText('Belum ada pencairan dana')).toBeVisible()
    await page.goto(`${campaign.noTarget}/report`)
    await expect(page.getByText('Belum ada kabar terbaru')).toBeVisible()
  })

  test('what fails is told, and can be tried again', async ({ page, standIn, allowErrors }) => {
    allowErrors(/status of 500/)
    await page.goto('/campaign/gagal-sebagian')
    const line = page.getByRole('status').filter({ hasText: 'kabar, pencairan gagal dimuat.' })
    await expect(line).toBeVisible()
    await expect(page.getByRole('link', { name: /^–\s*Kabar Terbaru/ })).toBeVisible()
    for (const [path, kode] of [
      ['report', 'get_updates'],
      ['pencairan-dana', 'get_disbursements'],
    ] as const) {
      await page.goto(`/campaign/gagal-sebagian/${path}`)
      await expect(page.getByText('Gagal memuat')).toBeVisible()
      const before = standIn.log(kode).length
      await page.getByRole('button', { name: 'Coba lagi' }).click()
      await expect.poll(() => standIn.log(kode).length).toBeGreaterThan(before)
    }
  })

  test('the sums stand when what was collected doesn’t come', async ({ page, standIn }) => {
    await standIn.hold('campaign/get_total_donate')
    await page.goto(`${campaign.ordinary}/pencairan-dana`)
    await expect(page.getByText('Rp 98.000.000')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Terkumpul/ })).toHaveCount(0)
    await standIn.release('campaign/get_total_donate')
    await expect(page.getByRole('img', { name: /^Terkumpul/ })).toBeVisible()
  })

  test('until the backend has said what it has, nothing is called empty', async ({
    page,
    standIn,
  }) => {
    await standIn.hold('asset/get_capabilities')
    await page.goto(`${campaign.ordinary}/report`)
    await expect(page.getByRole('link', { name: 'Infaq Sekarang' })).toBeVisible()
    await expect(page.getByText('Memuat…')).toBeAttached()
    await expect(page.getByText('Belum ada kabar terbaru')).toHaveCount(0)
    await standIn.release('asset/get_capabilities')
    await expect(page.getByRole('article')).toHaveCount(4)
  })
})

test('a backend without news or disbursements has none, and isn’t asked', async ({
  page,
  standIn,
}) => {
  await standIn.withhold(updates)
  await standIn.withhold(disbursements)
  await page.goto(campaign.ordinary)
  await page.getByRole('link', { name: /^0\s*Kabar Terbaru/ }).click()
  await expect(page.getByText('Belum ada kabar terbaru')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: /^0 Kali\s*Pencairan Dana/ }).click()
  await expect(page.getByText('Belum ada pencairan dana')).toBeVisible()
  await expect(page.getByText('Total dana dicairkan')).toBeVisible()
  expect([...standIn.log('get_updates'), ...standIn.log('get_disbursements')]).toEqual([])
})

test('unbreakable words stay within 320 px', { tag }, async ({ page }) => {
  await page.setViewportSize(screenshotSizes.narrow)
  for (const [path, text] of [
    ['/report', /^Pembangunanmasjid/],
    ['/report?kabar=9320', /^Pembangunanmasjid/],
    ['/pencairan-dana', 'Riwayat pencairan'],
    ['/pencairan-dana?pencairan=9320', 'Rincian'],
  ] as const) {
    await page.goto(`/campaign/panjang${path}`)
    await expect(page.getByText(text).last()).toBeVisible()
    await expect(page).toFitTheWindow()
  }
})

test.describe('legality', { tag }, () => {
  test('is reached from a program', async ({ page }) => {
    await page.goto(campaign.ordinary)
    await page.getByRole('link', { name: /^Legalitas & biaya/ }).click()
    await expect(page).toHaveURL('/legalitas')
    await expect(
      page.getByRole('heading', { name: 'Yayasan Jejaring Masjid Nusantara' }),
    ).toBeVisible()
  })

  test('is reached from Home’s footer', async ({ page }) => {
    await page.goto('/')
    await page.locator('footer').getByRole('link', { name: 'Legalitas & biaya' }).click()
    await expect(page).toHaveURL('/legalitas')
    await expect(page.getByRole('heading', { name: 'Izin', exact: true })).toBeVisible()
  })

  test('shows licences, fee and audits, and which licence has ended', async ({ page }) => {
    await page.goto('/legalitas')
    await expect(page.getByText('5%', { exact: true })).toBeVisible()
    await expect(page.getByText(/lembaga memakai Rp 5\.000/)).toBeVisible()
    const licences = page.getByRole('listitem').filter({ hasText: 'Nomor' })
    await expect(licences).toHaveCount(3)
    await expect(licences.nth(0)).toContainText('Berlaku sampai')
    await expect(licences.nth(0).getByRole('link', { name: 'Lihat dokumen' })).toHaveAttribute(
      'href',
      /^https:/,
    )
    await expect(licences.nth(1)).toContainText('Izin ini sudah tidak berlaku.')
    // Its document isn't at an https address.
    await expect(licences.nth(1).getByRole('link')).toHaveCount(0)
    await expect(licences.nth(2)).toContainText('Tanpa batas waktu')
    await expect(page.getByText('sudah tidak berlaku')).toHaveCount(1)
    await expect(page.getByRole('link', { name: /wajar tanpa pengecualian/ })).toBeVisible()
    for (const size of ['narrow', 'phone', 'desktop'] as const) {
      await page.setViewportSize(screenshotSizes[size])
      await axe(page)
      await expect(page).toFitTheWindow()
    }
  })

  test('that can’t be had can be tried again', async ({ page, standIn, allowErrors }) => {
    allowErrors(/status of 500/)
    await standIn.hold(legality)
    await page.goto('/legalitas')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('jm-kemampuan')))
      .toContain(legality)
    await expect(page.getByText('Memuat…')).toBeAttached()
    await standIn.breakService('backend')
    await standIn.release(legality)
    await expect(page.getByText('Gagal memuat')).toBeVisible()
    await standIn.mendService('backend')
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(page.getByText('5%', { exact: true })).toBeVisible()
  })
})

test('a backend that tells nothing of its legality has no link to it', async ({
  page,
  standIn,
}) => {
  await standIn.withhold(legality)
  await page.goto('/')
  await expect(page.locator('footer')).toBeVisible()
  await expect.poll(() => standIn.log('get_capabilities').length).toBeGreaterThan(0)
  await page.goto(campaign.ordinary)
  await expect(page.getByRole('heading', { name: 'Aminkan doa saudara kita' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Legalitas/ })).toHaveCount(0)
  await page.goto('/')
  await expect(page.locator('footer').getByRole('link', { name: /Legalitas/ })).toHaveCount(0)
  await page.goto('/legalitas')
  await expect(page.getByText('Belum ada informasi legalitas')).toBeVisible()
  await axe(page)
  expect(standIn.log('get_legality')).toEqual([])
})
