import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** What stays right when a browser puts elements in the place of texts. */
const right = {
  'an only child': '<p>{text}</p>',
  'an only child of two': "<p>{open ? 'Tutup' : 'Buka'}</p>",
  'an only child that comes and goes': "<p>{open && 'Dibuka'}</p>",
  'a fixed text before a part that comes': '<p>Halo {open && <b>kawan</b>}</p>',
  'a fixed text behind an element that stays': '<p><b>Halo</b> kawan</p>',
  'a constant': '<p>Halo {MOST}</p>',
  'one template': '<p>{`Halo ${text}`}</p>',
  'elements in a list': '<ul><li>Halo</li>{list.map((one) => <li>{one}</li>)}</ul>',
  'elements of this file': '<p><b>Halo</b>{icon}</p>',
  'elements by their type': '<p><b>Halo</b>{children}</p>',
  'elements that a function returns': '<p><b>Halo</b>{draw(text)}</p>',
}

/** What fails then, or goes stale, and how often it is found. */
const wrong: Record<string, [code: string, times: number]> = {
  'a changing text beside a fixed one': ['<p>Halo {text}</p>', 1],
  'between two fixed ones': ['<p>Halo {text}!</p>', 2],
  'a text of two beside an element': ["<p><b>Halo</b>{open ? 'Tutup' : 'Buka'}</p>", 1],
  'a text that comes and goes': ["<p><b>Halo</b>{open && 'Dibuka'}</p>", 1],
  'a template beside an element': ['<p><b>Halo</b>{`kawan ${text}`}</p>', 1],
  'a fixed text behind what comes': ['<p>{open && <b>Halo</b>} kawan</p>', 1],
  'a fixed text behind a component': ['<p><Icon /> kawan</p>', 1],
  'a space behind a component': ["<p><Icon />{' '}<b>kawan</b></p>", 1],
  'a changing text in a fragment': ['<>{text}</>', 1],
  'a fixed text in a fragment': ['<>Halo <b>kawan</b></>', 1],
  'a text in a fragment with a key': ['<Fragment key="1">Halo</Fragment>', 1],
  'texts in a list': ['<p><b>Halo</b>{list.map((one) => `${one}, `)}</p>', 1],
  'something that may be a text': ['<p><b>Halo</b>{label}</p>', 1],
}

const folder = mkdtempSync(path.join(tmpdir(), 'text-alone-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const around = (code: string) => `
interface Props { children: Elements; label: ReactNode; draw: (text: string) => Elements }
const icon = <i />
export function Example({ children, label, draw, text, open, list }: Props & Others) {
  return ${code}
}
`

/** @returns how often the rule finds something in each file, by its name */
function lint(files: Record<string, string>): Map<string, number> {
  for (const [name, code] of Object.entries(files))
    writeFileSync(path.join(folder, `${name.replaceAll(' ', '-')}.tsx`), code)
  const config = path.join(folder, 'config.json')
  const plugin = path.join(root, 'scripts/lint/plugin.js')
  const rules = { 'local/text-alone': 'error' }
  writeFileSync(
    config,
    JSON.stringify({ jsPlugins: [plugin], categories: { correctness: 'off' }, plugins: [], rules }),
  )
  const bin = path.join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [bin, '-c', config, '-f', 'unix', folder], {
    encoding: 'utf8',
  })
  const lines = stdout.split('\n')
  return new Map(
    Object.keys(files).map((name) => [
      name,
      lines.filter((line) => line.includes(`/${name.replaceAll(' ', '-')}.tsx:`)).length,
    ]),
  )
}

it('finds each text that a translated page would break, and no other', () => {
  const files = Object.fromEntries(
    [
      ...Object.entries(right),
      ...Object.entries(wrong).map(([name, [code]]) => [name, code] as const),
      ['a component that returns a text', "open ? <b>Halo</b> : 'Halo'"] as const,
    ].map(([name, code]) => [name, around(code)]),
  )
  expect(lint(files)).toEqual(
    new Map([
      ...Object.keys(right).map((name) => [name, 0] as const),
      ...Object.entries(wrong).map(([name, [, times]]) => [name, times] as const),
      ['a component that returns a text', 1],
    ]),
  )
})
