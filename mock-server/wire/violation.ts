/** One place where a call or its answer departs from the contract. */
export interface Violation {
  direction: 'request' | 'response'
  /** JSON pointer to the place: `/body/price`, `/query/limit`, `/header/kode`, `/body/data/0/slug`. */
  pointer: string
  /** What the contract expects there, in Prism's words. */
  expectation: string
}

/** A violation as it is recorded: with its operation and time. */
export interface ViolationRecord extends Violation {
  time: string
  /** For example `GET /campaign/get_campaign_limit`. */
  operation: string
}

interface Diagnostic {
  path?: string[]
  message: string
}

/** Prism's own findings in the stand-in's shape. Warnings count: an undeclared status is one. */
export function violationsFrom(
  direction: Violation['direction'],
  diagnostics: readonly Diagnostic[],
): Violation[] {
  return diagnostics.map(({ path, message }) => ({
    direction,
    pointer: pointerTo(path ?? [], message),
    expectation: message,
  }))
}

/** Ajv names the object that lacks a property, not the property: a reader wants the latter. */
function pointerTo(path: readonly string[], message: string): string {
  const missing = /required property '([^']+)'/.exec(message)?.[1]
  const extra = /additional properties; found '([^']+)'/.exec(message)?.[1]
  return ['', ...path, ...[missing ?? extra ?? []].flat()].join('/')
}

/** `GET /x/y response /body/data/0/id: must be integer` */
export function describeViolation(operation: string, violation: Violation): string {
  return `${operation} ${violation.direction} ${violation.pointer}: ${violation.expectation}`
}
