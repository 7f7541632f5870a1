import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with each WCAG 2.2 AA or best-practice violation of the page as it stands: the rule, and where. */
export async function axe(page: Page): Promise<void> {
  // The other mode opens a page of its own for frames, which we have none of, and that one tells ours it is online.
  const { violations } = await new AxeBuilder({ page })
    // All rules run all the same; describing each element that passes is half of axe's work.
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode()
    .analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  )
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}
