import { escapeHtml, jsonInHtml } from '@/lib/text/escape-html'
import { isPrivatePath } from '@/lib/address/private-paths'

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
