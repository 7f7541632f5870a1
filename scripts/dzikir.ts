/**
 * Writes `public/dzikir/` from `scripts/dzikir/` and the verses of `quran-json`. A test compares what is committed.
 *
 *     tsx scripts/dzikir.ts
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dzikirFiles } from './dzikir/lists'

const folder = new URL('../public/dzikir/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const [name, text] of dzikirFiles()) await writeFile(new URL(name, folder), text)
