import type { PageParts } from '../../src/app/entry-server'
import { type BuildModules, chunkOf, closure } from './modules.ts'

/** Files of the build by their path inside it; each script comes after those that it imports. */
export interface Files {
  css: string[]
  js: string[]
}

/**
 * Which scripts and stylesheets the parts of a build need before they run.
 * @throws Error naming the module or page that the build doesn't have
 */
export function filesOf(build: BuildModules) {
  function files(module: string): Files {
    const own = chunkOf(build, module)
    if (own === undefined) throw new Error(`The build has no ${module}: has it moved?`)
    const js = [...closure(build, [own])]
    return { css: [...new Set(js.flatMap((file) => build.chunks[file]?.css ?? []))], js }
  }

  /** A route's page module, found by its component's name: a page and its file are called the same. */
  function pageModule(name: string): string {
    const modules = Object.values(build.chunks).flatMap((chunk) => chunk.modules)
    const page = modules.find((module) => module.endsWith(`/pages/${name}.tsx`))
    if (page === undefined)
      throw new Error(
        `The build has no page ${name}: a page is called as its file, so rename the function ${name} or its file.`,
      )
    return page
  }

  return {
    entry: files('src/app/entry-client.tsx'),
    /** The files that a page's component and its frame need. */
    page: ({ component, mantine }: PageParts): Files =>
      union(
        ...(mantine ? [files('src/ui/mantine/MantineRoot.tsx')] : []),
        files(pageModule(component)),
      ),
  }
}

/** The file of a page whose addresses share one, by its path inside the build: `pages/campaign-donate.html`. */
export const sharedFile = (pattern: string): string => {
  const words = pattern.split('/').filter((part) => part !== '' && !part.startsWith(':'))
  return `pages/${words.join('-')}.html`
}

/**
 * A route's path as a regular expression for path and query, with a group for each parameter. Only plain ones, which are
 * the same encoded, and slugs without capitals: what else an address may hold is read by the app before anything is
 * asked for (`src/app/mend-address.ts`). A page without parameters makes other calls where there is a query.
 */
export const patternSource = (pattern: string): string =>
  pattern.includes(':')
    ? `^${pattern.replace(':slug', '(?<slug>[\\da-z_-]*[\\da-z])').replace(/:(\w+)/, '(?<$1>[\\w-]*[^\\W_])')}/?(?:\\?|$)`
    : `^${pattern.replace(/[.]/g, '\\.')}/?$`

/** Several parts' files, each once. */
export function union(...parts: readonly Files[]): Files {
  return {
    css: [...new Set(parts.flatMap(({ css }) => css))],
    js: [...new Set(parts.flatMap(({ js }) => js))],
  }
}
