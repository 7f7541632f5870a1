import { expect, it } from 'vitest'

import { fundraiserLink } from './fundraiser-link'

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
