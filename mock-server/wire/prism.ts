import { createLogger, factory } from '@stoplight/prism-core'
import type {
  getHttpOperationsFromSpec,
  IHttpConfig,
  IHttpRequest,
  IHttpResponse,
  PrismHttpComponents,
} from '@stoplight/prism-http'
import { prismPart } from './prism-parts'
import { type Violation, violationsFrom } from './violation'

export type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]

/** What answers a call that the contract accepts: the stateful handlers, in place of a distant upstream. */
export type Upstream = (request: IHttpRequest, operation: Operation) => Promise<IHttpResponse>

export type Mode = 'stateful' | 'static'

export type Checked =
  { kind: 'answer'; answer: IHttpResponse } | { kind: 'violation'; violations: Violation[] }

/** A call through Prism: the request is validated, answered, and the answer validated. */
export type Prism = (
  request: IHttpRequest,
  operation: Operation,
  /** Violations that Prism can't see (fields and parameters that the contract doesn't have). */
  undeclared: Violation[],
) => Promise<Checked>

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
  return prismPart('utils/operations').getHttpOperationsFromSpec(file)
}

const mockForNobody: PrismHttpComponents['mock'] = () => () => ({
  _tag: 'Left',
  left: new Error('a stateful stand-in never mocks'),
})

/**
 * Prism as a validating proxy with errors on (design §4) whose upstream lives in this process: no second port,
 * no second HTTP hop that would merge `Set-Cookie` lines, and one cause when something breaks.
 * In static mode the contract's examples answer instead.
 */
export function createPrism(mode: Mode, upstream: Upstream): Prism {
  const shared = {
    checkSecurity: false, // the gateway knows the key, and the handlers the session
    validateRequest: true,
    validateResponse: true,
    errors: true,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  }
  const config: IHttpConfig =
    mode === 'static'
      ? { ...shared, isProxy: false }
      : { ...shared, isProxy: true, upstream: new URL('http://handlers.invalid') }
  const mock = mode === 'static' ? prismPart('mocker').default : mockForNobody
  const undeclaredOf = new WeakMap<IHttpRequest, Violation[]>()
  const refusal = (request: IHttpRequest, diagnostics: Parameters<typeof violationsFrom>[1]) => {
    const violations = [
      ...violationsFrom('request', diagnostics),
      ...(undeclaredOf.get(request) ?? []),
    ]
    return violations.length > 0 ? new RequestRefused(violations) : null
  }
  const { validateInput, validateOutput } = prismPart('validator')
  const components: PrismHttpComponents = {
    route: prismPart('router').default,
    validateInput,
    validateOutput,
    validateSecurity: ({ element }) => ({ _tag: 'Right', right: element }),
    // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- this pino comes without types
    logger: createLogger('stand-in', { level: 'silent' }),
    forward:
      ({ data, validations }, _baseUrl, _proxy, operation) =>
      () =>
      async () => {
        const refused = refusal(data, validations)
        if (refused) return { _tag: 'Left', left: refused }
        if (!operation) return { _tag: 'Left', left: new Error('no operation for this call') }
        try {
          return { _tag: 'Right', right: await upstream(data, operation) }
        } catch (error) {
          return { _tag: 'Left', left: error instanceof Error ? error : new Error(String(error)) }
        }
      },
    mock: (call) => {
      const refused = refusal(call.input.data, call.input.validations)
      return refused ? () => ({ _tag: 'Left', left: refused }) : mock(call)
    },
  }
  const prism = factory(config, components)

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
