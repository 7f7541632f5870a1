import { expect, it } from 'vitest'
import { isPrivatePath } from '@/lib/address/paths'
import { headTags, type PageHead } from './head-tags'

const head: PageHead = {
  title: '"Atap" · Jejaring Masjid',
  description: 'Mari <b>bantu</b>',
  path: '/campaign/atap',
  picture: { url: 'https://masjid.example/og/1.jpg', isCut: true },
  asOf: new Date('2026-11-23T03:00:00Z'),
  linkedData: [{ '@type': 'DonateAction', name: '</script>' }],
}

const tags = (changes: Partial<PageHead> = {}, siteUrl = 'https://masjid.example') =>
  headTags({ ...head, ...changes }, siteUrl).join('\n')

it('says what others show, as text', () => {
  expect(tags()).toContain('property="og:title" content="&quot;Atap&quot; · Jejaring Masjid"')
  expect(tags()).toContain('content="Mari &lt;b&gt;bantu&lt;/b&gt;"')
  expect(tags()).toContain('property="og:updated_time" content="2026-11-23T03:00:00.000Z"')
  expect(tags()).toContain('property="og:image:width" content="1200"')
  expect(tags().match(/<\/script>/g)).toHaveLength(1)
})

it('names the page’s address only where the site’s is known', () => {
  expect(tags()).toContain('rel="canonical" href="https://masjid.example/campaign/atap"')
  expect(tags({}, '')).not.toMatch(/canonical|og:url/)
})

it('says the size only of a picture that it has cut', () => {
  const picture = { url: 'https://api.example/flyers/a.webp', isCut: false }
  expect(tags({ picture })).toContain('og:image" content="https://api.example/flyers/a.webp"')
  expect(tags({ picture })).not.toContain('og:image:width')
  expect(tags({ picture: null })).toContain('twitter:card" content="summary"')
})

it('gives away nothing of a private page, nor of the page for all addresses', () => {
  expect(tags({ path: '/profile' })).toMatch(/<meta name="robots" content="noindex">$/)
  expect(tags({ path: '/profile' })).not.toContain('og:')
  expect(tags({ path: null })).toBe(
    '<meta name="description" content="Mari &lt;b&gt;bantu&lt;/b&gt;">',
  )
})

it.each([
  ['/profile', true],
  ['/profile/donasi', true],
  ['/doa', true],
  ['/auth/register', true],
  ['/forgot-password', true],
  ['/donation/INV-1', true],
  ['/donation/INV-1/checkout', true],
  ['/campaign/atap/donate', true],
  ['/kencleng-masjid/raya/fundraiser', true],
  ['/tilawah/khatam/1', true],
  ['/tilawah/penanda', true],
  ['/tilawah/36', false],
  ['/tilawah/khatamat', false],
  ['/donation', false],
  ['/campaign/atap', false],
  ['/campaign/atap/donors', false],
  ['/masjid/profile', false],
  ['/donation-2', false],
  ['/profiles', false],
  ['/doakan', false],
  ['/campaign/atap/donate-x', false],
  ['/Donation/DN-1', true],
  ['/DONATION/DN-1/CHECKOUT', true],
  ['//donation//DN-1', true],
  ['/donation/DN-1/checkout.', true],
  ['/auth)', true],
  ['/profile%20', true],
  ['/Campaign/atap/Donate*', true],
  ['/', false],
])('%s is private: %s', (path, isPrivate) => {
  expect(isPrivatePath(path)).toBe(isPrivate)
})
