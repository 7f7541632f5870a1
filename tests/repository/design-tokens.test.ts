import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PNG } from 'pngjs'
import { expect, it, test } from 'vitest'
import { designFiles } from '../../scripts/design-files'
import { icons } from '../../scripts/signs'
import { cssVariables, themeColor } from '../../src/ui/tokens'

const root = path.resolve(import.meta.dirname, '../..')
const generated = await designFiles()

/**
 * What a donor sees, and what writes it. Not the report of the contract check, which belongs to no screen.
 */
const places: Readonly<Record<string, RegExp>> = {
  src: /\.(?:tsx?|css|svg)$/,
  public: /\.(?:svg|webmanifest)$/,
  'scripts/html': /\.ts$/,
}
const files = ['index.html', 'scripts/signs.ts']
for (const [folder, kind] of Object.entries(places))
  for (const name of await readdir(path.join(root, folder), { recursive: true }))
    if (kind.test(name) && !/\.test\.tsx?$/.test(name)) files.push(`${folder}/${name}`)
const sources = await Promise.all(
  files
    .filter((file) => file !== 'src/ui/tokens.ts' && !generated.has(file))
    .map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
)

const hex = /(?<![\w&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/gi
const functional = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]|\bcolor\(/g
const named =
  /^\s*[\w-]+:[^;{]*?(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|silver|yellow|orange|purple|pink|brown|navy|teal|gold|cyan|lime|beige|ivory|tomato)(?![\w-])/gm

const coloursIn = (file: string, text: string) => [
  ...(text.match(hex) ?? []),
  ...(text.match(functional) ?? []),
  ...(file.endsWith('.css') ? (text.match(named) ?? []) : []),
]

it('finds a colour however it is written', () => {
  for (const text of ['color: #FFF;', 'fill="#0b7a5a"', 'rgb(33 31 28 / 6%)', 'hsl(1 2% 3%)'])
    expect(coloursIn('a.svg', text), text).toHaveLength(1)
  expect(coloursIn('a.css', '  border: 1px solid white;')).toHaveLength(1)
  expect(coloursIn('a.css', '  white-space: nowrap; color: var(--jm-white); margin: 0')).toEqual([])
  expect(coloursIn('a.css', 'rgb(var(--jm-ink-rgb) / 6%)')).toEqual([])
})

it('colours are written among the design tokens and nowhere else', () => {
  expect(sources.length).toBeGreaterThan(400)
  const elsewhere = sources.flatMap(({ file, text }) =>
    coloursIn(file, text).map(
      (colour) => `${file}: ${colour.trim()}: write it in src/ui/tokens.ts, and use its variable`,
    ),
  )
  expect(elsewhere, elsewhere.join('\n')).toEqual([])
})

it('each CSS variable of the tokens is used, and each that is used is there', () => {
  const styles = sources.filter(({ file }) => file.endsWith('.css'))
  const variables = Object.entries(cssVariables())
  const texts = [...sources.map(({ text }) => text), ...variables.map(([, value]) => value)]
  const used = new Set(texts.flatMap((text) => text.match(/(?<=var\()--jm-[\w-]+/g) ?? []))
  const own = styles.flatMap(({ text }) => text.match(/--jm-[\w-]+(?=:)/g) ?? [])
  const tokens = variables.map(([name]) => `--jm-${name}`)
  const known = new Set([...own, ...tokens])
  const told = [
    ...tokens
      .filter((name) => !used.has(name))
      .map((name) => `nobody uses ${name}: take it out of src/ui/tokens.ts`),
    ...[...used]
      .filter((name) => !known.has(name))
      .map((name) => `${name} is used, but isn’t there: write it in src/ui/tokens.ts`),
  ]
  expect(told, told.join('\n')).toEqual([])
})

it('each variable that the styles of Mantine’s components use is there', async () => {
  const names = sources.flatMap(
    ({ text }) => text.match(/@mantine\/[\w-]+\/styles[\w./]*\.css/g) ?? [],
  )
  const sheets = await Promise.all(
    [...new Set(names)].map((name) => readFile(path.join(root, 'node_modules', name), 'utf8')),
  )
  expect(sheets.length).toBeGreaterThan(10)
  const there = new Set(
    generated.get('src/ui/mantine/variables.css')?.match(/--mantine-[\w-]+(?=:)/g),
  )
  const used = [...sheets, ...sources.map(({ text }) => text)].flatMap(
    (text) => text.match(/(?<=var\()--mantine-[\w-]+/g) ?? [],
  )
  const missing = used.filter((name) => !there.has(name))
  expect([...new Set(missing)]).toEqual([])
})

test.each(Object.keys(icons))('%s is drawn in the theme’s colour', async (name) => {
  const { width, data } = PNG.sync.read(await readFile(path.join(root, `public/icons/${name}`)))
  // In the middle of the upper edge, where a rounded icon too has its ground.
  const start = (4 * width + width / 2) * 4
  const pixel = [...data.subarray(start, start + 3)]
  const drawn = `#${pixel.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  expect(drawn, 'run `npx tsx scripts/tools/make-icons.ts`').toBe(themeColor)
})
