import { isByProxy } from '../judge'
import type { Run } from '../run'
import type { Answer } from './list'

/**
 * Makes a call with a field or parameter that the contract doesn't know, which must be ignored.
 * @param input the name of that field, which a finding tells
 * @returns null where a validating proxy, such as the stand-in's, has refused it: that shows an app its mistakes
 */
export async function askWithMore(
  run: Run,
  name: string,
  inputs: Parameters<Run['ask']>[1],
  input: string,
): Promise<Answer | null> {
  const expectation = { status: [200], input }
  const exchange = await run.send({ operation: run.model.get(name), ...inputs }, expectation)
  if (isByProxy(exchange)) return null
  const { data, ok } = run.take(exchange, expectation)
  return { exchange, data, ok }
}
