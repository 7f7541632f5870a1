/**
 * Which Chromium the tests, the benchmark and the screenshots use, and how a machine without one gets it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { canInstallDebian, installDebian, onPath, run } from './debian.mjs'
import { stop } from './packages.mjs'

/** Chromium without its windows: the same engine for three quarters of the processor time. */
const SHELL = 'chromium-headless-shell'

const COMMANDS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Chromium's switches for every run here: it may be root in a container, has no screen, and must not phone home
 * while times are taken.
 */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The program to start: CHROMIUM_PATH, else one on the PATH, else null (Playwright's own, if it is installed).
 * @returns {string | null}
 */
function chromiumPath() {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen !== undefined && chosen !== '') {
    if (!existsSync(chosen)) stop(`CHROMIUM_PATH is "${chosen}", and there is no such file.`)
    return chosen
  }
  return onPath(...COMMANDS)
}

/**
 * What Playwright needs to launch it.
 * @param {string[]} switches further switches of Chromium's
 */
export function chromiumOptions(...switches) {
  const executablePath = chromiumPath()
  return {
    args: [...chromiumArgs, ...switches],
    ...(executablePath === null ? {} : { executablePath }),
  }
}

async function playwrightHasOne() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

/**
 * Debian's package of the shell, in the version of the Chromium that is there: another one would replace that.
 * @returns {string}
 */
function shellPackage() {
  const { stdout: version } = spawnSync(
    'dpkg-query',
    ['-W', '-f', '${Version}', 'chromium-common'],
    { encoding: 'utf8' },
  )
  return version === '' ? SHELL : `${SHELL}=${version}`
}

/** Installs a browser unless there is one; on Debian the shell. Packages must be installed already. */
export async function ensureChromium() {
  const isChosen = (process.env['CHROMIUM_PATH'] ?? '') !== ''
  if (!isChosen && onPath(SHELL) === null && canInstallDebian()) {
    console.log('Installing a browser for the tests (once) …')
    if (installDebian(shellPackage()) || installDebian('chromium')) return
  }
  if (chromiumPath() !== null || (await playwrightHasOne())) return
  console.log('Installing a browser for the tests (once) …')
  const isRootOfLinux = process.getuid?.() === 0 && process.platform === 'linux'
  const withDeps = isRootOfLinux ? ['--with-deps'] : []
  if (!run('npx', ['playwright', 'install', ...withDeps, 'chromium']))
    stop('No browser could be installed: install Chromium, and name it with CHROMIUM_PATH.')
}
