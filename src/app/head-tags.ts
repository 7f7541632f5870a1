import type { Env } from '@/api/env'
import { type ProgramDetail, programPath } from '@/domain/program/program'
import { isPrivatePath } from '@/lib/address/paths'
import { escapeHtml, jsonInHtml } from '@/lib/text/escape-html'
import { htmlSummary } from '@/lib/text/html-summary'

/** What others show of a page: search engines, and the apps in which its address is shared. */
export interface PageHead {
  /** Of the document. */
  title: string
  description: string
  /** Without a query; null for `200.html`, which belongs to no address. */
  path: string | null
  picture: HeadPicture | null
  /** When its figures were true. */
  asOf: Date | null
  /** Descriptions by the words of schema.org. */
  linkedData: readonly object[]
}

/** `url` is absolute; `isCut`: made by the build, 1200 × 630. */
export interface HeadPicture {
  url: string
  isCut: boolean
}

/** The file of a build that shows the site where a page has no picture of its own. */
export const SITE_PREVIEW = 'og/situs.jpg'

/** What shows the site, where its address is known. */
export const sitePicture = (siteUrl: string): HeadPicture | null =>
  siteUrl === '' ? null : { url: `${siteUrl}/${SITE_PREVIEW}`, isCut: true }

/** Of the site, and of each page that has no words of its own. */
export const siteDescription =
  'Jejaring Masjid: berinfaq untuk program dan kencleng masjid, lihat waktu shalat, dan berdzikir bersama.'

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

/**
 * A page's tags for its `<head>`: description, Open Graph, Twitter, canonical address, JSON-LD. Data only, nothing of
 * it is executed.
 * @param siteUrl the site's address without a trailing slash; '' leaves out what must be absolute
 */
export function headTags(head: PageHead, siteUrl: string): string[] {
  const { title, description, path, picture, asOf, linkedData } = head
  const described = meta('name', 'description', description)
  if (path === null) return [described]
  if (isPrivatePath(path)) return [described, meta('name', 'robots', 'noindex')]
  const url = siteUrl === '' ? null : escapeHtml(siteUrl + path)
  return [
    described,
    meta('property', 'og:site_name', 'Jejaring Masjid'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'id_ID'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(url === null
      ? []
      : [`<link rel="canonical" href="${url}">`, `<meta property="og:url" content="${url}">`]),
    ...(asOf === null ? [] : [meta('property', 'og:updated_time', asOf.toISOString())]),
    ...(picture === null ? [] : pictureTags(picture)),
    meta('name', 'twitter:card', picture === null ? 'summary' : 'summary_large_image'),
    ...linkedData.map(
      (one) =>
        `<script type="application/ld+json">${jsonInHtml({ '@context': 'https://schema.org', ...one })}</script>`,
    ),
  ]
}

/** The size is said only where it is known: a wrong one spoils the preview. */
function pictureTags({ url, isCut }: HeadPicture): string[] {
  const size = [
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
  ]
  return [meta('property', 'og:image', url), ...(isCut ? size : [])]
}

/** The part of the configuration that previews need. */
export type SiteFacts = Pick<Env, 'siteUrl' | 'address' | 'contactPhone' | 'socialUrls'>

/** The organisation behind the site, in the words of schema.org. */
export function organisation({ siteUrl, address, contactPhone, socialUrls }: SiteFacts): object {
  const profiles = Object.values(socialUrls)
  return {
    '@type': 'Organization',
    name: 'Jejaring Masjid',
    telephone: `+${contactPhone}`,
    ...(siteUrl !== '' && { url: `${siteUrl}/`, logo: `${siteUrl}/icons/icon-512.png` }),
    ...(address !== '' && { address }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

/** What others show of a program's page or of its mosque's. */
export interface ProgramPreview {
  path: string
  page: 'program' | 'masjid'
  program: ProgramDetail
  picture: HeadPicture | null
  asOf: Date
}

/**
 * A program's picture for previews.
 * @param preview where on this site the build has put one of the right size, if it has
 */
export const previewPicture = (
  { flyerUrl }: Pick<ProgramDetail, 'flyerUrl'>,
  preview: string | null,
  siteUrl: string,
): HeadPicture | null =>
  preview !== null && siteUrl !== ''
    ? { url: siteUrl + preview, isCut: true }
    : flyerUrl === null
      ? null
      : { url: flyerUrl, isCut: false }

/** A program's title, the beginning of its text, its picture, and what it is. */
export function programHead(preview: ProgramPreview, site: SiteFacts): PageHead {
  const { path, page, program, picture, asOf } = preview
  const description = htmlSummary(program.summaryHtml) || `Infaq untuk ${program.title}.`
  const common = {
    name: program.title,
    description,
    ...(picture && { image: picture.url }),
    ...(site.siteUrl !== '' && { url: site.siteUrl + path }),
  }
  return {
    title: `${program.title} · Jejaring Masjid`,
    description,
    path,
    picture,
    asOf,
    linkedData: [page === 'masjid' ? mosque(program, common) : donateAction(program, common, site)],
  }
}

function donateAction(program: ProgramDetail, common: object, site: SiteFacts): object {
  return {
    '@type': 'DonateAction',
    ...common,
    recipient: organisation(site),
    ...(program.deadline && { endTime: program.deadline.toISOString() }),
    ...(site.siteUrl !== '' && { target: site.siteUrl + programPath(program, 'donate') }),
  }
}

/** `Mosque` is one of schema.org's places of worship. */
function mosque({ address, position }: ProgramDetail, common: object): object {
  return {
    '@type': ['Mosque', 'PlaceOfWorship'],
    ...common,
    ...(address !== null && { address }),
    ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
  }
}
