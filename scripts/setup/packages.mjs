/**
 * What must hold before anything else runs. Plain Node without a dependency: these run when nothing is installed yet.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const MINIMUM_NODE = [20, 19]

/**
 * Ends the program with one line that says what to do.
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(message)
  process.exit(1)
}

/** Refuses a Node that the tools don't run on: their own messages would not say so. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [needMajor = 0, needMinor = 0] = MINIMUM_NODE
  if (major < needMajor || (major === needMajor && minor < needMinor))
    stop(
      `Node ${MINIMUM_NODE.join('.')} or newer is needed, this is ${process.versions.node}: install it from https://nodejs.org and try again.`,
    )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
function lockedPackages(file) {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    // A lock cut short by an interrupted install is as good as none.
    return {}
  }
}

/**
 * Whether node_modules holds what package-lock.json says. npm's own record of the tree is compared, package by
 * package, since a date says nothing after a checkout or a copy.
 */
function packagesAreInstalled() {
  const installed = lockedPackages(`${root}/node_modules/.package-lock.json`)
  return Object.entries(lockedPackages(`${root}/package-lock.json`)).every(
    ([path, { version, optional, link }]) =>
      path === '' ||
      link === true ||
      installed[path]?.version === version ||
      // Packages for other platforms are locked, but never installed here.
      (optional === true && !(path in installed)),
  )
}

/** Installs the locked packages, unless they are there. */
export function ensurePackages() {
  if (packagesAreInstalled()) return
  console.log('Installing packages (once, about a minute) …')
  const started = Date.now()
  const result = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
    // npm is a script on Windows, which only a shell can start.
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  )
  if (result.error) stop(`npm could not be started (${result.error.message}): is it on the PATH?`)
  if (result.status !== 0)
    stop(
      'Installing packages failed (see above): check the network or the registry, and try again.',
    )
  console.log(`Installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`)
}

/**
 * Calls back when the `npm` that runs this is gone, even if it was killed outright. npm runs a script in a shell, which
 * may stay between the two and doesn't pass signals on.
 * @param {() => void} callback
 */
export function whenNpmEnds(callback) {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  // Without a `ps`, only the end of the shell is noticed: it comes with every signal but SIGKILL.
  const ps = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' })
  const npm = Number(/^\s*(\d+) .*sh$/m.exec(ps.error ? '' : ps.stdout)?.[1] ?? parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && isRunning(npm)) return
    clearInterval(timer)
    callback()
  }, 500)
  timer.unref()
}

/**
 * Whether a process is there.
 * @param {number} pid
 */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
