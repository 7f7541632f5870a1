import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { isAmong, sanitiseHtml } from './sanitise-html'

const { window } = new JSDOM('')
const sanitised = (html: string, headingLevel = 3) =>
  sanitiseHtml(html, headingLevel, window, window.document)

it('leaves no sign in a link’s words that turns them round', () => {
  const html =
    '<p><a href="https://evil.example/">\u202edi.knab//:sptth</a> &#x202E;a&#8206;\u2066b <bdo dir="rtl">c</bdo></p>'
  const clean = sanitised(html)
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
  expect(sanitised(html)).toContain(` ${expected} `)
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
  ['http://contoh.id/online?onclick=1#on', 'http://contoh.id/online?onclick=1#on'],
  ['tel:+628123', 'tel:+628123'],
])('a link leads where a person means it: %s', (written, href) => {
  const html = `<p><a href="${written}">di sini</a></p>`
  expect(sanitised(html)).toBe(`<p>${link(href, 'di sini')}</p>`)
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
  expect(sanitised(html)).toBe('<p>di sini</p>')
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
  expect(sanitised(html).trim()).toBe('')
})

it.each([
  ['<strike>Rp 10 juta</strike> Rp 20 juta', '<s>Rp 10 juta</s> Rp 20 juta'],
  ['<p><del>a</del> <ins lang="ar">b</ins></p>', '<p><s>a</s> <u lang="ar">b</u></p>'],
  [
    '<p><span style="text-decoration: LINE-THROUGH;">a <b>b</b></span></p>',
    '<p><span><s>a <b>b</b></s></span></p>',
  ],
  ['<pre>BSI\n7001234567</pre>', '<pre>BSI\n7001234567</pre>'],
  [
    '<details><summary>Rincian biaya</summary>Semen Rp 5 juta</details>',
    '<div><div>Rincian biaya</div>Semen Rp 5 juta</div>',
  ],
  ['<section>a</section><center>b</center>', '<div>a</div><div>b</div>'],
  [
    '<ol type="a" reversed=""><li value="3">a</li></ol>',
    '<ol type="a" reversed=""><li value="3">a</li></ol>',
  ],
])('what a text means is kept in other elements: %s', (html, expected) => {
  expect(sanitised(html)).toBe(expected)
})

it.each([
  ['<p>الحمد لله.</p>', '<p dir="rtl">الحمد لله.</p>'],
  ['<p style="direction: rtl">بِسْمِ اللهِ</p>', '<p dir="rtl">بِسْمِ اللهِ</p>'],
  ['<h2>رمضان</h2>', '<h3 dir="rtl">رمضان</h3>'],
  ['<div>Artinya:<p>الحمد لله</p></div>', '<div>Artinya:<p dir="rtl">الحمد لله</p></div>'],
  ['<p>الحمد لله (segala puji bagi Allah)</p>', '<p>الحمد لله (segala puji bagi Allah)</p>'],
  ['<p dir="ltr">الحمد لله</p>', '<p dir="ltr">الحمد لله</p>'],
  ['<p>1.000</p>', '<p>1.000</p>'],
])('Arabic goes from right to left: %s', (html, expected) => {
  expect(sanitised(html)).toBe(expected)
})

it.each([
  ['<p>satu&nbsp;dua&nbsp;&nbsp;tiga &nbsp;empat</p>', '<p>satu dua tiga  empat</p>'],
  ['<p>Rp&nbsp;50.000 dan 12&nbsp;orang</p>', '<p>Rp&nbsp;50.000 dan 12&nbsp;orang</p>'],
  ['<p>a</p><p>&nbsp;</p>', '<p>a</p><p>&nbsp;</p>'],
])('words can be taken apart: %s', (html, expected) => {
  expect(sanitised(html)).toBe(expected)
})

it.each([
  // What a description is made of.
  '<p>Satu <strong>dua</strong> <em>tiga</em> <u>empat</u><br>lima</p><ul><li>a</li></ul>' +
    '<ol start="3"><li>b</li></ol><blockquote>c</blockquote>' +
    '<table><tbody><tr><th colspan="2">d</th></tr></tbody></table>',
  // Words that look like a handler.
  '<p>Online: onclick="a" &amp; on, Online</p>',
])('it stays as it is: %s', (html) => {
  expect(sanitised(html)).toBe(html)
})

it.each([
  ['<h1>a</h1><h2>b</h2>', '<h3>a</h3><h4>b</h4>', 3],
  ['<h2>a</h2><h5>b</h5><h2>c</h2>', '<h3>a</h3><h4>b</h4><h3>c</h3>', 3],
  ['<h1><em>a</em></h1>', '<h2><em>a</em></h2>', 2],
  ['<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', '<h4>a</h4><h5>b</h5><h6>c</h6><h6>d</h6>', 4],
])('headings take their place: %s', (html, expected, level) => {
  expect(sanitised(html, level)).toBe(expected)
})

it('a picture is fetched when near, keeps its size, and has an alternative', () => {
  const picture = '<img src="http://localhost:4010/assets/a.jpg" width="640" height="360"'
  expect(sanitised(`${picture}>`)).toBe(`${picture} alt="" loading="lazy" decoding="async">`)
})

const sources = ['https://aset.contoh', 'http://localhost:4010', 'https://*.gambar.contoh']

it.each([
  ['https://aset.contoh/a.png', true],
  ['https://aset.contoh:443/a.png', true],
  ['http://localhost:4010/assets/a.png', true],
  ['https://a.b.gambar.contoh/a.png', true],
  ['http://aset.contoh/a.png', false],
  ['https://aset.contoh:8443/a.png', false],
  ['https://aset.contoh.jahat.example/a.png', false],
  ['https://gambar.contoh/a.png', false],
  ['https://jahatgambar.contoh/a.png', false],
  ['http://a.gambar.contoh/a.png', false],
  ['https://saya:sandi@aset.contoh/a.png', false],
  ['https://aset.contoh@jahat.example/a.png', false],
  ['data:image/png;base64,AAAA', false],
  ['blob:https://aset.contoh/1', false],
])('%s: %s', (address, expected) => {
  expect(isAmong(new URL(address), sources)).toBe(expected)
})
