import { lexer, type MarkedToken, type Token } from 'marked'
import type { Plugin } from 'vite'
import type { TextNode } from '../../../src/features/info/text-node.ts'
import { checkHijriContent } from './hijri-content.ts'
import { readZakatContent } from './zakat-content.ts'

/** What stands for the placeholders of `content/`, by their names. */
export interface Placeholders {
  /** Plain text inside a sentence: `{nama}`. Empty: not configured, and the sentence falls away. */
  words: Readonly<Record<string, string>>
  /** Markdown in place of a line of its own: `{data di perangkat}`. */
  blocks: Readonly<Record<string, string>>
}

const escapeMarkdown = (text: string) => text.replaceAll(/[\\`*_[\]<>#|~&]/g, String.raw`\$&`)

/** The mark of a list or a heading, then the sentences. */
const LINE = /^(\s*(?:#+|[-*]|\d+\.)\s+)?(.*)$/

/**
 * Puts the configured words into a text. A sentence with a placeholder that isn't configured falls away, and with its
 * last sentence the line.
 * @param source Markdown, each paragraph and list item on a line of its own
 * @throws Error for a placeholder that nobody knows
 */
export function fillIn(source: string, { words, blocks }: Placeholders): string {
  const lines = source.split('\n').flatMap((line) => {
    const block = blocks[/^\{([^{}]+)\}$/.exec(line)?.[1] ?? '']
    if (block !== undefined) return [block]
    const [, mark = '', text = ''] = LINE.exec(line) ?? []
    const sentences = text.split(/(?<=[.!?])\s+/)
    const kept = sentences.flatMap((sentence) => {
      const values = Array.from(sentence.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => {
        const value = words[name]
        if (value === undefined) throw new Error(`{${name}} is no placeholder`)
        return value
      })
      if (values.includes('')) return []
      return [sentence.replaceAll(/\{[^{}]*\}/g, () => escapeMarkdown(values.shift() ?? ''))]
    })
    return kept.length === 0 ? [] : [mark + kept.join(' ')]
  })
  return lines.join('\n')
}

/** The parts of Markdown that the app can draw. */
const DRAWN = [
  'space',
  'text',
  'escape',
  'heading',
  'paragraph',
  'strong',
  'em',
  'link',
  'list',
] as const

type Drawn = Extract<MarkedToken, { type: (typeof DRAWN)[number] }>

const isDrawn = (token: Token): token is Drawn => DRAWN.some((type) => type === token.type)

const children = (tokens: readonly Token[] = []) => tokens.flatMap(toNodes)

/** An amount stays on one line: "Rp" at the end of one says nothing. */
const withWholeAmounts = (text: string) => text.replaceAll(/\bRp (?=\d)/g, 'Rp\u00a0')

function toNodes(token: Token): TextNode[] {
  if (!isDrawn(token)) throw new Error(`"${token.raw.trim()}": a ${token.type} can't be drawn`)
  switch (token.type) {
    case 'space':
      return []
    case 'text':
      return token.tokens ? children(token.tokens) : [withWholeAmounts(token.text)]
    case 'escape':
      return [token.text]
    case 'heading':
      if (token.depth === 2) return [{ tag: 'h2', children: children(token.tokens) }]
      if (token.depth === 3) return [{ tag: 'h3', children: children(token.tokens) }]
      throw new Error(`"${token.raw.trim()}": headings are ## and ###, the page's title is its own`)
    case 'paragraph':
      return [{ tag: 'p', children: children(token.tokens) }]
    case 'strong':
      return [{ tag: 'strong', children: children(token.tokens) }]
    case 'em':
      return [{ tag: 'em', children: children(token.tokens) }]
    case 'link':
      return [{ tag: 'a', href: token.href, children: children(token.tokens) }]
    case 'list':
      return [
        {
          tag: token.ordered ? 'ol' : 'ul',
          children: token.items.map((item) => ({ tag: 'li', children: children(item.tokens) })),
        },
      ]
  }
}

/**
 * A text of `content/` as nodes that the app draws: neither Markdown nor HTML reaches the browser.
 * @throws Error for what can't be drawn: a table, a picture, HTML, a heading of another rank
 */
export const parseMarkdown = (source: string): TextNode[] => children(lexer(source))

/**
 * Makes a module of each text of `content/`; its default export are the nodes. Checks the beginnings of Hijri months,
 * which Vite reads as any JSON. The rules of zakat become an object: no YAML reaches the browser.
 */
export function contentPlugin(placeholders: Placeholders): Plugin {
  return {
    name: 'jm-content',
    enforce: 'pre',
    transform: {
      filter: { id: /\/content\/[\w-]+\.(?:md|json|yaml)$/ },
      handler: (source, id) => {
        if (id.endsWith('.json')) {
          checkHijriContent(source)
          return null
        }
        const content = id.endsWith('.yaml')
          ? readZakatContent(source)
          : parseMarkdown(fillIn(source, placeholders))
        return {
          code: `export default ${JSON.stringify(content)}`,
          map: null,
          moduleType: 'js',
        }
      },
    },
  }
}
