import { execFileSync } from 'node:child_process'

/**
 * What is being built. The commit's date and not the time of the build, so that the same sources give the same files
 * and no update is offered for nothing.
 * @returns the short commit and its date (ISO 8601); empty where git knows nothing, as in an unpacked archive
 */
export function versionOfSources(): { commit: string; date: string } {
  try {
    const told = execFileSync('git', ['log', '-1', '--abbrev=7', '--format=%h %cI'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [commit = '', date = ''] = told.trim().split(' ')
    return { commit, date }
  } catch {
    return { commit: '', date: '' }
  }
}
