import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * The backend's contract with every file of `openapi/paths/` listed under `paths:`, so that a new operation is a new
 * file and nothing else. Operations keep their order; a new one comes after the others of its controller.
 * @param folder of the contract
 * @returns the text of `backend.yaml`
 * @throws Error when `backend.yaml` has no list of paths
 */
export async function withEveryOperation(folder: URL): Promise<string> {
  const text = await readFile(new URL('backend.yaml', folder), 'utf8')
  const [, head, list, tail] = /^(.*\npaths:\n)((?: {2}\/[^\n]*\n)+)(.*)$/s.exec(text) ?? []
  if (head === undefined || list === undefined || tail === undefined)
    throw new Error('openapi/backend.yaml has no list "paths:".')
  const entries = await readdir(fileURLToPath(new URL('paths/', folder)), { recursive: true })
  const found = entries
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replaceAll('\\', '/').replace(/\.yaml$/, ''))
    .toSorted()
  const listed = [...list.matchAll(/^ {2}\/(\S+):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => found.includes(name))
  const controllerOf = (name: string) => name.split('/')[0]
  const all = found
    .filter((name) => !listed.includes(name))
    .reduce((names, added) => {
      const last = names.findLastIndex((name) => controllerOf(name) === controllerOf(added))
      return names.toSpliced(last < 0 ? names.length : last + 1, 0, added)
    }, listed)
  return head + all.map((name) => `  /${name}: { $ref: paths/${name}.yaml }\n`).join('') + tail
}
