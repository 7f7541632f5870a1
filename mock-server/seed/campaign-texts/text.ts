/** The HTML of one campaign. */
export interface CampaignText {
  /** `deskripsi`: the summary on the program page. */
  summary: string
  /** `tentang`: the full text on the detail page. */
  full: string
}

/**
 * A picture in a campaign's text, at the size it is stored in.
 * @param assetUrl where the stand-in serves pictures, without a trailing slash
 */
export function picture(assetUrl: string, file: string, alt: string): string {
  return `<p><img src="${assetUrl}/flyers/${file}" alt="${alt}" width="800" height="450"></p>`
}
