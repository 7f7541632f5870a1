import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

interface Options {
  /** Any exit code is accepted; without it, any but 0 is an error. */
  mayFail?: boolean
  /** Kills the program as soon as this is true. */
  killWhen?: () => Promise<boolean>
  /** The shell refuses to let it write a larger file, as a full disk would. */
  largestFileKb?: number
}

/** `npm run prerender` on a folder, with the stand-in at this port as its backend. */
export async function prerender(
  folder: string,
  standInPort: number,
  { mayFail = false, killWhen, largestFileKb }: Options = {},
): Promise<{ code: number | null; errors: string }> {
  const limit = largestFileKb === undefined ? '' : `ulimit -f ${largestFileKb}; trap '' XFSZ; `
  const script =
    'exec node --import tsx --import ./tests/prerender/reach-stand-in.mjs scripts/prerender.ts "$0"'
  const child = spawn('bash', ['-c', limit + script, folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, STAND_IN_PORT: String(standInPort), PRERENDER: 'all' },
  })
  let errors = ''
  child.stderr.on('data', (data: Buffer) => {
    errors += data.toString()
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (killWhen) {
    while (child.exitCode === null && !(await killWhen()))
      await new Promise((resolve) => setImmediate(resolve))
    child.kill('SIGKILL')
  }
  const code = await ended
  if (code !== 0 && !mayFail) throw new Error(`npm run prerender ended with ${code}:\n${errors}`)
  return { code, errors }
}

/** A copy of the build with the stand-in's programs in it, while `use` runs. */
export async function withPrerendered(
  standInPort: number,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jm-program-'))
  await cp(path.join(root, 'dist'), folder, { recursive: true })
  await prerender(folder, standInPort)
  await use(folder)
  await rm(folder, { recursive: true })
}
