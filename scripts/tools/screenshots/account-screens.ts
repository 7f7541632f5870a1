import type { Page } from '@playwright/test'
import { programPath } from '../../../src/domain/program/program-path'
import { paths } from '../../../src/lib/address/paths'
import { accounts } from '../../../tests/e2e/program-support'
import { campaign, type Screen, signedIn } from './screen'

/** This device has two donations of no account, one of them somebody else's. */
async function offerClaims(page: Page) {
  await page.evaluate(() => {
    const made = { programTitle: 'Wakaf Sumur Gunungkidul', createdAt: '2026-11-20T03:00:00.000Z' }
    const gift = { kind: 'campaign', slug: 'wakaf-sumur-gunungkidul', amount: 50_000 }
    const donations = ['DN-RIWAYAT02', 'TIDAK-ADA'].map((code) => ({ code, ...made, gift }))
    localStorage.setItem('jm-donasi', JSON.stringify(donations))
  })
  await page.reload()
  await page.getByText('bukan bagian akun Anda').waitFor()
}

/** What needs a login. */
export const accountScreens: Screen[] = [
  signedIn('profile', paths.profile()),
  signedIn('personal', paths.personal()),
  signedIn('personal-name', paths.personal('fullname')),
  signedIn('personal-phone', paths.personal('phone')),
  signedIn('personal-choosing', paths.personal('phone', 'choosing')),
  signedIn('personal-verification', paths.personal('phone', 'choosing'), async (page) => {
    await page.getByRole('button', { name: /Whatsapp/ }).click()
    await page.getByLabel('Kode OTP').waitFor()
  }),
  signedIn('personal-birthdate', paths.personal('birthdate'), async (page) => {
    await page.getByLabel('Tanggal Lahir').click()
    await page.getByText('Sn', { exact: true }).waitFor()
  }),
  signedIn('personal-greeting', paths.personal('nickName')),
  { name: 'donation-history-empty', path: paths.donationHistory() },
  signedIn('donation-history-account', paths.donationHistory(), undefined, accounts.longHistory),
  signedIn('donation-history-claim', paths.donationHistory(), offerClaims, accounts.longHistory),
  signedIn(
    'donation-history-claimed',
    paths.donationHistory(),
    async (page) => {
      await offerClaims(page)
      await page.getByRole('button', { name: 'Tambahkan', exact: true }).click()
      await page.getByText('tidak dapat ditambahkan').waitFor()
    },
    accounts.complete,
  ),
  signedIn('fundraiser-register', paths.fundraiserRegister()),
  signedIn('fundraiser-link', programPath(campaign, 'fundraiser')),
  signedIn(
    'fundraiser-results',
    programPath(campaign, 'fundraiser'),
    (page) => page.getByText('Terkumpul lewat Anda').scrollIntoViewIfNeeded(),
    accounts.longHistory,
  ),
]
