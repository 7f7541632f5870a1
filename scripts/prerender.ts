/**
 * `npm run prerender [folder]`: writes the pages of surahs, programs and mosques anew, with what the backend says now, into
 * dist/ or a copy of it. The folder may be served meanwhile. What is left out is named; the exit code is 1 when it had
 * to stop.
 */
import path from 'node:path'
import { openSite } from './html/open-site.ts'
import { prerenderOption } from './html/prerender-option.ts'
import { prerenderPrograms } from './html/prerender-programs.ts'
import { root, stop } from './setup/packages.mjs'

// React draws with its development build otherwise, which takes five times as long.
process.env['NODE_ENV'] = 'production'

try {
  const site = await openSite(path.resolve(root, process.argv[2] ?? 'dist'))
  const { pages, surahs, gone, problems, isStopped } = await prerenderPrograms(
    site,
    prerenderOption(),
  )
  for (const problem of problems) console.error(problem)
  console.log(
    `${pages} pages of programs and mosques and ${surahs} of surahs written, ${gone} taken away.`,
  )
  process.exit(isStopped ? 1 : 0)
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}
