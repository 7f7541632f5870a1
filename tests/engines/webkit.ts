import { spawn } from 'node:child_process'
import { Builder, Capabilities, WebElement } from 'selenium-webdriver'
import type { webkit } from '../../scripts/setup/engines.mjs'
import { freePort } from '../../scripts/setup/listen.mjs'
import { type Driver, onElement, PHONE } from './driver'

/**
 * WebKitGTK by its own WebDriver, in a window on a screen that nobody sees.
 * @param proxyPort of the proxy that all calls go through
 */
export async function startWebKit(
  programs: NonNullable<ReturnType<typeof webkit>>,
  proxyPort: number,
): Promise<Driver> {
  // It chooses a number that is free, and says which.
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', '1400x1100x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (line) => {
      resolve(String(line).trim())
    })
    screen.once('exit', () => {
      reject(new Error(`${programs.screen} ended without a screen`))
    })
  })
  const port = await freePort()
  const server = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const end = () => {
    server.kill()
    screen.kill()
  }
  try {
    const driver = await connect(`http://127.0.0.1:${port}`, proxyPort)
    return {
      ...commands(driver),
      close: async () => {
        await driver.quit()
        end()
      },
    }
  } catch (error) {
    end()
    throw error
  }
}

type Session = Awaited<ReturnType<typeof connect>>

async function connect(address: string, proxyPort: number) {
  await untilAnswering(`${address}/status`)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}` },
  })
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build()
  await driver.manage().setTimeouts({ pageLoad: 300_000, script: 60_000 })
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...PHONE })
  return driver
}

function commands(driver: Session): Omit<Driver, 'close'> {
  const on = onElement(async (script) => {
    const found: unknown = await driver.executeScript(`return ${script}`)
    return found instanceof WebElement ? found : null
  })
  return {
    open: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    run: (script) => driver.executeScript(`return ${script}`),
    click: (script) => on(script, (found) => found.click()),
    type: (script, text) => on(script, (found) => found.sendKeys(text)),
    deleteCookies: () => driver.manage().deleteAllCookies(),
  }
}

/** Its driver has no other way to say that it listens. */
async function untilAnswering(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} doesn't answer`)
}
