import { spawnSync } from 'node:child_process'

/**
 * Calls back when the npm or npx that runs this is gone, even if it was killed outright. It runs a command in a shell,
 * which may stay between the two and doesn't pass signals on.
 */
export function whenNpmEnds(callback: () => void): void {
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

/** Whether a process is there. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
