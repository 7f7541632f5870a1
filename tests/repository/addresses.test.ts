import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { patternSource } from '../../scripts/html/page-files'
import { mendedAddress } from '@/app/mend-address'
import { findPage, isPlainAddress, patterns } from '@/app/routes'
import { paths } from '@/lib/address/paths'
import { readAddress } from '@/lib/address/read-address'

// The router says which address it can't decode.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

const parts = (address: string) => new URL(address, 'https://masjid.example')

const word = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/)
const code = fc.stringMatching(/^[A-Z0-9]{4,12}$/)
const query = fc.oneof(
  fc.constant(''),
  code.map((kode) => `?utm_source=web&utm_ref=${kode}`),
  fc.nat().map((amount) => `?nominal=${amount}`),
)

/** Behind an address: a sentence's signs, markup, invisible signs, each as it is or escaped. */
const sign = fc
  .constantFrom(...Array.from('.,)*_~!?;:]}>"\'`…”’»。'), ' ', '\n', '\u200b', '\u200e', '\u202c', '\ufeff', '\u00a0', '🤲🏽')
  .chain((one) =>
    fc.constantFrom(
      ...(/[?#]/.test(one) ? [one] : [one, encode(one), encode(one).toLowerCase(), encode(encode(one))]),
    ),
  ) // prettier-ignore
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*_~.]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
const behind = fc.oneof(sign, fc.constantFrom('&gt;', '&quot;', '&#39;', '<br>', '%', '%E2%80'))

/** What is done to a whole address. */
const changed = fc.constantFrom<(address: string) => string>(
  (address) => address.replaceAll('&', '&amp;'),
  (address) => address.replaceAll('&', '&amp;amp;'),
  (address) => address.replaceAll('&', '&#38;'),
  (address) => address.replace('?', '?fbclid=IwAR0_x-?'),
  (address) => address.replaceAll('&', '?'),
  (address) => address.replace('?', '&'),
  (address) => address.replace(/\?.*/, encodeURIComponent),
  (address) => address.replace(/-/g, '%2d'),
  (address) => address.replace(/(.{4})/, '$1%E2%80%8B'),
  // What keyboards do to a word's first letter, and headings to all. Codes are what they are.
  (address) =>
    address.replace(/^[^?]*/, (path) => (/[A-Z]/.test(path) ? path : path.toUpperCase())),
  (address) =>
    address.replace(/^[^?]*/, (path) =>
      path.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    ),
  (address) => address,
)
const counted = fc.constantFrom('', 'fbclid=IwAR0_x-', 'gclid=a_b&_gl=1*2', 'igsh=MzRlODBiNWFlZA==')

const addressOf = (pattern: string, slug: string) => pattern.replace(/:\w+/, slug)
const hinted = patterns()
  .filter((pattern) => pattern.includes(':'))
  .map(patternSource)
const pages = patterns().filter((pattern) => pattern !== '*')

describe.each(pages)('%s', (pattern) => {
  const address = fc
    .tuple(pattern.includes(':code') ? code : word, query)
    .map(([slug, search]) => addressOf(pattern, slug) + search)

  it('is left alone as the app writes it', () => {
    fc.assert(
      fc.property(address, (plain) => {
        const path = findPage(parts(plain).pathname)?.route.path
        expect(isPlainAddress(parts(plain), path)).toBe(true)
        expect(mendedAddress(plain)).toBe(plain)
      }),
      { numRuns: 5 },
    )
  })

  it('is read whatever messengers do to it', () => {
    fc.assert(
      fc.property(
        address,
        changed,
        fc.array(behind, { maxLength: 3 }),
        counted,
        (plain, change, signs, noise) => {
          const written = change(plain) + signs.join('')
          const sent = noise === '' ? written : `${written}${written.includes('?') ? '&' : '?'}${noise}`
          const url = parts(sent)
          const opened = url.pathname + url.search + url.hash
          fc.pre(opened !== plain)
          const mended = mendedAddress(opened)
          // A donation's is read once the backend doesn't know its code.
          const meant = pattern === '/donation/:codeDonate' ? readAddress(mended ?? '') : mended
          expect(meant, opened).toBe(plain)
          const { pathname } = parts(plain)
          // What the HTML asks for before the app has read the address.
          for (const source of hinted)
            for (const slug of Object.values(RegExp(source).exec(url.pathname)?.groups ?? {}))
              expect(pathname.split('/')).toContain(slug)
          const isPlain = isPlainAddress(url, findPage(url.pathname)?.route.path)
          expect(isPlain && mended === plain, opened).toBe(false)
        },
      ),
      { numRuns: 15 },
    )
  }) // prettier-ignore
})

it('a donation is opened by its code, whatever a backend makes codes of', () => {
  const any = fc.oneof(
    fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }),
    fc.stringMatching(/^[\w-]{1,16}[_=~.)*-]{0,2}$/),
  )
  fc.assert(
    fc.property(any, (one) => {
      fc.pre(!/^\.{1,2}$/.test(one))
      for (const address of [paths.donation(one), `${paths.donation(one)}?utm_source=wa`]) {
        const opened = mendedAddress(address) ?? address
        expect(findPage(parts(opened).pathname)?.params.codeDonate).toBe(one)
      }
    }),
  )
})
