import Module, { createRequire } from 'node:module'
import type { IHttpRequest, IHttpResponse } from '@stoplight/prism-http'
import { type Violation, violationsFrom } from './violation'

// Prism has no ESM build. Imported, each of its files would go through the thread in which tsx resolves modules.
const require = createRequire(import.meta.url)

// Prism loads Faker for answers that are made up. Nobody here asks it for one, and Faker's fifty languages are two thirds
// of its start: it finds an empty module instead.
const faker = createRequire(require.resolve('@stoplight/prism-http')).resolve('@faker-js/faker')
require.cache[faker] = Object.assign(new Module(faker), { loaded: true })

// oxlint-disable-next-line typescript/no-unsafe-assignment -- `require` is untyped; the package tells what it is
const core: typeof import('@stoplight/prism-core') = require('@stoplight/prism-core')
// oxlint-disable-next-line typescript/no-unsafe-assignment -- `require` is untyped; the package tells what it is
const http: typeof import('@stoplight/prism-http') = require('@stoplight/prism-http')

export type Operation = Awaited<ReturnType<typeof http.getHttpOperationsFromSpec>>[number]

/** What answers a call that the contract accepts, in place of a distant upstream. */
export type Upstream = (request: IHttpRequest, operation: Operation) => Promise<IHttpResponse>

type Checked =
  { kind: 'answer'; answer: IHttpResponse } | { kind: 'violation'; violations: Violation[] }

/** A call through Prism: the request is validated, answered, and the answer validated. */
export type Prism = (
  request: IHttpRequest,
  operation: Operation,
  /** Violations that Prism can't see (fields and parameters that the contract doesn't have). */
  undeclared: Violation[],
) => Promise<Checked>

/** What a test does to the answers, to show what the app makes of them. */
export interface AnswerTampering {
  /** Another body for an answer, before it is validated. */
  rewrite?: (operation: Operation, answer: { status: number; body: unknown }) => unknown
  /** Sends what breaks the contract too. */
  unchecked?: boolean
}

class RequestRefused extends Error {
  constructor(readonly violations: Violation[]) {
    super('the request breaks the contract')
  }
}

/**
 * Reads an OpenAPI file with its references.
 * @throws when the file is missing or is no OpenAPI document
 */
export function loadOperations(file: string): Promise<Operation[]> {
  return http.getHttpOperationsFromSpec(file)
}

/**
 * Prism as a validating proxy with errors on whose upstream lives in this process: no second port,
 * no second HTTP hop that would merge `Set-Cookie` lines, and one cause when something breaks.
 */
export function createPrism(
  upstream: Upstream,
  { rewrite, unchecked = false }: AnswerTampering = {},
): Prism {
  const undeclaredOf = new WeakMap<IHttpRequest, Violation[]>()
  const prism = http.createInstance(
    {
      isProxy: true,
      upstream: new URL('http://handlers.invalid'),
      upstreamProxy: undefined,
      checkSecurity: false, // the gateway knows the key, and the handlers the session
      validateRequest: true,
      validateResponse: !unchecked,
      errors: true,
      mock: { dynamic: false },
    },
    {
      logger: core.createLogger('stand-in', { level: 'silent' }),
      forward:
        ({ data, validations }, _baseUrl, _proxy, operation) =>
        () =>
        async () => {
          const violations = [
            ...violationsFrom('request', validations),
            ...(undeclaredOf.get(data) ?? []),
          ]
          if (violations.length > 0) return { _tag: 'Left', left: new RequestRefused(violations) }
          if (!operation) return { _tag: 'Left', left: new Error('no operation for this call') }
          try {
            const answer = await upstream(data, operation)
            if (!rewrite) return { _tag: 'Right', right: answer }
            const { statusCode: status, body } = answer
            return {
              _tag: 'Right',
              right: { ...answer, body: rewrite(operation, { status, body }) },
            }
          } catch (error) {
            return { _tag: 'Left', left: error instanceof Error ? error : new Error(String(error)) }
          }
        },
    },
  )

  return async (request, operation, undeclared) => {
    undeclaredOf.set(request, undeclared)
    const outcome = await prism.request(request, [operation])()
    if (outcome._tag === 'Left') {
      if (outcome.left instanceof RequestRefused)
        return { kind: 'violation', violations: spelt(outcome.left.violations, operation) }
      throw outcome.left
    }
    const { output, validations } = outcome.right
    const violations = violationsFrom('response', validations.output)
    return violations.length > 0
      ? { kind: 'violation', violations }
      : { kind: 'answer', answer: output }
  }
}

/** Prism puts names of parameters in lower case: here they are as the contract spells them. */
function spelt(violations: Violation[], { request }: Operation): Violation[] {
  const names = [...(request?.query ?? []), ...(request?.headers ?? [])].map(({ name }) => name)
  return violations.map((violation) => {
    const place = /^\/(?:query|header)\/(.+)$/.exec(violation.pointer)?.[1]
    const name = names.find((candidate) => candidate.toLowerCase() === place)
    return place && name
      ? {
          ...violation,
          pointer: violation.pointer.replace(place, name),
          expectation: violation.expectation.replace(place, name),
        }
      : violation
  })
}
