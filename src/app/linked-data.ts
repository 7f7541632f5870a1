import type { Env } from '@/api/env'
import type { ProgramDetail } from '@/domain/program/program'
import { programPath } from '@/domain/program/program-path'
import { htmlSummary } from '@/lib/text/html-summary'
import type { HeadPicture, PageHead } from './head-tags'

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
