import type { BrowserContext } from '@playwright/test'

/**
 * Writes down what the Content-Security-Policy of a page refuses, Trusted Types included: no `allowErrors` excuses it.
 * @param into gets a line each: the directive, what was refused, and from where
 */
export async function recordRefused(context: BrowserContext, into: string[]): Promise<void> {
  await context.exposeBinding('reportRefused', (_, violation: unknown) =>
    into.push(String(violation)),
  )
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportRefused')
      if (typeof report === 'function')
        report(
          `${event.effectiveDirective}: ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber})`,
        )
    })
  })
}
