import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { ownFolder, services } from '../../../openapi/read'

/** The finding for a copy that has lost its value. */
export const LOST =
  'GET /campaign/get_prayer_campaign response 200 /data/*/status_like: value "unliked" lost'

/** A copy of this repository's `openapi/` in a folder of its own, to change. */
export class ContractCopy {
  readonly root = mkdtempSync(path.join(tmpdir(), 'contract-diff-test-'))

  constructor() {
    cpSync(ownFolder, path.join(this.root, 'openapi'), { recursive: true })
  }

  /** Replaces a text of one of the contract's files, which must be there. */
  edit(file: string, from: string, to: string): void {
    const whole = path.join(this.root, 'openapi', file)
    const before = readFileSync(whole, 'utf8')
    expect(before).toContain(from)
    writeFileSync(whole, before.replace(from, to))
  }

  /** Leaves only the operation of {@link LOST}: these tests need some contract, and a small one is read faster. */
  shorten(): void {
    const file = path.join(this.root, 'openapi/backend.yaml')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replaceAll(/^ {2}\/(?!campaign\/get_prayer_campaign:).*\n/gm, ''))
    for (const name of services)
      if (name !== 'backend') rmSync(path.join(this.root, `openapi/${name}.yaml`))
  }

  /** Gives the copy a version. */
  release(version: string): void {
    const file = path.join(this.root, 'openapi/backend.yaml')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/^ {2}version: .*$/m, `  version: ${version}`))
  }

  /** Removes a value that the app knows: {@link LOST}. */
  loseValue(): void {
    this.edit('schemas/campaign.yaml', 'enum: [liked, unliked]', 'enum: [liked]')
  }

  /** Runs git in the copy's folder. */
  git(...args: string[]): void {
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
      cwd: this.root,
      stdio: 'pipe',
    })
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
