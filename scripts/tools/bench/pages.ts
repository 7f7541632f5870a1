import { programPath } from '../../../src/domain/program/program-path'
import { paths } from '../../../src/lib/paths'
import type { Places } from './start-servers'

/** The limits of one page. Every page also needs accessibility 100 and a layout shift of at most 0.01. */
export interface Limits {
  /** Lighthouse's performance, or the stack's where the machine is slow. */
  performance?: number
  /** Largest paint divided by the bare React page's, at most. */
  paint?: number
  /** Long tasks divided by the stack's, at most. */
  longTasks?: number
  /** Lighthouse's best practices where they aren't 100. */
  bestPractices?: number
  /** Whether its SEO is not to be 100: it asks search engines to leave it out. */
  isPrivate?: boolean
}

export interface BenchPage extends Limits {
  name: string
  path: string
}

/** The pages of the product that are measured, with the limits of docs/decisions.md. */
export function benchPages({ campaign, masjid, donation }: Places): BenchPage[] {
  const program = { kind: 'campaign', slug: campaign } as const
  return [
    // Most visits begin on these two.
    { name: 'Home', path: paths.home(), performance: 98, paint: 0.75, longTasks: 0.9 },
    { name: '/infaq', path: paths.infaq(), performance: 98, longTasks: 0.9 },
    { name: 'campaign', path: programPath(program), performance: 98, paint: 1, longTasks: 1 },
    {
      name: 'donate',
      path: programPath(program, 'donate'),
      performance: 98,
      paint: 1.6,
      longTasks: 1,
      // A visitor's question for an account is answered by 401, which browsers log as an error.
      bestPractices: 96,
      isPrivate: true,
    },
    {
      name: 'payment',
      path: paths.checkout(donation),
      performance: 95,
      isPrivate: true,
    },
    { name: 'donors', path: programPath(program, 'donors'), paint: 1.6 },
    { name: '/dzikir', path: paths.dzikir(), performance: 98, longTasks: 1 },
    { name: '/quran/murottal', path: paths.murottal(), performance: 98, paint: 1.6, longTasks: 1 },
    { name: '/masjid', path: paths.masjidList(), performance: 98, longTasks: 1 },
    // OpenStreetMap's tiles have 256 pixels, which is too few for a phone's screen.
    { name: 'a masjid', path: paths.masjid(masjid), bestPractices: 96 },
    { name: '/kencleng-masjid', path: paths.kenclengList() },
    { name: '/imsakiyah', path: paths.imsakiyah() },
    { name: '/tentang-kami', path: paths.about() },
    { name: '/pusat-bantuan', path: paths.help() },
    { name: '/kebijakan-privasi', path: paths.privacy() },
  ]
}
