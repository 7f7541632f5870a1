import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressed, quick } from './precompress.ts'
import { StoppingError } from './stopping-error.ts'

/** Hosts don't serve what begins with a dot. */
const UNFINISHED = '.prerender'

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
  const made = new Set<string>()

  async function folderOf(target: string): Promise<void> {
    const folder = path.dirname(target)
    if (made.has(folder)) return
    await mkdir(folder, { recursive: true })
    made.add(folder)
  }

  async function write(name: string, content: Uint8Array): Promise<void> {
    const target = path.join(root, name)
    const source = path.join(unfinished, String((count += 1)))
    try {
      await writeFile(source, content)
      await folderOf(target)
      await rename(source, target)
    } catch (cause) {
      throw new StoppingError(`${name} can't be written: ${String(cause)}`, { cause })
    }
  }

  return {
    write,
    /** Writes a text with its compressed copies. */
    async writeText(name: string, text: string): Promise<void> {
      const content = Buffer.from(text)
      const { br, gz } = await compressed(content, quick)
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
