import { describe, expect, it } from 'vitest'
import { readAddress } from './read-address'

const program = '/campaign/renovasi-atap'
const link = `${program}?utm_source=web&utm_ref=DEWI2026`

describe('what stands behind an address goes', () => {
  const signs = [
    '.', ',', ')', '*', '_', '~', '!', ';', ':', '…', '”', '’', '。', '🤲🏽', '❤️', '...', ').', '*_',
    '%20', '%2E', '%2e', '%2A', '%29', '%22', '%3E', '%0A', '%E2%80%8B', '%e2%80%8b', '%EF%BB%BF', '%C2%A0',
    '%E2%80%9D', '%E2%80', '%2', '%', '%2520', '&gt;', '&quot;', '&#39;', '&nbsp;', '%26gt%3B',
    '<br>', '</a>', '%3C/a%3E', '"', '](https://masjid.example/campaign/x)', '\u200b', '\u202c', '\ufeff', '+',
  ] // prettier-ignore

  it.each(signs)('%j', (sign) => {
    expect(readAddress(link + sign)).toBe(link)
    expect(readAddress(program + sign)).toBe(program)
    expect(readAddress(`/donation/INV-20261123-7Q2${sign}?fbclid=IwAR0_x-`)).toBe(
      '/donation/INV-20261123-7Q2',
    )
    expect(readAddress(`/${sign}`)).toBe('/')
  })
})

it.each([
  [`${program}?utm_source=web&amp;utm_ref=DEWI2026`, link],
  [`${program}?utm_source=web&amp;amp;utm_ref=DEWI2026`, link],
  [`${program}?utm_source=web&#38;utm_ref=DEWI2026`, link],
  [`${program}?utm_source=web%26amp%3Butm_ref=DEWI2026`, link],
  [`${program}?fbclid=x?utm_source=web&utm_ref=DEWI2026`, link],
  [`${program}?utm_source=web?utm_ref=DEWI2026`, link],
  [`${program}??utm_source=web&&utm_ref=DEWI2026&`, link],
  [`${program}&utm_source=web&utm_ref=DEWI2026`, link],
  [`${program}%3Futm_source%3Dweb%26utm_ref%3DDEWI2026`, link],
  [`${program}%3futm_source%3dweb%26utm_ref%3dDEWI2026?fbclid=x`, link],
  [`${program}?utm_source%3Dweb%26utm_ref%3DDEWI2026`, link],
  [`${program}%253Futm_source%253Dweb%2526utm_ref%253DDEWI2026`, link],
  [`${program}?utm_source=web&utm_ref=%22DEWI2026%22&gclid=x&igshid=y&_gl=1*2*3`, link],
  ['/campaign/renovasi%2Datap', program],
  ['/campaign/renovasi%2datap', program],
  ['/%63ampaign/renovasi%E2%80%8B-atap', program],
  ['/campaign%2Frenovasi-atap', program],
  [`/${program}/`, program],
  [`${program}/)`, program],
  ['/campaign/a&kode=x', '/campaign/a?kode=x'],
  ['/infaq?search=air%20bersih.#isi', '/infaq?search=air+bersih#isi'],
  ['//evil.example/x', '/evil.example/x'],
  ['/campaign/..%2f..%2fetc', '/campaign/etc'],
  ['/campaign/%E0%A4%A', '/campaign'],
])('%s is %s', (mangled, clean) => {
  expect(readAddress(mangled)).toBe(clean)
})

it.each(['/', link, '/infaq?search=air+bersih', '/campaign/%D8%A8%D8%A6%D8%B1%D9%8C', '/masjid/a%20b'])(
  '%s stays as it is',
  (address) => expect(readAddress(address)).toBe(address),
) // prettier-ignore

it('leaves what is too long for an address', () => {
  const long = `/campaign/${'a'.repeat(4000)}.`
  expect(readAddress(long)).toBe(long)
})
