/**
 * Installs what tests need from Debian's packages.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { root } from './packages.mjs'

/** Ubuntu's packages of the same names may only point at a snap, which a container can't run. */
function isDebian() {
  return (
    process.platform === 'linux' &&
    existsSync('/etc/os-release') &&
    /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  )
}

/**
 * Runs a command with its output on the terminal.
 * @param {string} command
 * @param {string[]} args
 * @returns {boolean} whether it succeeded
 */
export function run(command, args) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return result.status === 0
}

/**
 * @param {string[]} names
 * @returns {boolean} whether they are installed; false at once where it isn't Debian, or not root
 */
export function installDebianPackages(...names) {
  if (process.getuid?.() !== 0 || !isDebian() || !existsSync('/usr/bin/apt-get')) return false
  return (
    run('apt-get', ['update', '-q']) &&
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names])
  )
}
