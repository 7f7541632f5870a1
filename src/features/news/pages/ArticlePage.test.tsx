import { expect, it } from 'vitest'
import { linkedProgram } from './ArticlePage'

const origin = 'https://jejaring.example'
const campaign = { kind: 'campaign', slug: 'sumur' }

it.each([
  ['<p>Lihat <a href="/campaign/sumur">program</a></p>', campaign],
  [
    `<a class="x" href='https://jejaring.example/campaign/sumur/donate?nominal=5'>Infaq</a>`,
    campaign,
  ],
  [
    '<a href="../kencleng-masjid/al-hidayah">Kencleng</a>',
    { kind: 'kencleng', slug: 'al-hidayah' },
  ],
  // The first that is one.
  [
    '<a href="/kencleng-masjid/map">a</a><a href="/infaq">b</a><A HREF="/campaign/sumur">c</A>',
    campaign,
  ],
  ['<a href="https://other.example/campaign/sumur">lain</a>', null],
  [
    '<a href="/campaign/">kosong</a><a href="/campaign/a/b/c">dalam</a><a href="/campaign/a/x">x</a>',
    null,
  ],
  ['<a href="/campaign/%E0%A4%A">rusak</a><a href="http://[">rusak</a>', null],
  ['<img src="/campaign/sumur">', null],
  ['', null],
])('%s is about %j', (html, program) => {
  expect(linkedProgram(html, origin)).toEqual(program)
})
