import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fillLogin } from './account/auth-support'
import { campaign } from './program/program-support'
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

  const report = testInfo.outputPath('report.json')
  const { stderr } = spawnSync(
    'npm',
    [
      ...['run', 'contract', '--', '--har', file, '--target', 'http://localhost:4010'],
      ...['--limit', '60000', '--report', 'json', report],
    ],
    { encoding: 'utf8' },
  )
  expect(stderr).not.toContain('Not in the contract')
  const result: unknown = JSON.parse(readFileSync(report, 'utf8'))
  const judged = (operation: string) =>
    expect.objectContaining({ operation, timing: expect.objectContaining({}) })
  expect(result).toMatchObject({
    // The one that fails on purpose.
    findings: [
      {
        check: 'status',
        operation: 'campaign/get_campaign_infaq',
        field: 'status',
        call: expect.stringContaining("-H 'kode: get_campaign_infaq'"),
      },
    ],
    operations: expect.arrayContaining([
      judged('auth/login'),
      judged('campaign/get_campaign_by_slug'),
    ]),
  })
})
