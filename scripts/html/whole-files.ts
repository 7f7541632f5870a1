import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressed } from './precompress.ts'

/** Hosts don't serve what begins with a dot. */
const UNFINISHED = '.prerender'

/** Brotli's quality for programs' pages. There may be thousands: 5 takes a third of the time of 9, for 4 % more bytes. */
const QUALITY = 5

/** The disk is full, or may not be written to: the next file would fare no better. */
export class UnwritableError extends Error {
  override readonly name = 'UnwritableError'
}

const endings = ['.br', '.gz', '']

/**
 * Changes a folder that is being served: each file comes whole under its name or not at all, whenever this process is
 * ended. What an earlier one left unfinished is cleared away.
 * @param root the folder; names are below it, with slashes
 */
export async function wholeFiles(root: string) {
  const unfinished = path.join(root, UNFINISHED)
  const clear = () => rm(unfinished, { recursive: true, force: true })
  await clear()
  await mkdir(unfinished)
  let count = 0

  async function write(name: string, content: Buffer | string): Promise<void> {
    const target = path.join(root, name)
    const source = path.join(unfinished, String((count += 1)))
    try {
      await writeFile(source, content)
      await mkdir(path.dirname(target), { recursive: true })
      await rename(source, target)
    } catch (cause) {
      throw new UnwritableError(`${name} can't be written: ${String(cause)}`, { cause })
    }
  }

  return {
    write,
    /** Writes a text with its compressed copies. */
    async writeText(name: string, text: string): Promise<void> {
      const content = Buffer.from(text)
      const { br, gz } = await compressed(content, QUALITY)
      await write(`${name}.br`, br)
      await write(`${name}.gz`, gz)
      await write(name, content)
    },
    /** Takes a page away: the address is then answered with `200.html`. */
    async removePage(folder: string): Promise<void> {
      // First the page itself: its compressed copies are nothing without it.
      for (const ending of endings.toReversed())
        await rm(path.join(root, folder, `index.html${ending}`), { force: true })
      if ((await readdir(path.join(root, folder))).length === 0)
        await rmdir(path.join(root, folder))
    },
    clear,
  }
}

export type WholeFiles = Awaited<ReturnType<typeof wholeFiles>>
