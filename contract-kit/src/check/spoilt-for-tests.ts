import { afterAll, beforeAll } from 'vitest'
import { type Change, type Proxy, startProxy } from '../../mutations/proxy'
import type { StandIn } from '../stand-in'
import { freshStandIn } from '../stand-in-for-tests'
import { check } from './check'
import { loadModel } from './model'
import { PATIENCE_MS, targetAt } from './target-for-tests'

type Options = Omit<Parameters<typeof check>[1], 'target'>

/**
 * A proxy in front of the stand-in, for the tests of one file.
 * @returns a function that spoils calls (`*` is all) and checks what comes of it: a backend begun anew, long time limits,
 *   one sample each, no random values. Waiting takes no time. What concerns HTTP itself takes real connections.
 */
export function spoiltStandIn({ connects = false } = {}) {
  let standIn: StandIn
  let proxy: Proxy
  beforeAll(async () => {
    standIn = await freshStandIn()
    proxy = await startProxy(standIn.url)
  })
  afterAll(() => proxy.close())
  return async (change: Change | null, options: Options, calls = '*') => {
    await standIn.reset()
    proxy.mutate(calls, change)
    return check(await loadModel(), {
      target: { ...targetAt(new URL(proxy.url)), ...(!connects && { fetch: proxy.fetch }) },
      ...{ limitMs: PATIENCE_MS, samples: 1, oddValues: 0, sleep: () => Promise.resolve() },
      codeOf: standIn.codeOf,
      ...options,
    })
  }
}
