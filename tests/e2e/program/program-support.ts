import type { Page } from '@playwright/test'
import { DEVELOPMENT_KEY } from '../../../mock-server/start'
import type { StandInControl } from '../support/stand-in'

/** Programs of the seed, each for the case that it shows. */
export const campaign = {
  ordinary: '/campaign/renovasi-atap-masjid-al-ikhlas',
  ended: '/campaign/buka-puasa-seribu-porsi',
  noTarget: '/campaign/sound-system-mushola-nurul-huda',
  longTitle: '/campaign/pembangunan-masjid-apung-terpadu-untuk-warga-sungai',
  hostile: '/campaign/dapur-umum-banjir-masjid-an-nur',
  noDonor: '/campaign/wakaf-kebun-kelapa-produktif',
} as const

export const kencleng = '/kencleng-masjid/masjid-raya-al-hidayah'

async function post(
  standIn: StandInControl,
  controller: string,
  kode: string,
  fields: Record<string, string>,
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const answer = await fetch(`${standIn.url}/${controller}`, {
    method: 'POST',
    headers: { key: DEVELOPMENT_KEY, kode },
    body,
  })
  if (!answer.ok) throw new Error(`${kode} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** Somebody else gives and pays, while the page under test is open. @returns the donation's code */
export async function payDonation(
  standIn: StandInControl,
  donation: { programId: string; donor: string; price: number; prayer: string },
): Promise<string> {
  const answer = await post(standIn, 'transaction', 'storeDonate', {
    price: String(donation.price),
    donorName: donation.donor,
    donorPhone: '81200001111',
    donorPray: donation.prayer,
    codePayment: 'QRIS',
    typePayment: 'QRIS',
    programId: donation.programId,
    programType: 'infaq',
  })
  const code = /\/donation\/([^/"]+)\/checkout/.exec(await answer.text())?.[1]
  if (code === undefined) throw new Error('storeDonate gave no code')
  await standIn.markPaid(code)
  return code
}

/** The accounts of the seed (mock-server/README.md). */
export const accounts = {
  complete: { whatsapp: '81234567890', password: 'rahasia123' },
  nearlyEmpty: { whatsapp: '85711223344', password: 'rahasia456' },
  fundraiser: { whatsapp: '82198765432', password: 'rahasia789' },
  /** A fundraiser with figures, and 45 donations over two years. */
  longHistory: { whatsapp: '81355667788', password: 'rahasia246' },
} as const

/** Logs the page's browser in without the screen for it, where a test is about something else. */
export async function logIn(
  page: Page,
  standIn: StandInControl,
  account: { whatsapp: string; password: string } = accounts.complete,
): Promise<void> {
  const answer = await post(standIn, 'auth', 'login', account)
  const [, name, value] = /^([^=]+)=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
  if (name === undefined || value === undefined) throw new Error('login set no cookie')
  await page.context().addCookies([{ name, value, domain: 'localhost', path: '/' }])
}
