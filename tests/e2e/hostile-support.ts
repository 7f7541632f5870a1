import type { BrowserContext, Page } from '@playwright/test'
import { loadContract, operationsOf, services } from '../../scripts/contract.ts'
import type { AnswerTampering } from '../../mock-server/wire/prism.ts'
import { type Choose, filled } from '../hostile/fill.ts'
import { BACKEND_ORIGIN, SITE_ORIGIN } from './support/browser-map.ts'
import { expect } from './support/test.ts'

/**
 * Fills every text of every answer of a stand-in.
 * @param choose see {@link filled}
 */
export async function hostileAnswers(
  choose: Choose,
): Promise<Required<AnswerTampering>['rewrite']> {
  const schemas = new Map<string, unknown>()
  for (const service of services)
    for (const { path, method, operation } of operationsOf(
      await loadContract(service, { dereference: true }),
    ))
      for (const [status, { content }] of Object.entries(operation.responses))
        schemas.set(`${method} ${path} ${status}`, content?.['application/json']?.schema)
  return ({ method, path }, { status, body }) =>
    filled(schemas.get(`${method} ${path} ${status}`), body, choose, { name: path })
}

/** Writes down what a hostile text has brought about in a browser. */
export async function recordAttacks(context: BrowserContext): Promise<string[]> {
  const attacks: string[] = []
  await context.exposeBinding('attack', ({ frame }) => attacks.push(`ran in ${frame.url()}`))
  context.on('dialog', (dialog) => {
    attacks.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('page', (page) => attacks.push(`new window ${page.url()}`))
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (![SITE_ORIGIN, BACKEND_ORIGIN].includes(origin) && !['data:', 'blob:'].includes(protocol))
      attacks.push(`asked for ${request.url()}`)
  })
  return attacks
}

/** Opens a screen and waits until it has drawn what was answered. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.locator('main')).not.toBeEmpty()
  expect(new URL(page.url()).origin).toBe(SITE_ORIGIN)
}
