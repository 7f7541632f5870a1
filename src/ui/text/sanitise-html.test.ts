import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { sanitiseHtml } from './sanitise-html'

const { window } = new JSDOM('')

it('leaves no sign in a link’s words that turns them round', () => {
  const html =
    '<p><a href="https://evil.example/">\u202edi.knab//:sptth</a> &#x202E;a&#8206;\u2066b <bdo dir="rtl">c</bdo></p>'
  const clean = sanitiseHtml(html, 3, window, window.document)
  expect(clean).toContain('>di.knab//:sptth</a> ab c</p>')
})

const link = (href: string, words: string) =>
  `<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">${words}</a>`
const youtube = 'https://www.youtube.com/embed/abc123'
const film = 'https://contoh.id/a.mp4'
const map = 'https://www.google.com/maps/embed?pb=1'

it.each([
  [`<p><iframe src="${youtube}" allow="autoplay"></iframe></p>`, link(youtube, 'Buka video')],
  ['<iframe src="//www.youtube.com/embed/abc123">', link(youtube, 'Buka video')],
  [`<video controls src="${film}">Tidak didukung</video>`, link(film, 'Buka video')],
  [`<video><source src="${film}" type="video/mp4"></video>`, link(film, 'Buka video')],
  [`<figure><oembed url="${youtube}"></oembed></figure>`, link(youtube, 'Buka video')],
  [`<iframe src="${map}"></iframe>`, link(map, 'Buka peta')],
])('a video that is not played here is a link to it: %s', (html, expected) => {
  expect(sanitiseHtml(html, 3, window, window.document)).toContain(` ${expected} `)
})

it.each([
  ['www.masjid.id/konfirmasi?a=1', 'https://www.masjid.id/konfirmasi?a=1'],
  [' masjid.id ', 'https://masjid.id/'],
  ['Masjid-Raya.sch.id#lokasi', 'https://masjid-raya.sch.id/#lokasi'],
  ['//youtu.be/abc', 'https://youtu.be/abc'],
  ['/infaq?search=sumur', '/infaq?search=sumur'],
  ['../../infaq', '/infaq'],
  ['./masjid/../infaq', '/infaq'],
  ['info@masjid.id', 'mailto:info@masjid.id'],
  ['https://contoh.id/', 'https://contoh.id/'],
])('a link leads where a person means it: %s', (written, href) => {
  const html = `<p><a href="${written}">di sini</a></p>`
  expect(sanitiseHtml(html, 3, window, window.document)).toBe(`<p>${link(href, 'di sini')}</p>`)
})

it.each([
  '//saya:sandi@contoh.id/',
  '//contoh.id@evil.example/',
  'contoh.id@evil.example/masuk',
  '/\\evil.example',
  '/&#9;/evil.example',
  '/.//evil.example',
  '..//evil.example',
  '/%2f%2fevil.example',
  'com.evil.app:buka',
  'javascript.id:attack()',
  'java&#10;script:attack()',
  'kontak.html',
  '#bagian',
  'tulis alamat',
])('a link that leads nowhere safe is plain text: %s', (written) => {
  const html = `<p><a href="${written}">di sini</a></p>`
  expect(sanitiseHtml(html, 3, window, window.document)).toBe('<p>di sini</p>')
})

it.each([
  '<iframe src="http://www.youtube.com/embed/abc123"></iframe>',
  '<iframe src="/embed/abc123"></iframe>',
  '<iframe src="https://saya:sandi@contoh.id/"></iframe>',
  '<iframe src="javascript:attack()"></iframe>',
  '<iframe srcdoc="<script>attack()</script>"></iframe>',
  '<video src="data:video/mp4;base64,AAAA"></video>',
  '<video src="blob:https://contoh.id/a"></video>',
  '<video></video>',
])('a video that no link may lead to is nothing: %s', (html) => {
  expect(sanitiseHtml(html, 3, window, window.document).trim()).toBe('')
})
