import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { ProgramRef } from '../../src/domain/program/program'
import { bundleScript } from './bundle-script.ts'
import { drawThread } from './draw-thread.ts'
import { flyersIn, writeSitePreview } from './flyers.ts'
import { inlineFlyer } from './inline-picture.ts'
import { documentsOf, type Site } from './pages.ts'
import type { PrerenderOption } from './prerender-option.ts'
import { writeSiteFiles, writtenPaths } from './site-files.ts'
import { StoppingError } from './stopping-error.ts'
import { type WholeFiles, wholeFiles } from './whole-files.ts'

/** Survives a new build, which empties dist/. */
const flyerCache = path.resolve(import.meta.dirname, '../../.cache/flyers')

/** Programs in work at a time: enough that a backend that takes 50 ms doesn't hold two cores up. */
const AT_ONCE = 12

/** So many failures of the backend without an answer between them mean that it is down. */
const DOWN_AFTER = AT_ONCE

export interface Prerendered {
  /** Pages of programs and mosques that were written; a mosque has two. */
  pages: number
  /** Pages of surahs that were written. */
  surahs: number
  /** Pages taken away, since the backend lists their program no more. */
  gone: number
  /** What was left out, and why: the former page stays, or `200.html` answers. */
  problems: string[]
  /** Whether the rest was left as it was. */
  isStopped: boolean
}

const message = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

/**
 * Writes into a build the page of each surah and of each program that the backend lists, with the pictures for previews,
 * then `robots.txt` and `sitemap.xml`. The folder may be served meanwhile: each file is whole at any moment, and whatever
 * goes wrong is told, not thrown.
 * @param option how many programs; `none` asks nobody and writes only what search engines read
 */
export async function prerenderPrograms(site: Site, option: PrerenderOption): Promise<Prerendered> {
  const { dist, server } = site
  const done: Prerendered = { pages: 0, surahs: 0, gone: 0, problems: [], isStopped: false }
  const stop = (why: string) => {
    done.isStopped = true
    done.problems.push(why)
  }
  const files = await wholeFiles(dist)
  try {
    if (option !== 'none') await writeSurahs(site, files, done)
    const { programs: listed, problems } =
      option === 'none' ? nothing : await server.listPrograms().catch(noList(stop))
    done.problems.push(...problems)
    const programs = listed.slice(0, typeof option === 'number' ? option : undefined)
    if (programs.length > 0) await writePrograms(site, programs, files, done, stop)
    // The former sitemap stays where the list isn't known.
    if (done.isStopped && existsSync(path.join(dist, 'robots.txt'))) return done
    if (option === 'all' && programs.length > 0) done.gone = await removeGone(site, listed, files)
    if (server.siteUrl !== '') await writeSitePreview(files, server.SITE_PREVIEW)
    const paths = writtenPaths(dist, programs.flatMap(server.programPaths))
    await writeSiteFiles(files, server.siteUrl, [...server.publicPaths(), ...paths])
  } catch (error) {
    stop(message(error))
  } finally {
    await files.clear()
  }
  return done
}

const nothing = { programs: [], problems: [] }

const noList = (stop: (why: string) => void) => (error: unknown) => {
  stop(`The backend lists no programs, so none is prerendered: ${message(error)}`)
  return nothing
}

/**
 * They change with a build alone, so a later run writes them only where the build couldn't. Without the service their
 * addresses are answered with `200.html`.
 */
async function writeSurahs(site: Site, files: WholeFiles, done: Prerendered): Promise<void> {
  if (writtenPaths(site.dist, site.server.surahPaths()).length > 0) return
  const pages = await site.server.drawSurahs().catch((error: unknown) => {
    done.problems.push(`No page of a surah is written: ${message(error)}`)
    return []
  })
  const document = await documentsOf(site)
  const { code } = await bundleScript('first-paint/early-verses.ts')
  const script = `assets/ayat-awal-${hash('md5', code, 'base64url').slice(0, 7)}.js`
  await files.writeText(script, code)
  const element = `<script defer src="/${script}" fetchpriority="high"></script>`
  await Promise.all(
    pages.map(async (page) =>
      files.writeText(
        `${page.path ?? ''}/index.html`,
        await document({ ...page, head: [...page.head, element] }),
      ),
    ),
  )
  done.surahs = pages.length
}

async function writePrograms(
  site: Site,
  programs: readonly ProgramRef[],
  files: WholeFiles,
  done: Prerendered,
  stop: (why: string) => void,
): Promise<void> {
  const { dist, server } = site
  const flyer = flyersIn(flyerCache, files, dist)
  const document = await documentsOf(site)
  const thread = drawThread()
  const hasProfiles = await server.hasProfiles()
  let unanswered = 0

  async function textsOf(program: ProgramRef) {
    const asked = await server.askProgram(program, hasProfiles)
    unanswered = 0
    const { flyerUrl } = asked
    const cut = flyerUrl === null ? null : await flyer(flyerUrl).catch(noFlyer(program))
    const pages = await thread.draw(asked, cut?.preview ?? null)
    return Promise.all(
      pages.map(async (page) => ({
        name: `${page.path ?? ''}/index.html`,
        text: await document(cut ? { ...page, html: inlineFlyer(page.html, cut.small) } : page),
      })),
    )
  }

  const noFlyer =
    ({ slug }: ProgramRef) =>
    (error: unknown) => {
      if (error instanceof StoppingError) throw error
      done.problems.push(`The flyer of ${slug} is left as it is: ${message(error)}`)
      return null
    }

  const queue = programs.values()
  async function work() {
    for (const program of queue) {
      if (done.isStopped) return
      try {
        const texts = await textsOf(program)
        for (const { name, text } of texts) await files.writeText(name, text)
        done.pages += texts.length
      } catch (error) {
        if (error instanceof StoppingError) {
          done.isStopped = true
          throw error
        }
        done.problems.push(`${program.kind} ${program.slug} is skipped: ${message(error)}`)
        if (server.isUnanswered(error)) unanswered += 1
        if (unanswered === DOWN_AFTER)
          stop('The backend answers no more: the rest stays as it was.')
      }
    }
  }
  // All end before an error is told: none may write when the folder for unfinished files is gone.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  await thread.close()
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Takes away the pages of programs that are no more. */
async function removeGone(
  { dist, server }: Site,
  listed: readonly ProgramRef[],
  files: WholeFiles,
): Promise<number> {
  const kept = new Set([...server.staticPaths(), ...listed.flatMap(server.programPaths)])
  let gone = 0
  for (const base of server.programBases) {
    const names = await readdir(path.join(dist, base)).catch(() => [])
    for (const name of names) {
      const folder = `${base}/${name}`
      if (kept.has(folder) || !existsSync(path.join(dist, folder, 'index.html'))) continue
      await files.removePage(folder)
      gone += 1
    }
  }
  return gone
}
