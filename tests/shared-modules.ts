import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/**
 * What a test would leave to the next file: replaced modules, globals or clocks, a document, the environment. Helpers
 * register hooks when they are loaded, which must happen for each file.
 */
const needsItsOwn =
  /\bvi\.(mock|doMock|hoisted|stub|useFakeTimers|setSystemTime)|process\.env\b|@vitest-environment|-for-tests'/

const opensScreens = /screen-for-tests'/

/**
 * The unit tests that can run one after another in the same process. Each module is then loaded once for all of them,
 * which is most of the work of a small test.
 * @param folders below the repository's root
 * @returns paths from the root, with slashes
 */
export const sharingTests = (...folders: string[]): string[] =>
  testsIn(folders, (text) => !needsItsOwn.test(text))

/** The tests of whole screens, which share a process as well: their helper leaves nothing behind. */
export const screenTests = (...folders: string[]): string[] =>
  testsIn(folders, (text) => opensScreens.test(text))

function testsIn(folders: string[], meant: (text: string) => boolean): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
      .filter((file) => /\.test\.tsx?$/.test(file))
      .filter((file) => meant(readFileSync(path.join(root, file), 'utf8'))),
  )
}
