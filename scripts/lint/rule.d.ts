/** As much of oxlint's rules as ours use: its package has no types for them. */

export interface Node {
  /** The module that an import names. */
  source?: (Node & { value?: unknown }) | null
  computed?: boolean
  property?: { type: string }
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
