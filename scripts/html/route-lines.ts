import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const TABLE = 'src/app/pages.ts'

/** What a page's line of the route table says of its code. */
export interface RouteLine {
  /** The page's module, from the repository's root: `src/features/home/pages/HomePage.tsx`. */
  module: string
  /** What it is called in the top bar. */
  title: string
  /** Its rank among the pages that most visits begin with, from 1; null for the others. */
  landing: number | null
  /** It is of no use without a network. */
  online: boolean
  /** Money is given there. */
  money: boolean
}

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Walks through a node and everything inside it, in the order of the source. */
function* within(node: Node): Generator<Node> {
  yield node
  for (const child of Object.values(node)) if (isNode(child)) yield* within(child)
}

const nameOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : null)
const valueOf = (node: unknown) => (isNode(node) ? node.value : undefined)

/** Lists the properties of an object literal by their names. */
function propertiesOf({ properties }: Node): Map<string, Node> {
  const found = new Map<string, Node>()
  for (const property of Array.isArray(properties) ? properties : [])
    if (isNode(property) && isNode(property.value)) {
      const name = nameOf(property.key)
      if (name !== null) found.set(name, property.value)
    }
  return found
}

/**
 * Reads the route table as a text: the table itself needs the app's modules, and the bundler decides on chunks before
 * there are any.
 * @param source of `src/app/pages.ts`
 * @throws Error for a line that says something of a page whose module isn't named in it
 */
export function readRouteLines(source = readFileSync(path.join(root, TABLE), 'utf8')): RouteLine[] {
  const nodes = [...within({ program: parseSync(TABLE, source).program })]
  const loaders = new Map(
    nodes.flatMap((node) => {
      const name = node.type === 'VariableDeclarator' ? nameOf(node.id) : null
      return name !== null && isNode(node.init) ? [[name, node.init]] : []
    }),
  )
  const lines = nodes
    .filter(({ type }) => type === 'ObjectExpression')
    .map(propertiesOf)
    .filter((line) => line.has('path') && line.has('load'))
    .map((line) => {
      const said = line.get('load') ?? {}
      const loader = loaders.get(nameOf(said) ?? '') ?? said
      const imported = [...within(loader)].find(({ type }) => type === 'ImportExpression')
      const address = String(valueOf(imported?.source)).replace(/^@\//, 'src/')
      const module = `${address}.tsx`
      if (!existsSync(path.join(root, module)))
        throw new Error(`${TABLE}: ${module} isn’t there. Write the loader as () => import('@/…').`)
      const landing = valueOf(line.get('landing'))
      return {
        module,
        title: String(valueOf(line.get('title'))),
        landing: typeof landing === 'number' ? landing : null,
        online: valueOf(line.get('online')) === true,
        money: valueOf(line.get('money')) === true,
      }
    })
  return [...new Map(lines.map((line) => [line.module, line])).values()]
}

/**
 * Names of our own files in a list of the build's.
 * @throws Error where one isn't there: it was renamed, and the list has to follow
 */
export function ownFiles(list: string, ...files: readonly string[]): readonly string[] {
  const missing = files.filter((file) => !existsSync(path.join(root, file)))
  if (missing.length > 0)
    throw new Error(`${list} names what isn’t there: ${missing.join(', ')}. Write the new name.`)
  return files
}
