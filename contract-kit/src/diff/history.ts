import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The git history of the repository that a folder is in. */
export class History {
  constructor(private readonly root: string) {}

  /** @returns what git prints, trimmed; null when it refuses or isn't there */
  private async git(args: string[], env: Record<string, string> = {}): Promise<string | null> {
    try {
      const { stdout } = await run('git', args, { cwd: this.root, env: { ...process.env, ...env } })
      return stdout.trim()
    } catch {
      return null
    }
  }

  /** The whole name of a commit, or null when there is no such one here. */
  commit(ref: string): Promise<string | null> {
    return this.git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])
  }

  /** Whether only the newest commits were fetched, as CI does unless told otherwise. */
  async isShallow(): Promise<boolean> {
    return (await this.git(['rev-parse', '--is-shallow-repository'])) === 'true'
  }

  /**
   * What the contract as it is now is to be compared with: on a branch, the commit where it left `main`; on `main`
   * itself, what `main` was before the contract's last change.
   * @returns null when history has none: a first commit, no repository. A shallow clone has lost it.
   */
  async base(): Promise<string | null> {
    const head = await this.commit('HEAD')
    if (head === null) return null
    for (const main of ['main', 'origin/main', 'origin/HEAD']) {
      const fork = (await this.commit(main)) && (await this.git(['merge-base', main, 'HEAD']))
      if (fork && fork !== head) return fork
    }
    // The change isn't committed yet, so the last commit has the state before it.
    if ((await this.git(['status', '--porcelain', '--', 'openapi'])) !== '') return head
    const last = await this.git(['log', '-1', '--first-parent', '--format=%H', '--', 'openapi'])
    return last ? this.commit(`${last}^`) : null
  }

  /** Whether a commit had a folder or a file of that name. */
  async has(commit: string, name: string): Promise<boolean> {
    return (await this.git(['cat-file', '-e', `${commit}:${name}`])) !== null
  }

  /**
   * Writes a folder as it was in a commit into a folder of its own.
   * @param folder from the repository's root; empty: all of it
   * @returns null when that commit had no such folder
   */
  async folderAt(commit: string, folder: string): Promise<CheckedOut | null> {
    const parent = await mkdtemp(path.join(tmpdir(), 'contract-diff-'))
    const remove = () => rm(parent, { recursive: true, force: true })
    // An index of its own: the one of the working tree is none of our business.
    const index = { GIT_INDEX_FILE: path.join(parent, 'index') }
    const read = await this.git(['read-tree', `${commit}:${folder}`], index)
    const prefix = `--prefix=${path.join(parent, 'files')}${path.sep}`
    const written = read === null ? null : await this.git(['checkout-index', '-a', prefix], index)
    if (written !== null) return { folder: path.join(parent, 'files'), remove }
    await remove()
    return null
  }
}

/** A folder as it was, and what takes it away again. */
interface CheckedOut {
  folder: string
  remove: () => Promise<void>
}
