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
