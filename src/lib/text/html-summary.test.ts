import { expect, it } from 'vitest'
import { escapeHtml, jsonInHtml } from './escape-html'
import { htmlSummary } from './html-summary'

it.each([
  ['<p>Atap <b>bocor</b>.</p><p>Mari bantu.</p>', 'Atap bocor . Mari bantu.'],
  ['Tom &amp; Siti&#39;s &#x2014; 5&nbsp;juta &lt; 6', "Tom & Siti's — 5 juta < 6"],
  ['<script>alert(1)</script><style>p{}</style>Aman', 'Aman'],
  ['<!-- rahasia -->Aman <img src=x onerror="alert(1)"', 'Aman'],
  ['3 < 5 dan 7 > 2', '3 < 5 dan 7 > 2'],
  ['&#0;&#xFFFFFF;&tidakada;', '&tidakada;'],
  ['&constructor;', '&constructor;'],
  ['', ''],
])('the words of %j are %j', (html, words) => {
  expect(htmlSummary(html)).toBe(words)
})

it('ends a long text after a word, and one without spaces anywhere', () => {
  expect(htmlSummary('satu dua tiga empat', 12)).toBe('satu dua…')
  expect(htmlSummary('a'.repeat(20), 12)).toBe(`${'a'.repeat(6)}…`)
})

it('shows a text as it is, wherever it stands', () => {
  expect(escapeHtml(`<b class="x">'&'</b>`)).toBe(
    '&lt;b class=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;',
  )
  expect(jsonInHtml('</script><!--')).toBe('"\\u003c/script>\\u003c!--"')
})

it('has no sign that turns a text round, written as one or by its number', () => {
  expect(htmlSummary('<b>\u202eAir</b> &#x202E;bersih&#8238;&#x200b;')).toBe('Air bersih')
})
