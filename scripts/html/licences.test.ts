import { expect, it } from 'vitest'
import { checkedWorks, licencesPage } from './licences'

const library = { name: 'contoh', version: '1.2.3', identifier: 'MIT', text: 'Copyright A & B' }

it('has each package once, with its notice', () => {
  const works = checkedWorks([library, { ...library, name: 'awal' }, library])
  expect(works.map(({ name }) => name)).toEqual(['awal', 'contoh'])
  expect(licencesPage(works)).toContain('<h3>contoh 1.2.3, MIT</h3>')
  expect(licencesPage(works)).toContain('Copyright A &amp; B')
})

it('names the author where a package has no text of its licence', () => {
  const [embla] = checkedWorks([{ name: 'embla-carousel', version: '8.6.0', identifier: 'MIT' }])
  expect(embla?.text).toMatch(/^Copyright \(c\) David Jerleke\n.* under MIT\.$/s)
})

it.each([
  ['the licence "GPL-3.0"', { ...library, identifier: 'GPL-3.0' }],
  ['the licence ""', { ...library, identifier: undefined }],
  ['no notice', { ...library, text: '' }],
])('stops for %s, with the file to edit', (what, work) => {
  expect(() => checkedWorks([work])).toThrow(what)
  expect(() => checkedWorks([work])).toThrow('scripts/html/licences.ts')
})

it('names the data with its owners', () => {
  const page = licencesPage([])
  for (const owner of ['quran-json', 'quran-meta', 'GeoNames', 'OpenStreetMap', 'NOAA'])
    expect(page).toContain(owner)
})
