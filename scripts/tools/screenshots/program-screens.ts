import type { Page } from '@playwright/test'
import { programPath } from '../../../src/domain/program/program-path'
import { paths } from '../../../src/lib/address/paths'
import type { StandInControl } from '../../../tests/e2e/support/stand-in'
import { kencleng } from './give'
import { campaign, emptyCampaign, type Screen } from './screen'

/** As a device sees it that was here before the last news. */
async function seeAsNew(page: Page) {
  const before = JSON.stringify({ [`campaign:${campaign.slug}`]: Date.now() - 20 * 86_400_000 })
  await page.evaluate((seen) => {
    localStorage.setItem('jm-kabar', seen)
  }, before)
  await page.reload()
  await page.getByText(/baru$/i).first().waitFor()
}

/** Of a backend with contract 1.0 alone. */
async function withoutAll(page: Page, standIn: StandInControl) {
  for (const name of ['campaign/get_updates', 'campaign/get_disbursements', 'asset/get_legality'])
    await standIn.withhold(name)
  await page.evaluate(() => {
    localStorage.clear()
  })
  await page.reload()
  await page.getByText(/^Belum ada/).waitFor()
}

/** Programs, what becomes of their money, and who collects it. */
export const programScreens: Screen[] = [
  { name: 'infaq', path: paths.infaq() },
  {
    name: 'infaq-filter',
    path: paths.infaq(),
    prepare: (page) => page.getByRole('button', { name: 'Filter' }).click(),
  },
  {
    name: 'infaq-empty',
    path: paths.infaq(),
    prepare: async (page) => {
      await page.getByPlaceholder('Cari program').fill('zzzz')
      await page.getByText('Campaign tidak ditemukan').waitFor()
    },
  },
  {
    name: 'infaq-failed',
    path: paths.infaq(),
    prepare: async (page) => {
      await page.getByPlaceholder('Cari program').fill('gagal-500')
      await page.getByRole('button', { name: 'Coba lagi' }).waitFor()
    },
  },
  { name: 'campaign', path: programPath(campaign) },
  {
    name: 'campaign-prayers',
    path: programPath(campaign),
    prepare: (page) => page.getByText('Aminkan doa saudara kita').scrollIntoViewIfNeeded(),
  },
  { name: 'campaign-detail', path: programPath(campaign, 'detail') },
  { name: 'campaign-report', path: programPath(campaign, 'report') },
  { name: 'campaign-report-new', path: programPath(campaign, 'report'), prepare: seeAsNew },
  { name: 'campaign-report-base', path: programPath(campaign, 'report'), prepare: withoutAll },
  {
    name: 'campaign-update',
    path: programPath(campaign, 'report'),
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Rangka atap sudah berdiri' }).click()
      await page.getByRole('link', { name: 'Lihat pencairan dananya' }).waitFor()
    },
  },
  { name: 'campaign-donors', path: programPath(campaign, 'donors') },
  { name: 'campaign-donors-other', path: programPath(emptyCampaign, 'donors') },
  { name: 'campaign-disbursements', path: programPath(campaign, 'disbursements') },
  {
    name: 'campaign-disbursements-base',
    path: programPath(campaign, 'disbursements'),
    prepare: withoutAll,
  },
  {
    name: 'campaign-disbursements-over',
    path: programPath({ kind: 'campaign', slug: 'buka-puasa-seribu-porsi' }, 'disbursements'),
  },
  {
    name: 'campaign-disbursement',
    path: programPath(campaign, 'disbursements'),
    prepare: async (page) => {
      await page.getByRole('link', { name: /^Rangka baja/ }).click()
      await page.getByRole('link', { name: 'Kuitansi CV Bangun Amanah' }).waitFor()
    },
  },
  { name: 'campaign-new-updates', path: programPath(campaign), prepare: seeAsNew },
  { name: 'legality', path: paths.legality() },
  { name: 'legality-base', path: paths.legality(), prepare: withoutAll },
  { name: 'campaign-failed', path: programPath({ kind: 'campaign', slug: 'gagal-500' }) },
  { name: 'kencleng', path: async (standIn) => programPath(await kencleng(standIn)) },
]
