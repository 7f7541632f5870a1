/**
 * The other two browser engines, for `npm run e2e:engines`: where they are, and how a machine without them gets them.
 */
import { installDebian, onPath } from './debian.mjs'

/** @returns {string | null} the path of Firefox */
export const firefox = () => onPath('firefox-esr', 'firefox')

/**
 * WebKitGTK by its own driver, which knows its browser, and a screen in memory.
 * @returns {{ driver: string, screen: string } | null}
 */
export function webkit() {
  const driver = onPath('WebKitWebDriver')
  const screen = onPath('Xvfb')
  return driver && screen ? { driver, screen } : null
}

/** Installs what is missing, where it can. */
export function ensureEngines() {
  if (firefox() && webkit()) return
  console.log('Installing Firefox and WebKitGTK for the tests (once) …')
  installDebian('firefox-esr', 'webkit2gtk-driver', 'xvfb')
}
