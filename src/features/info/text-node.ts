/** A piece of a text of `content/`, as the build has read it (scripts/html/content/content.ts). */
export type TextNode = string | TextElement | TextLink

interface TextElement {
  tag: 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em'
  children: readonly TextNode[]
}

interface TextLink {
  tag: 'a'
  /** A path of this app, or an address elsewhere. */
  href: string
  children: readonly TextNode[]
}
