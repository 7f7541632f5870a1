import type { BrowserContext } from '@playwright/test'

declare global {
  interface Window {
    reportRefused?: (line: string) => void
  }
}

/**
 * Writes down what the Content-Security-Policy of a page refuses, Trusted Types included: no `allowErrors` excuses it.
 * @param into gets a line each: the directive, what was refused, and from where
 */
export async function recordRefused(context: BrowserContext, into: string[]): Promise<void> {
  await context.exposeBinding('reportRefused', (_, line: string) => into.push(line))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.reportRefused?.(
        `${event.effectiveDirective}: ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber})`,
      )
    })
  })
}
