// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { htmlText } from './html-text'

it.each([
  ['<p>Rangka <b>a</b>tap</p><p>berdiri.</p>', 'Rangka atap berdiri.'],
  ['satu<br>dua<ul><li>tiga</li><li>empat</li></ul>', 'satu dua tiga empat'],
  ['<script>alert(1)</script><style>p{}</style>Isi', 'Isi'],
  ['  a &amp; b\n\n c ', 'a & b c'],
  ['', ''],
])('%j says %j', (html, text) => {
  expect(htmlText(html)).toBe(text)
})
