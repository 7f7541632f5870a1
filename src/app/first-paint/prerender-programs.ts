import { config } from '@/api/config'
import { shouldRetry } from '@/api/query'
import { askCapabilities, capabilitiesStore } from '@/domain/capabilities/capabilities'
import { masjidProfileQuery } from '@/domain/masjid/profile'
import { programKinds, programPath, type ProgramRef } from '@/domain/program/program'
import {
  campaignInfaqQuery,
  masjidListQuery,
  programQuery,
  totalDonateQuery,
} from '@/domain/program/program-queries'
import { paths } from '@/lib/address/paths'
import { sanitiseHtml } from '@/ui/text/sanitise-html'
import { asOfHtml } from './take-over'
import { draw, firstNeeds, preconnect, type PrerenderedPage } from './draw-page'
import { headTags, previewPicture, programHead } from '@/app/head-tags'
import type { PageData } from './page-data'
import { createQueryClient } from '@/app/Providers'
import { routesTo, staticPaths } from '@/app/routes'

/** What becomes a folder's name as it is, on every disk and in every address. */
const plainName = /^[a-z0-9][\w.-]{0,199}$/i

/**
 * Asks the backend for all programs: first the campaigns, then the mosques' collection boxes.
 * @returns those that can have a page of their own, and a line for each whose slug is no plain name, names another page,
 *   or differs from an earlier one only in upper and lower case
 * @throws ApiError when the backend doesn't answer
 */
export async function listPrograms(): Promise<{ programs: ProgramRef[]; problems: string[] }> {
  const client = createQueryClient()
  // Once each: where no backend is, the build goes on without it at once.
  const campaigns = await client.query({ ...campaignInfaqQuery('', null), retry: false })
  const mosques = await client.query({ ...masjidListQuery(), retry: false })
  // Some disks don't tell upper from lower case.
  const taken = new Map(staticPaths().map((path) => [path.toLowerCase(), path]))
  const programs: ProgramRef[] = []
  const problems: string[] = []
  for (const { kind, slug } of [...campaigns, ...mosques]) {
    const program = { kind, slug }
    const skipped = (why: string) =>
      problems.push(`${kind} ${JSON.stringify(slug).slice(0, 210)} is skipped: ${why}`)
    if (!plainName.test(slug)) {
      skipped('its slug is no plain name')
      continue
    }
    const own = programPaths(program)
    const other = own
      .map((path) => taken.get(path.toLowerCase()))
      .find((path) => path !== undefined)
    if (other === own[0]) continue
    if (other !== undefined) {
      skipped(`its page is ${other}`)
      continue
    }
    for (const path of own) taken.set(path.toLowerCase(), path)
    programs.push(program)
  }
  return { programs, problems }
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

/** What the backend tells of a program: plain data, so that another thread can draw it. */
interface AskedProgram {
  ref: ProgramRef
  flyerUrl: string | null
  data: PageData
}

/**
 * Asks for what a program's pages show first: itself, what it has collected, and a mosque's profile.
 * @param hasProfiles whether the backend has profiles of mosques
 * @throws ApiError when the backend doesn't answer, or has no such program
 */
export async function askProgram(ref: ProgramRef, hasProfiles: boolean): Promise<AskedProgram> {
  const queryClient = createQueryClient()
  const asOf = new Date().toISOString()
  const program = await queryClient.query(programQuery(ref.kind, ref.slug))
  await queryClient.query(totalDonateQuery(program))
  if (hasProfiles && ref.kind === 'kencleng')
    // Without it the page is drawn as it is without a profile; the app asks again.
    await queryClient.query(masjidProfileQuery(ref.slug)).catch(() => null)
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data] as const)
  return { ref, flyerUrl: program.flyerUrl, data: { asOf, answers } }
}

/** Whether the backend has profiles of mosques. Never rejects. */
export async function hasProfiles(): Promise<boolean> {
  await askCapabilities()
  return capabilitiesStore.get().operations.includes('mosque/get_profile')
}

/** Whether a failure means that the backend is down, or that it has refused. */
export const isUnanswered = (error: unknown): boolean => shouldRetry(0, error)

/** Where the sanitiser works outside of a browser: jsdom's window, and a document that is shown nowhere. */
interface Parser {
  view: NonNullable<Parameters<typeof sanitiseHtml>[2]>
  inert: Document
}

/**
 * Draws a program's pages with what the backend told.
 * @param preview the address on this site of the flyer for previews, if there is one
 */
export async function drawProgram(
  { ref, data }: Pick<AskedProgram, 'ref' | 'data'>,
  preview: string | null,
  { view, inert }: Parser,
): Promise<PrerenderedPage[]> {
  const queryClient = createQueryClient()
  for (const [key, answer] of data.answers) queryClient.setQueryData(key, answer)
  // It is there already: this reads it.
  const program = await queryClient.query(programQuery(ref.kind, ref.slug))
  const picture = previewPicture(program, preview, config.siteUrl)
  const asOf = new Date(data.asOf)
  const clean = new Map<string, string>()
  const sanitise = (html: string, level: number) => {
    const key = `${level} ${html}`
    const known = clean.get(key) ?? sanitiseHtml(html, level, view, inert)
    clean.set(key, known)
    return known
  }
  return Promise.all(
    pagesOf(ref).map(async ({ path, page, pattern }) => {
      const { table, parts } = await inCommon(pattern)
      const head = programHead({ path, page, program, picture, asOf }, config)
      return {
        path,
        html: await draw(path, queryClient, sanitise, table),
        parts,
        title: head.title,
        // The HTML has the first answers; the app asks for newer ones once it runs.
        firstCalls: [],
        preconnect,
        head: headTags(head, config.siteUrl),
        data,
        beside: asOfHtml(asOf),
      }
    }),
  )
}
