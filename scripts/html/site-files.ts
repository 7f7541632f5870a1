import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '../../src/lib/text/escape-html.ts'
import type { WholeFiles } from './whole-files.ts'

/** Addresses that one sitemap may hold (sitemaps.org). */
const MAX_ADDRESSES = 50_000

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const entries = (element: 'url' | 'sitemap', addresses: readonly string[]) =>
  addresses.map((one) => `<${element}><loc>${escapeHtml(one)}</loc></${element}>`).join('\n')

/**
 * What search engines read of a site, by file name. Where the address of the site isn't known there is no sitemap.
 * @param paths of its public pages
 * @param most addresses in one sitemap
 */
export function siteFiles(
  siteUrl: string,
  paths: readonly string[],
  most = MAX_ADDRESSES,
): Map<string, string> {
  // Private pages aren't forbidden here: a robot that may not read them wouldn't see that they say "noindex".
  const robots = 'User-agent: *\nAllow: /\n'
  if (siteUrl === '') return new Map([['robots.txt', robots]])
  const addresses = paths.map((path) => siteUrl + path)
  const parts = Array.from({ length: Math.ceil(addresses.length / most) }, (_, part) => ({
    name: `sitemap-${part + 1}.xml`,
    addresses: addresses.slice(part * most, (part + 1) * most),
  }))
  const one = (of: readonly string[]) =>
    `${XML}<urlset ${NAMESPACE}>\n${entries('url', of)}\n</urlset>\n`
  const files = new Map([['robots.txt', `${robots}\nSitemap: ${siteUrl}/sitemap.xml\n`]])
  if (parts.length <= 1) return files.set('sitemap.xml', one(addresses))
  for (const part of parts) files.set(part.name, one(part.addresses))
  const index = entries(
    'sitemap',
    parts.map(({ name }) => `${siteUrl}/${name}`),
  )
  return files.set('sitemap.xml', `${XML}<sitemapindex ${NAMESPACE}>\n${index}\n</sitemapindex>\n`)
}

/** Those of the paths that have a page of their own: a program that was skipped may have none, or its former one. */
export const writtenPaths = (dist: string, paths: readonly string[]): string[] =>
  paths.filter((path) => existsSync(join(dist, path, 'index.html')))

/** Writes them; those of several sitemaps before the index that names them. */
export async function writeSiteFiles(
  files: WholeFiles,
  siteUrl: string,
  paths: readonly string[],
): Promise<void> {
  for (const [name, text] of siteFiles(siteUrl, paths)) await files.writeText(name, text)
}
