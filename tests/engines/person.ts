import { build } from 'vite'
import { expect } from 'vitest'
import { SITE_ORIGIN } from '../e2e/support/browser-map'
import type { Driver } from './driver'
import type { Helper, Wanted } from './in-page'

/** The page's helper as one script. */
const inPage = await script(new URL('in-page.ts', import.meta.url).pathname)

async function script(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"test"', 'process.env': '{}' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'helper' } },
  })
  const [first] = Array.isArray(built) ? built : []
  const [chunk] = first?.output ?? []
  if (!chunk) throw new Error(`${entry} gave no script`)
  return chunk.code
}

/** How somebody names a thing: exactly, or by a part. */
type Name = string | RegExp

const wanted = (name: Name): Wanted =>
  name instanceof RegExp ? { pattern: name.source } : { text: name }

/** A role and a name. */
type Named = readonly [role: string, name: Name]

/** What a person does at a browser. Everything waits until it can be done. */
export interface Person {
  open: (path: string) => Promise<void>
  tap: (role: string, name: Name, inside?: Named) => Promise<void>
  fill: (label: Name, text: string) => Promise<void>
  sees: (text: Name) => Promise<void>
  /** Waits until an element of this role and name is there. */
  finds: (role: string, name: Name) => Promise<void>
  /** Waits until the address fits. */
  isAt: (path: RegExp) => Promise<void>
  /** Waits until a script says this. `$(role, name)` in it is the element of that role and name. */
  reads: (script: string, value: unknown) => Promise<void>
}

export function personAt(driver: Driver): Person {
  /** The page's helper is gone with the page: it is put there again. */
  const inject = async () => {
    const isThere = await driver.run(
      `document.readyState !== 'loading' && !('__earlyInput' in window) && (window.engineTest !== undefined)`,
    )
    if (isThere !== true) await driver.run(`(() => { ${inPage}\n; return true })()`)
  }
  /** Tries until it succeeds. What a page does at the same time may break a try. */
  const until = async (what: string, attempt: () => Promise<unknown>) => {
    let failure: unknown = null
    await expect
      .poll(
        async () => {
          try {
            await inject()
            return await attempt()
          } catch (error) {
            failure = error
            return false
          }
        },
        { interval: 100 },
      )
      .toBe(true)
      .catch(async (error: unknown) => {
        const text = await driver.run('document.body.innerText').catch(String)
        throw new Error(`${what}\n${String(failure ?? error)}\nThe page says:\n${String(text)}`)
      })
  }
  const call = (
    method: Exclude<keyof Helper, 'errors' | 'steady' | 'clickReached'>,
    ...args: unknown[]
  ) => `window.engineTest.${method}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`
  const byRole = (role: string, name: Name, inside?: Named) =>
    call('byRole', role, wanted(name), inside ? [inside[0], wanted(inside[1])] : null)

  /** Whether a click came to the element that it was meant for. It has, where it has led to another page. */
  const reached = async () => {
    let outcome: unknown = null
    await expect
      .poll(async () => {
        outcome = await driver.run('window.engineTest ? window.engineTest.clickReached() : true')
        return outcome
      })
      .not.toBeNull()
    return outcome
  }

  return {
    // Firefox gives a navigation up that another one has overtaken.
    open: (path) =>
      expect
        .poll(() => driver.open(SITE_ORIGIN + path).then(() => 'open', String), { interval: 500 })
        .toBe('open'),
    tap: (role, name, inside) =>
      until(`tap ${role} ${String(name)}`, async () => {
        const found = await driver.click(`window.engineTest.steady(${byRole(role, name, inside)})`)
        return found && (await reached())
      }),
    fill: (label, text) =>
      until(`fill ${String(label)}`, () => driver.type(call('byLabel', wanted(label)), text)),
    sees: (text) =>
      until(`see ${String(text)}`, () => driver.run(`${call('byText', wanted(text))} !== null`)),
    finds: (role, name) =>
      until(`find ${role} ${String(name)}`, () => driver.run(`${byRole(role, name)} !== null`)),
    isAt: (path) =>
      until(`be at ${path.source}`, async () =>
        path.test(String(await driver.run('location.pathname + location.search'))),
      ),
    reads: async (script, value) => {
      await until(`read ${script}`, async () => {
        const seen = await driver.run(
          `JSON.stringify((($) => ${script})((role, name) => window.engineTest.byRole(role, { text: name })))`,
        )
        if (seen === JSON.stringify(value)) return true
        throw new Error(`expected ${JSON.stringify(value)}, got ${String(seen)}`)
      })
    },
  }
}
