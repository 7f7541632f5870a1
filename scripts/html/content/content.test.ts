import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseEnv } from '../../../src/api/env'
import type { TextNode } from '../../../src/features/info/text-node'
import { fillIn, parseMarkdown } from './content'
import { placeholdersOf } from '../placeholders'

const words = { nama: 'Yayasan *Contoh*', email: '' }
const blocks = { data: '- **Satu**: a.' }

describe('fillIn', () => {
  it.each([
    ['Oleh {nama}.', 'Oleh Yayasan \\*Contoh\\*.'],
    ['Kami ada. Tulis ke {email}. Sampai jumpa!', 'Kami ada. Sampai jumpa!'],
    ['Satu {nama} dan {nama}.', 'Satu Yayasan \\*Contoh\\* dan Yayasan \\*Contoh\\*.'],
    ['Atas\n\nTulis ke {email}.\n\nBawah', 'Atas\n\n\nBawah'],
    ['- Tulis ke {email}.\n- Datang.', '- Datang.'],
    ['{data}', '- **Satu**: a.'],
    ['Biasa saja', 'Biasa saja'],
  ])('%j becomes %j', (source, filled) => {
    expect(fillIn(source, { words, blocks })).toBe(filled)
  })

  it.each(['Hai {siapa}.', 'Ini {data} di tengah.', 'Kosong {}.'])('refuses %j', (source) => {
    expect(() => fillIn(source, { words, blocks })).toThrow('is no placeholder')
  })
})

describe('parseMarkdown', () => {
  it('reads headings, lists, links and emphasis', () => {
    expect(parseMarkdown('## Judul\n\nSebuah **kata** & [tautan](/infaq).\n\n1. Satu')).toEqual([
      { tag: 'h2', children: ['Judul'] },
      {
        tag: 'p',
        children: [
          'Sebuah ',
          { tag: 'strong', children: ['kata'] },
          ' & ',
          { tag: 'a', href: '/infaq', children: ['tautan'] },
          '.',
        ],
      },
      { tag: 'ol', children: [{ tag: 'li', children: ['Satu'] }] },
    ])
  })

  it('keeps an amount on one line', () => {
    expect(parseMarkdown('Mulai Rp 1.000 sampai Rp 20.000.')).toEqual([
      { tag: 'p', children: ['Mulai Rp\u00a01.000 sampai Rp\u00a020.000.'] },
    ])
  })

  it('shows a configured name as it is, whatever signs it has', () => {
    const filled = fillIn('Oleh {nama}.', { words: { nama: '<b>[A](x)_*`&' }, blocks: {} })
    const [paragraph] = parseMarkdown(filled)
    expect(textOf(paragraph ?? '')).toBe('Oleh <b>[A](x)_*`&.')
    expect(JSON.stringify(paragraph)).not.toContain('"a"')
  })

  it.each(['# Judul', '#### Judul', '| a |\n| - |\n| b |', '![x](y)', '<b>x</b>', '```\nx\n```'])(
    'refuses %j, which can’t be drawn',
    (source) => {
      expect(() => parseMarkdown(source)).toThrow()
    },
  )
})

const textOf = (node: TextNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('')

const folder = path.resolve(import.meta.dirname, '../../../content')
const files = (await readdir(folder)).filter((file) => file.endsWith('.md'))

const configurations = {
  'nothing configured': {},
  'everything configured': {
    VITE_ORGANISATION: 'Yayasan Contoh',
    VITE_CONTACT_EMAIL: 'salam@example.org',
    VITE_ADDRESS: 'Jl. Masjid Raya 1, Bandung',
  },
}

describe.each(Object.entries(configurations))('with %s', (_name, raw) => {
  it.each(files)('%s reads well', async (file) => {
    const source = await readFile(path.join(folder, file), 'utf8')
    const nodes = parseMarkdown(fillIn(source, placeholdersOf(parseEnv(raw))))
    const tags = nodes.map((node) => (typeof node === 'string' ? 'text' : node.tag))
    // Begins with words, not with a heading: the page's title stands above it.
    expect(tags[0]).toBe('p')
    expect(tags.at(-1)).not.toMatch(/^h/)
    // No rank is left out, and each heading but one that has further ones below it has a text.
    const outline = tags.filter((tag) => tag === 'h2' || tag === 'h3')
    if (outline.length > 0) expect(outline[0]).toBe('h2')
    const bare = tags.filter((tag, at) => {
      const next = tags[at + 1] ?? ''
      return (tag === 'h3' && /^h/.test(next)) || (tag === 'h2' && next === 'h2')
    })
    expect(bare).toEqual([])
    expect(nodes.map(textOf).join('')).not.toMatch(/[{}]|undefined/)
  })
})
