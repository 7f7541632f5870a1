import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** What a test would leave to the next file: replaced modules, globals or clocks, a document, the environment. */
const leavesThings =
  /\bvi\.(mock|doMock|hoisted|stub|resetModules|useFakeTimers|setSystemTime)|process\.env\b|@vitest-environment/

/** A helper that registers these has to be loaded for each file. */
const hooks = /\b(before|after)(Each|All)\(/

const opensScreens = /screen-for-tests'/

const needsDocument = /^\/\/ @vitest-environment happy-dom$/m

/** What a test says at its top that needs a process to itself, and why. */
const isAlone = /^(?:\/\/| \*) In a process of its own\b/m

/**
 * The unit tests that can run one after another in the same process. Each module is then loaded once for all of them,
 * which is most of the work of a small test.
 * @param folders below the repository's root
 * @returns paths from the root, with slashes
 */
export function sharingTests(...folders: string[]): string[] {
  const files = filesIn(folders)
  const helpersWithHooks = files
    .filter((file) => /-for-tests\.tsx?$/.test(file) && hooks.test(textOf(file)))
    .map((file) => `/${path.parse(file).name}'`)
  const needsItsOwn = (test: string) =>
    leavesThings.test(test) || helpersWithHooks.some((helper) => test.includes(helper))
  const alone = lonelyTests(...folders)
  return files.filter((file) => isTest(file) && !alone.includes(file) && !needsItsOwn(textOf(file)))
}

/** The tests that need a process to themselves. */
export const lonelyTests = (...folders: string[]): string[] =>
  filesIn(folders).filter((file) => isTest(file) && isAlone.test(textOf(file)))

/** The tests with a document, which share a process and its libraries, but no module of ours (`fresh-modules.ts`). */
export const documentTests = (...folders: string[]): string[] =>
  filesIn(folders).filter((file) => isTest(file) && needsDocument.test(textOf(file)))

/** The tests of whole screens, which share in the same way. */
export const screenTests = (...folders: string[]): string[] =>
  filesIn(folders).filter((file) => isTest(file) && opensScreens.test(textOf(file)))

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

function filesIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, '/')),
    ),
  )
}
