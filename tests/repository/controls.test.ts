import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

const src = path.resolve(import.meta.dirname, '../../src')

/** Controls that Mantine has, as somebody would write them by hand. */
const byHand: Readonly<Record<string, RegExp>> = {
  Radio: /<input[^>]*type="radio"|role="radio(group)?"/,
  Switch: /<input[^>]*type="checkbox"|role="switch"/,
  Tabs: /role="tab(list|panel)?"/,
  PasswordInput: /<(input|TextInput)\b[^>]*\btype=[^>]*\bpassword\b/,
  Accordion: /<(details|summary)\b/,
}

const files = (await readdir(src, { recursive: true })).filter(
  (name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'),
)
const sources = await Promise.all(
  files.map(async (file) => ({ file, text: await readFile(path.join(src, file), 'utf8') })),
)

it.each(Object.entries(byHand))(
  '%s is Mantine’s, and nowhere written by hand',
  (_name, pattern) => {
    expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([])
  },
)

it.each(['Accordion', 'Avatar', 'Badge', 'Checkbox', 'PasswordInput', 'Radio', 'Switch', 'Tabs'])(
  '%s comes into the pages by one part of src/ui, which brings its styles',
  (name) => {
    const importing = sources.filter(({ text }) =>
      new RegExp(`\\b${name}\\b[^\\n]*from '@mantine/core'`).test(text),
    )
    expect(importing.map(({ file }) => file.split(path.sep)[0])).toEqual(['ui'])
    expect(importing[0]?.text).toContain(`'@mantine/core/styles/${name}.layer.css'`)
  },
)
