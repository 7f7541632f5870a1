import { renderToStaticMarkup } from 'react-dom/server'
import { config } from '@/api/config'
import { isPrivatePath, paths } from '@/lib/address/paths'
import {
  draw,
  firstNeeds,
  type PageFirstCall,
  type PageParts,
  preconnect,
  type PrerenderedPage,
} from './first-paint/draw-page'
import { programBases } from './first-paint/prerender-programs'
import { surahPaths, surahPattern } from './first-paint/prerender-surahs'
import { documentTitle } from './frames/frames'
import { headTags, organisation, siteDescription, sitePicture } from './head-tags'
import { createQueryClient } from './Providers'
import { patterns, staticPaths } from './routes'
import neutralStyles from './styles/neutral.css?inline'
import { Skeleton } from '@/ui/state/Skeleton'
import { IconArrowLeft } from '@/ui/icons'

export { staticPaths } from './routes'
export { SITE_PREVIEW } from './head-tags'
export type { PageParts, PrerenderedPage } from './first-paint/draw-page'
export {
  askProgram,
  drawProgram,
  hasProfiles,
  isUnanswered,
  listPrograms,
  programBases,
  programPaths,
} from './first-paint/prerender-programs'
export { drawSurahs, surahPaths } from './first-paint/prerender-surahs'

/** A page whose address has parameters, for `200.html` to recognise. */
export interface ParameterPage {
  /** As in the route table: `/campaign/:slug`. */
  pattern: string
  parts: PageParts
  /** Their addresses have the encoded `:slug` in place of the real slug. */
  firstCalls: PageFirstCall[]
  /** Whether it has an HTML file of its own, for all its addresses. */
  isShared: boolean
}

/** The pages of the route table that `200.html` is served for. */
export const parameterPages = (): Promise<ParameterPage[]> =>
  Promise.all(
    patterns()
      .filter((pattern) => pattern.includes(':'))
      .map(async (pattern) => ({ pattern, ...(await firstNeeds(pattern)) })),
  )

/** The HTML of a route without parameters, as its first frame looks in a browser. */
export async function render(pathname: string): Promise<PrerenderedPage> {
  const needs = await firstNeeds(pathname)
  return {
    path: pathname,
    html: await draw(pathname, createQueryClient()),
    ...needs,
    preconnect,
    head: headTags(
      {
        title: needs.title,
        description: siteDescription,
        // The same screen under another name.
        path: pathname === paths.donationRoot() ? paths.dzikir() : pathname,
        picture: sitePicture(config.siteUrl),
        asOf: null,
        linkedData: pathname === paths.home() ? [organisation(config)] : [],
      },
      config.siteUrl,
    ),
    data: null,
    beside: '',
  }
}

/** `200.html`: shown at every other address until that page's own code has loaded. */
export const renderNeutral = (): PrerenderedPage => ({
  path: null,
  html: renderToStaticMarkup(<NeutralFrame />),
  styles: neutralStyles,
  title: documentTitle(''),
  parts: null,
  firstCalls: [],
  preconnect,
  head: headOfMany(documentTitle('')),
  data: null,
  beside: '',
})

/**
 * The HTML of a page that begins alike at all addresses of its pattern.
 * @throws Error when it holds an address of its own
 */
export async function renderShared(pattern: string): Promise<PrerenderedPage> {
  const needs = await firstNeeds(pattern)
  const html = await draw(pattern, createQueryClient())
  if (/(?::|%3A)(?:slug|codeDonate)/.test(html))
    throw new Error(`${pattern} shows its own address, so one file can't serve them all`)
  return {
    path: pattern,
    html,
    ...needs,
    preconnect,
    head: headOfMany(needs.title),
    data: null,
    beside: '',
  }
}

/** The tags of a file that is served at several addresses. */
const headOfMany = (title: string) =>
  headTags(
    {
      title,
      description: siteDescription,
      path: null,
      picture: null,
      asOf: null,
      linkedData: [],
    },
    config.siteUrl,
  )

/** Every public address that is there whatever the backend lists, for the sitemap. */
export const publicPaths = (): string[] => [
  ...staticPaths().filter((path) => !isPrivatePath(path) && path !== paths.donationRoot()),
  ...surahPaths(),
]

/** The pages with a parameter that are prerendered for the addresses that are known. */
export const prerenderedPatterns: readonly string[] = [
  ...programBases.map((base) => `${base}/:slug`),
  surahPattern,
]

/** Where the site is, '' when its address wasn't configured; and its backend. */
export const { siteUrl, apiUrl } = config

/**
 * The column, a bar with a back arrow and a neutral shape of a page. It fits every address, so it is served for all
 * without an own file. The arrow is where the page's own arrow will be.
 */
function NeutralFrame() {
  return (
    <div className="jm-column" aria-busy="true">
      <div className="jm-neutral-bar">
        <a className="jm-neutral-back" href={paths.home()} aria-label="Kembali ke Beranda">
          <IconArrowLeft size={22} aria-hidden />
        </a>
      </div>
      <div className="jm-neutral-page">
        <p className="jm-hidden">Memuat…</p>
        <Skeleton flyer height={200} className="jm-neutral-flyer" />
        <Skeleton width="80%" height={20} />
        <Skeleton width="60%" height={20} />
      </div>
    </div>
  )
}
