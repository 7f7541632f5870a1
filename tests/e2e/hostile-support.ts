import type { BrowserContext, Page, Request } from '@playwright/test'
import { loadContract, operationsOf, services } from '../../openapi/read.ts'
import type { AnswerTampering } from '../../mock-server/wire/prism.ts'
import { type Choose, filled, textNames } from '../hostile/fill.ts'
import { BACKEND_ORIGIN, SITE_ORIGIN } from './support/browser-map.ts'
import { expect } from './support/test.ts'

/** The schemas of all answers, by method, path and status. */
export async function answerSchemas(): Promise<Map<string, unknown>> {
  const contracts = await Promise.all(
    services.map((service) => loadContract(service, { dereference: true })),
  )
  return new Map(
    contracts
      .flatMap(operationsOf)
      .flatMap(({ path, method, operation }) =>
        Object.entries(operation.responses).map(([status, { content }]) => [
          `${method} ${path} ${status}`,
          content?.['application/json']?.schema,
        ]),
      ),
  )
}

/**
 * Fills every text of every answer of a stand-in.
 * @param choose see {@link filled}
 * @param isFree see {@link filled}
 */
export async function hostileAnswers(choose: Choose, isFree: boolean) {
  const schemas = await answerSchemas()
  const rewrite: AnswerTampering['rewrite'] = ({ method, path }, { status, body }) =>
    filled(schemas.get(`${method} ${path} ${status}`), body, choose, { name: path, isFree })
  return rewrite
}

/** The names of all texts in the answers of operations that read. */
export const textsOfReads = async (): Promise<string[]> =>
  [...(await answerSchemas())].flatMap(([key, schema]) => {
    const [method, path = '', status] = key.split(' ')
    return method === 'get' && status === '200' ? textNames(schema, path) : []
  })

/** Writes down what a hostile text has brought about in a browser. */
export async function recordAttacks(context: BrowserContext): Promise<string[]> {
  const attacks: string[] = []
  await context.exposeBinding('attack', ({ frame }) => attacks.push(`ran in ${frame.url()}`))
  context.on('dialog', (dialog) => {
    attacks.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('page', (page) => attacks.push(`new window ${page.url()}`))
  const asked = (request: Request) => {
    const { origin, protocol } = new URL(request.url())
    if (![SITE_ORIGIN, BACKEND_ORIGIN].includes(origin) && !['data:', 'blob:'].includes(protocol))
      attacks.push(`asked for ${request.url()}`)
  }
  context.on('requestfinished', asked)
  context.on('requestfailed', (request) => {
    // Nobody was asked for what the policy refused.
    if (request.failure()?.errorText !== 'csp') asked(request)
  })
  return attacks
}

/** Opens a screen and waits until it has drawn what was answered. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.locator('main')).toHaveText(/\p{L}/u)
}

/** Finds what the page has become: somewhere else, with foreign elements, with handlers, with addresses that run. */
export async function expectHarmless(page: Page): Promise<void> {
  const { origin, foreign } = await page.evaluate(() => {
    const isForeign = (element: Element) =>
      element.matches(
        'iframe, object, embed, base, form[action], math, template[shadowrootmode]',
      ) ||
      element.getAttributeNames().some((name) => name.startsWith('on')) ||
      ['href', 'src', 'xlink:href', 'action', 'formaction', 'srcdoc', 'poster', 'background'].some(
        (name) =>
          /^[\0-\x20]*(?!https?:|mailto:|tel:|blob:|data:image)[\w.+-]+:/i.test(
            element.getAttribute(name) ?? '',
          ),
      )
    const found = [...document.body.querySelectorAll('*')].filter(isForeign)
    return {
      origin: window.origin,
      foreign: found.map((element) => element.outerHTML.slice(0, 200)),
    }
  })
  expect(origin).toBe(SITE_ORIGIN)
  expect(foreign, page.url()).toEqual([])
}
