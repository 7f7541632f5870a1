import { checkHar } from '../../contract-kit/src/check/har'
import { loadModel } from '../../contract-kit/src/check/model'
import { fillLogin } from './auth-support'
import { campaign } from './program-support'
import { SITE_ORIGIN } from './support/browser-map'
import { expect, test } from './support/test'

test('what Chromium recorded is judged as what the check asks itself', async ({
  browser,
}, testInfo) => {
  const file = testInfo.outputPath('recording.har')
  const context = await browser.newContext({
    baseURL: SITE_ORIGIN,
    recordHar: { path: file, content: 'embed' },
  })
  const page = await context.newPage()
  await page.goto('/auth')
  await fillLogin(page)
  await expect(page).not.toHaveURL(/\/auth/)
  await page.goto(campaign.ordinary)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/infaq?search=gagal-500')
  await page.getByRole('button', { name: 'Coba lagi' }).first().waitFor()
  await context.close()

  const options = { bases: [new URL('http://localhost:4010')], limitMs: 60_000 }
  const { result, unknown } = await checkHar(await loadModel(), file, options)
  expect(unknown).toEqual([])
  // The one that fails on purpose.
  expect(result.findings).toMatchObject([
    { check: 'status', operation: 'campaign/get_campaign_infaq', field: 'status' },
  ])
  expect(result.findings[0]?.call).toContain("-H 'kode: get_campaign_infaq'")
  const judged = result.operations.filter(({ timing }) => timing !== null)
  const names = judged.map(({ operation }) => operation)
  expect(names).toContain('auth/login')
  expect(names).toContain('campaign/get_campaign_by_slug')
})
