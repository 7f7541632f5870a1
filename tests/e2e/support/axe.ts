import type { Page } from '@playwright/test'
import axeCore, { type RunOnly } from 'axe-core'
import { expect } from './expect.ts'
import { screenshotSizes } from './sizes.ts'

declare global {
  interface Window {
    axe?: typeof axeCore
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Fails with each WCAG 2.2 AA or best-practice violation of the page, once what moves has arrived: the rule, and where.
 * @param rule to try this one alone
 */
export async function axe(page: Page, rule?: 'color-contrast'): Promise<void> {
  // Once for each document: axe is half a megabyte, and @axe-core/playwright sends it twice for each scan.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeCore.source)
  const runOnly: RunOnly = rule ? { type: 'rule', values: [rule] } : { type: 'tag', values: TAGS }
  const found = await page.evaluate(async (only) => {
    // An element that is still fading in has too little contrast. Endless animations, such as a skeleton's, are left out.
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const answer = await window.axe?.run(document, {
      runOnly: only,
      // All rules run all the same; describing each element that passes is half of axe's work.
      resultTypes: ['violations'],
    })
    // Elements without a fault stay in the page: they are thousands of lines.
    return answer?.violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
    )
  }, runOnly)
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([])
}

/** Scans a page on a phone, and looks at its width on the narrowest one. A desktop shows the same one column. */
export async function look(page: Page): Promise<void> {
  await page.setViewportSize(screenshotSizes.phone)
  await axe(page)
  await page.setViewportSize(screenshotSizes.narrow)
  await expect(page).toFitTheWindow()
}
