import type { Fields } from './http'
import { describeViolation, type Violation, type ViolationRecord } from './violation'

/** One call as it came over the wire. Tests read these instead of intercepting the network. */
export interface LogEntry {
  time: string
  method: string
  /** Path and query as sent. */
  url: string
  /** Path alone: `/campaign`. */
  path: string
  service: 'backend' | 'prayer' | 'geocode' | 'surah'
  kode: string | null
  /** Whether the header `key` was sent, right or wrong. */
  key: boolean
  /** Whether the session cookie was sent. */
  cookie: boolean
  origin: string | null
  query: Fields
  /** Passwords are replaced by dots, long values (pictures) cut. */
  form: Fields
  /** `POST /transaction/storeDonate`, or null when no operation was found. */
  operation: string | null
  status: number
  milliseconds: number
}

const MAX_ENTRIES = 5000
const MAX_VALUE = 300

/** The calls of one stand-in, the oldest dropped beyond 5000, and every breach of the contract. */
export class WireLog {
  entries: LogEntry[] = []
  violations: ViolationRecord[] = []

  /**
   * @param print where lines go: the terminal, or nowhere
   * @param silent breaches of the contract are kept, but not printed
   */
  constructor(
    private readonly print: (line: string) => void,
    private readonly silent = false,
  ) {}

  add(entry: LogEntry): void {
    this.entries.push({ ...entry, form: forLog(entry.form) })
    if (this.entries.length > MAX_ENTRIES) this.entries.shift()
    const kode = entry.kode ? ` ${entry.kode}` : ''
    this.print(`${entry.method} ${entry.url}${kode} ${entry.status} ${entry.milliseconds} ms`)
  }

  addViolations(operation: string, violations: readonly Violation[]): void {
    for (const violation of violations) {
      this.violations.push({ time: new Date().toISOString(), operation, ...violation })
      if (this.silent) continue
      // Red, since it is a defect of the app or of the stand-in and never of the person using it.
      process.stderr.write(
        `\u001b[31mContract violation: ${describeViolation(operation, violation)}\u001b[39m\n`,
      )
    }
  }

  note(line: string): void {
    this.print(line)
  }

  clear(): void {
    this.entries = []
    this.violations = []
  }
}

function forLog(form: Fields): Fields {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      if (/password/i.test(name)) return [name, '••••••••']
      return typeof value === 'string' && value.length > MAX_VALUE
        ? [name, `${value.slice(0, MAX_VALUE)}… (${value.length} characters)`]
        : [name, value]
    }),
  )
}
