/**
 * Programs that tests use, and how a Debian machine gets those that it lacks.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './packages.mjs'

/**
 * @param {...string} commands names of the same program
 * @returns {string | null} the path of the first that is there
 */
export function onPath(...commands) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  for (const command of commands)
    for (const folder of folders)
      if (folder !== '' && existsSync(join(folder, command))) return join(folder, command)
  return null
}

/**
 * Runs a command that may ask nothing.
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
 * Installs packages of Debian's, where this is Debian and we are root. Ubuntu has some of the same name that only point
 * at a snap, which a container can't run.
 * @param {...string} packages
 * @returns {boolean} whether they are there
 */
export function installDebian(...packages) {
  return (
    canInstallDebian() &&
    run('apt-get', ['update', '-q']) &&
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages])
  )
}

/** Whether this is a Debian whose packages we may install. */
export const canInstallDebian = () =>
  process.getuid?.() === 0 && isDebian() && existsSync('/usr/bin/apt-get')

const isDebian = () =>
  process.platform === 'linux' &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
