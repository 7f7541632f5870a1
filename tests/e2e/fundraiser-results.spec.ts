import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { accounts, campaign, kencleng, logIn } from './program-support'
import { SITE_ORIGIN } from './support/browser-map'
import { axe, expect, screenshotSizes, test } from './support/test'

const link = `${SITE_ORIGIN}${campaign.ordinary}?utm_source=web&utm_ref=SITI788`

test.describe('a fundraiser’s page', { tag: '@1.1' }, () => {
  test('shows figures, each program, and the link to scan and to send', async ({
    page,
    standIn,
  }) => {
    await logIn(page, standIn, accounts.longHistory)
    await page.setViewportSize(screenshotSizes.narrow)
    await page.goto(`${campaign.ordinary}/fundraiser`)
    const results = page.getByRole('region', { name: 'Capaian Anda' })
    await expect(results).toContainText('342 kali')
    await expect(results.getByRole('listitem')).toHaveCount(3)
    await expect(results.getByRole('link', { name: /Al-Hidayah/ })).toHaveAttribute(
      'href',
      `${kencleng}/fundraiser`,
    )
    const code = page.getByRole('img', { name: 'Kode QR tautan Anda' })
    const scan = async () => {
      const { data, width, height } = PNG.sync.read(await code.screenshot())
      return jsQR(new Uint8ClampedArray(data), width, height)?.data
    }
    expect(await scan()).toBe(link)
    const chrome = await page.context().newCDPSession(page)
    await chrome.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    expect(await scan(), 'under Chrome’s own dark theme').toBe(link)
    await chrome.send('Emulation.setAutoDarkModeOverride', { enabled: false })
    const send = page.getByRole('link', { name: 'Bagikan ke WhatsApp' })
    const href = new URL((await send.getAttribute('href')) ?? '')
    expect(href.origin).toBe('https://wa.me')
    expect(href.searchParams.get('text')).toContain(link)
    await axe(page)
    await expect(page).toFitTheWindow()
    await results.getByRole('link', { name: /Al-Hidayah/ }).click()
    await expect(page.getByLabel('Tautan fundraiser Anda')).toHaveValue(
      `${SITE_ORIGIN}${kencleng}?utm_source=web&utm_ref=SITI788`,
    )
  })
})
