/** As much of oxlint's rules as ours use: its package has no types for them. */

type Part = Node | null

/** A node of any kind, so most of it isn't there. */
export interface Node {
  type: string
  parent?: Part
  /** The module that an import names. */
  source?: Part
  value?: unknown
  name?: string
  computed?: boolean
  object?: Node
  /** What an imported thing is called here. */
  local?: Node
  property?: Node
  id?: Part
  init?: Part
  key?: Node
  typeAnnotation?: Part
  returnType?: Part
  typeName?: JsxName
  /** Of an element in JSX. */
  openingElement?: { name: JsxName }
  children?: Node[]
  expression?: Node
  expressions?: Node[]
  operator?: string
  left?: Node
  right?: Node
  consequent?: Node
  alternate?: Node
  callee?: Node
  arguments?: Node[]
  body?: Node
  argument?: Part
}

/** It may be of several names, such as `Tabs.Panel`, and then has none itself. */
interface JsxName {
  type: string
  name?: string
}

interface Comment {
  value: string
  loc: object
}

interface Context {
  cwd: string
  filename: string
  sourceCode: {
    getText: (node: Node) => string
    getAllComments: () => readonly Comment[]
  }
  report: (found: { message: string; node?: Node | null; loc?: object }) => void
}

export interface Rule {
  /** Called by the node that a selector finds. */
  create: (context: Context) => Record<string, (node: Node) => void>
}
