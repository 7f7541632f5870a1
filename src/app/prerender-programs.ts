import type { QueryClient } from '@tanstack/react-query'
import { config } from '@/api/config'
import { shouldRetry } from '@/api/query'
import { type ProgramDetail, programKinds, type ProgramRef } from '@/domain/program/program'
import { programPath } from '@/domain/program/program-path'
import {
  campaignInfaqQuery,
  masjidListQuery,
  programQuery,
  totalDonateQuery,
} from '@/domain/program/program-queries'
import { paths } from '@/lib/paths'
import { sanitiseHtml } from '@/ui/sanitise-html'
import { draw, firstNeeds, preconnect, type PrerenderedPage } from './draw-page'
import { headTags } from './head-tags'
import { previewPicture, programHead } from './linked-data'
import { createQueryClient } from './query-client'
import { routesTo, staticPaths } from './route-patterns'

/**
 * The programs that the backend lists: campaigns, then mosques with their collection boxes. Left out are those
 * whose slug is no plain name, since it would become a file's name, or names another page.
 * @throws ApiError when the backend doesn't answer
 */
export async function listPrograms(): Promise<ProgramRef[]> {
  const client = createQueryClient()
  // Once each: where no backend is, the build goes on without it at once.
  const campaigns = await client.query({ ...campaignInfaqQuery('', null), retry: false })
  const mosques = await client.query({ ...masjidListQuery(), retry: false })
  const byPath = new Map(
    [...campaigns, ...mosques].map(({ kind, slug }) => [
      programPath({ kind, slug }),
      { kind, slug },
    ]),
  )
  const taken = new Set(staticPaths())
  return [...byPath.values()].filter(
    (program) =>
      /^[a-z0-9][\w.-]{0,199}$/i.test(program.slug) &&
      !programPaths(program).some((path) => taken.has(path)),
  )
}

/** Where the pages of programs and mosques are. */
export const programBases: readonly string[] = [
  ...Object.values(programKinds).map(({ base }) => base),
  paths.masjidList(),
]

/** Where a program's pages are: its own, and the mosque's where it is a mosque's. */
export const programPaths = (program: ProgramRef): string[] =>
  pagesOf(program).map(({ path }) => path)

interface ProgramPage {
  path: string
  page: 'program' | 'masjid'
  /** Of the route table. */
  pattern: string
}

function pagesOf(program: ProgramRef): ProgramPage[] {
  const pattern = `${programKinds[program.kind].base}/:slug`
  const own = { path: programPath(program), page: 'program', pattern } as const
  if (program.kind !== 'kencleng') return [own]
  const path = paths.masjid(program.slug)
  return [own, { path, page: 'masjid', pattern: `${paths.masjidList()}/:slug` }]
}

const known = new Map<string, ReturnType<typeof lookUp>>()

async function lookUp(pattern: string) {
  return { ...(await firstNeeds(pattern)), table: routesTo(pattern) }
}

/** What all programs' pages of one route have in common: looked up once, since the router takes its time. */
function inCommon(pattern: string): ReturnType<typeof lookUp> {
  const common = known.get(pattern) ?? lookUp(pattern)
  known.set(pattern, common)
  return common
}

/** A program as the backend tells of it. */
interface AskedProgram {
  ref: ProgramRef
  program: ProgramDetail
  /** Holds the answers that its pages are drawn with. */
  queryClient: QueryClient
  asOf: Date
}

/**
 * Asks for what a program's pages show first: itself, and what it has collected.
 * @throws ApiError when the backend doesn't answer, or has no such program
 */
export async function askProgram(ref: ProgramRef): Promise<AskedProgram> {
  const queryClient = createQueryClient()
  const asOf = new Date()
  const program = await queryClient.query(programQuery(ref.kind, ref.slug))
  await queryClient.query(totalDonateQuery(program))
  return { ref, program, queryClient, asOf }
}

/** Whether a failure means that the backend is down, or that it has refused. */
export const isUnanswered = (error: unknown): boolean => shouldRetry(0, error)

/**
 * Draws a program's pages with what the backend told.
 * @param preview the address on this site of the flyer for previews, if there is one
 * @param view jsdom's window, with which the sanitiser parses
 */
export function drawProgram(
  { ref, program, queryClient, asOf }: AskedProgram,
  preview: string | null,
  view: Parameters<typeof sanitiseHtml>[2],
): Promise<PrerenderedPage[]> {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey, state.data] as const)
  return Promise.all(
    pagesOf(ref).map(async ({ path, page, pattern }) => {
      const { table, parts } = await inCommon(pattern)
      const picture = previewPicture(program, preview, config.siteUrl)
      const head = programHead({ path, page, program, picture, asOf }, config)
      const sanitise = (html: string, level: number) => sanitiseHtml(html, level, view)
      return {
        path,
        html: await draw(path, queryClient, sanitise, table),
        parts,
        title: head.title,
        // The HTML has the first answers; the app asks for newer ones once it runs.
        firstCalls: [],
        preconnect,
        head: headTags(head, config.siteUrl),
        data: { asOf: asOf.toISOString(), answers },
      }
    }),
  )
}
