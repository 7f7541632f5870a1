import { expect, it } from 'vitest'
import { fundraiserLink, toFundraiserStats } from './fundraiser'

const program = {
  programId: 'KM-7',
  slug: 'al-hidayah',
  judul: 'Al-Hidayah',
  donasi: 2,
  nominal: 75_000,
}
const stats = { klik: 9, donasi: 2, nominal: 75_000, per_program: [program] }

it('reads the figures and each program', () => {
  expect(toFundraiserStats(stats)).toEqual({
    clicks: 9,
    donations: 2,
    amount: 75_000,
    programs: [
      { programId: 'KM-7', slug: 'al-hidayah', title: 'Al-Hidayah', donations: 2, amount: 75_000 },
    ],
  })
})

it.each(['programId', 'slug'])('leaves out a program without its %s', (field) => {
  const per_program = [{ ...program, [field]: '' }, program]
  expect(toFundraiserStats({ ...stats, per_program }).programs).toHaveLength(1)
})

const site = 'https://jejaring.example'

it.each([
  [
    site,
    '/campaign/bantu-sesama/fundraiser',
    'FR-01',
    '/campaign/bantu-sesama?utm_source=web&utm_ref=FR-01',
  ],
  [
    site,
    '/campaign/bantu-sesama/fundraiser/',
    'FR-01',
    '/campaign/bantu-sesama?utm_source=web&utm_ref=FR-01',
  ],
  [`${site}/`, '/campaign/x/fundraiser', 'FR-01', '/campaign/x?utm_source=web&utm_ref=FR-01'],
  [
    site,
    '/campaign/al%20ikhlas/fundraiser',
    'FR-01',
    '/campaign/al%20ikhlas?utm_source=web&utm_ref=FR-01',
  ],
  [site, '/campaign/x/fundraiser', 'a&b=c#d', '/campaign/x?utm_source=web&utm_ref=a%26b%3Dc%23d'],
])('%s, %s, %s', (origin, pathname, kodeRef, link) => {
  expect(fundraiserLink(origin, pathname, kodeRef)).toBe(site + link)
})
