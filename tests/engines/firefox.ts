import puppeteer, { ElementHandle } from 'puppeteer-core'

import { type Driver, onElement, PHONE } from './driver'

/**
 * Firefox over WebDriver BiDi.
 * @param executablePath where the program is
 * @param proxyPort of the proxy that all calls go through
 */
export async function startFirefox(executablePath: string, proxyPort: number): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    protocolTimeout: 300_000,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      'network.proxy.allow_hijacking_localhost': true,
      // Refuses the location, as WebKit's driver does: nobody could answer the question.
      'permissions.default.geo': 2,
      'intl.accept_languages': 'id-ID',
      'ui.prefersReducedMotion': 1,
      // Where no sound comes out, what sounds is an error; what is silent plays.
      'media.default_volume': '0.0',
    },
  })
  const page = await browser.newPage()
  await page.setViewport(PHONE)
  const on = onElement(async (script) => {
    const handle = await page.evaluateHandle<[], () => Element>(script)
    // What is null has a handle too.
    return handle instanceof ElementHandle ? handle : null
  })
  return {
    open: async (url) => {
      await page.goto(url, { timeout: 300_000 })
    },
    back: async () => {
      await page.goBack({ timeout: 300_000 })
    },
    run: (script) => page.evaluate(script),
    click: (script) => on(script, (found) => found.click()),
    type: (script, text) => on(script, (found) => found.type(text)),
    deleteCookies: async () => {
      await browser.deleteCookie(...(await browser.cookies()))
    },
    close: () => browser.close(),
  }
}
