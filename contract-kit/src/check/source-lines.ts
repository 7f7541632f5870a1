import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { ContractLine } from './checks'

interface Source {
  root: Node | null
  lines: LineCounter
  text: string
}

interface Place {
  file: string
  node: Node | null
  offset: number
}

/**
 * Finds the line of the contract's files that says something. References between the files are followed, as the
 * contract is one document for everybody else.
 */
export class SourceLines {
  private readonly sources = new Map<string, Source>()

  /** @param root the folder that files are named from: the repository's */
  constructor(private readonly root: string) {}

  /**
   * @param file where to begin, from the root
   * @param segments the path of keys and indexes. What isn't there is left out: the line is that of the last part
   * that was found.
   */
  find(file: string, segments: readonly (string | number)[]): ContractLine {
    let place = this.resolve({ file, node: this.source(file).root, offset: 0 })
    for (const segment of segments) {
      const next = child(place, segment)
      if (!next) break
      place = this.resolve(next)
    }
    const { lines } = this.source(place.file)
    return { file: place.file, line: lines.linePos(place.offset).line }
  }

  /** The lines around a place, for a report that has to stand alone. */
  excerpt({ file, line }: ContractLine, around = 3): { number: number; text: string }[] {
    const first = Math.max(1, line - around)
    return this.source(file)
      .text.split('\n')
      .slice(first - 1, line + around)
      .map((text, index) => ({ number: first + index, text }))
  }

  /** From the place of a reference to its target. */
  private resolve(place: Place): Place {
    const reference = isMap(place.node) ? place.node.get('$ref') : undefined
    if (typeof reference !== 'string') return place
    const [target = '', pointer = ''] = reference.split('#')
    const file =
      target === '' ? place.file : path.posix.join(path.posix.dirname(place.file), target)
    let found: Place = { file, node: this.source(file).root, offset: 0 }
    for (const segment of pointer.split('/').filter((part) => part !== '')) {
      const next = child(found, segment.replaceAll('~1', '/').replaceAll('~0', '~'))
      if (!next) break
      found = next
    }
    return this.resolve(found)
  }

  private source(file: string): Source {
    const known = this.sources.get(file)
    if (known) return known
    const text = readFileSync(path.join(this.root, file), 'utf8')
    const lines = new LineCounter()
    const source = { root: parseDocument(text, { lineCounter: lines }).contents, lines, text }
    this.sources.set(file, source)
    return source
  }
}

function child({ file, node }: Place, segment: string | number): Place | null {
  if (isMap(node)) {
    const pair = node.items.find(
      ({ key }) => isScalar(key) && String(key.value) === String(segment),
    )
    const value = pair?.value
    return pair && isScalar(pair.key)
      ? { file, node: isNode(value) ? value : null, offset: pair.key.range?.[0] ?? 0 }
      : null
  }
  if (isSeq(node)) {
    const item = node.items[Number(segment)]
    return isNode(item) ? { file, node: item, offset: item.range?.[0] ?? 0 } : null
  }
  return null
}

function isNode(value: unknown): value is Node {
  return isMap(value) || isSeq(value) || isScalar(value) || isAlias(value)
}
