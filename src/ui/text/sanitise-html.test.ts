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
