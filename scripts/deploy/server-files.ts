import { EMBEDDED, privateSource, SCREEN_PATTERN } from '../../src/lib/address/paths.ts'
import type { Hosting } from './hosting.ts'
import { patternsSource } from './look-up.ts'

type Headers = Readonly<Record<string, string>>

const made = '# Made by `npm run build` (scripts/deploy): not to be changed by hand.\n'

const lines = (headers: Headers, write: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => write(name, value))
    .join('\n')

type AppPages = Hosting['appPages']

/** Pages with the same answer in one group, which has the answer and their patterns. */
function groupsOf<T extends object>(pages: AppPages, answerOf: (page: AppPages[number]) => T) {
  const groups = new Map<string, T & { patterns: string[] }>()
  for (const page of pages) {
    const answer = answerOf(page)
    const key = JSON.stringify(answer)
    const group = groups.get(key) ?? { ...answer, patterns: [] }
    group.patterns.push(page.pattern)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** nginx's variable with the pages that may have this one in a frame. */
const FRAMES = '$jm_frames'

const inFrames = (of: Headers, frames: string): Headers => ({
  ...of,
  'Content-Security-Policy': (of['Content-Security-Policy'] ?? '').replace(
    /frame-ancestors [^;]+/,
    () => `frame-ancestors ${frames}`,
  ),
})

/**
 * What a `server` block of nginx includes beside its `root`. Needs Debian's brotli module.
 * `try_files` looks for files alone, so no address is redirected to one with a slash.
 */
export function nginxFile({ appPages, privatePages, headers }: Hosting): string {
  const add = (of: Headers) =>
    lines(of, (name, value) => {
      // Only what is there can be kept for good.
      const always = value.includes('immutable') ? '' : ' always'
      return `  add_header ${name} "${value}"${always};`
    })
  const pages = (source: string, of: Headers, files: string) =>
    `location ~* "${source}" {\n${add(of)}\n  try_files ${files} =404;\n}`
  const own = '$uri $uri/index.html'
  // A location of its own would do without the variable, but none can be chosen by a query.
  const screen = inFrames(headers.screen, FRAMES)
  const appLocations = groupsOf(appPages, ({ pattern, file }) => ({
    file,
    of:
      pattern === SCREEN_PATTERN
        ? screen
        : privatePages.includes(pattern)
          ? headers.private
          : headers.public,
  })).map(({ patterns, file, of }) => pages(patternsSource(patterns), of, `${own} ${file}`))
  return `${made}
charset utf-8;
charset_types text/plain application/javascript application/json image/svg+xml;
server_tokens off;
gzip_static on;
brotli_static on;
gzip_vary on;
error_page 404 /200.html;

# Who may have a page in a frame that says so (Layar Masjid).
set ${FRAMES} "'none'";
if ($arg_${EMBEDDED.name} = ${EMBEDDED.value}) {
  set ${FRAMES} "*";
}

# A missing script must fail as one, not come as HTML.
location /assets/ {
${add(headers.assets)}
  error_page 404 @missing;
  try_files $uri =404;
}
location @missing {
  internal;
  types {}
  default_type text/plain;
  return 404 "Not found";
}
location = /manifest.webmanifest {
${add(headers.public)}
  types {}
  default_type application/manifest+json;
}
location = / {
${add(headers.home)}
  try_files /index.html =404;
}
# The HTML that stands in for pages without their own file has the headers of the address that it is sent for.
${appLocations.join('\n')}
location @private {
${add(headers.private)}
  try_files /200.html =404;
}
location ~* "${privateSource}" {
${add(headers.private)}
  error_page 404 @private;
  try_files ${own} =404;
}
location / {
${add(headers.public)}
  try_files ${own} =404;
}
`
}

/** A snippet that a site of Caddy imports beside its \`root\`. */
export function caddyFile({ appPages, headers }: Hosting): string {
  const add = (matcher: string, of: Headers) =>
    `\theader ${matcher} {\n${lines(of, (name, value) => `\t\t${name} \`${value}\``)}\n\t}`
  const groups = groupsOf(appPages, ({ file }) => ({ file }))
  const screenSource = patternsSource([SCREEN_PATTERN])
  const embedded = `${EMBEDDED.name}=${EMBEDDED.value}`
  const files = (own: string) =>
    `{\n\t\ttry_files ${own}\n\t\tfile_server {\n\t\t\tprecompressed br gzip\n\t\t}\n\t}`
  return `${made}
(jejaring-masjid) {
\t@assets path /assets/*
\t@private path_regexp (?i)${privateSource}
${groups.map(({ patterns }, index) => `\t@app${index} path_regexp (?i)${patternsSource(patterns)}`).join('\n')}
\t@home path /
\t@screen {
\t\tpath_regexp (?i)${screenSource}
\t\tnot query ${embedded}
\t}
\t@embedded {
\t\tpath_regexp (?i)${screenSource}
\t\tquery ${embedded}
\t}
\t@public {
\t\tnot path / /assets/*
\t\tnot path_regexp (?i)${privateSource}
\t\tnot path_regexp (?i)${screenSource}
\t}
\theader /manifest.webmanifest Content-Type application/manifest+json
${add('@assets', headers.assets)}
${add('@home', headers.home)}
${add('@private', headers.private)}
${add('@screen', headers.screen)}
${add('@embedded', headers.embeddedScreen)}
${add('@public', headers.public)}
\thandle @assets ${files('{path} =404')}
${groups.map(({ file }, index) => `\thandle @app${index} ${files(`{path} {path}/index.html ${file}`)}`).join('\n')}
\thandle ${files('{path} {path}/index.html =404')}
\thandle_errors {
\t\theader @assets -Cache-Control
\t\t@page not path /assets/*
\t\thandle @page {
\t\t\trewrite * /200.html
\t\t\tfile_server {
\t\t\t\tprecompressed br gzip
\t\t\t}
\t\t}
\t\trespond @assets "Not found" 404
\t}
}
`
}

/** One rule of a `_headers` file. */
const rule = (address: string, of: Headers) =>
  `${address}\n${lines(of, (name, value) => `  ${name}: ${value}`)}\n`

/**
 * `_headers` of Netlify. An address gets the headers of every rule that matches it, so later rules only hold what they
 * add, and Home has the policy of all pages. Netlify itself makes browsers ask for HTML anew each time.
 */
export function headersFile({ privatePages, headers }: Hosting): string {
  const {
    'Cache-Control': _revalidated,
    'Referrer-Policy': _default,
    ...everywhere
  } = headers.public
  const added = (of: Headers) =>
    Object.fromEntries(Object.entries(of).filter(([name, value]) => headers.public[name] !== value))
  return [
    made,
    rule('/*', everywhere),
    rule('/assets/*', added(headers.assets)),
    ...privatePages.map((page) => rule(page, added(headers.private))),
  ].join('\n')
}

/** `_routes.json` of Cloudflare Pages: what is kept for good needs no worker. */
export const routesFile = JSON.stringify({ version: 1, include: ['/*'], exclude: ['/assets/*'] })

/** `_headers` of Cloudflare Pages for what its worker doesn't answer. The policy would be too long for this file. */
export const assetHeadersFile = ({ headers }: Hosting): string =>
  `${made}\n${rule('/assets/*', headers.assets)}`

/** `_worker.js` of Cloudflare Pages, or Netlify's edge function: the table, and what reads it (deploy/with-headers.ts). */
export const functionFile = (hosting: Hosting, adapter: string): string =>
  `const __JM_HOSTING__ = ${JSON.stringify(hosting)};\n${adapter}`

/** `_redirects` of Netlify, which sends `404.html` for all other addresses. */
export const redirectsFile = ({ appPages }: Hosting): string =>
  `${made}\n${appPages.map(({ pattern, file }) => `${pattern} ${file} 200`).join('\n')}\n`
