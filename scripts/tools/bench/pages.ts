import { programPath } from '../../../src/domain/program/program'
import { paths } from '../../../src/lib/address/paths'
import type { Places } from './start-servers'

/**
 * The limits of one page. Every page also needs accessibility 100 and a layout shift of at most 0.01. Lighthouse's
 * performance has none: its blocking time counts from the first paint on, so it charges a page for painting early.
 */
export interface Limits {
  /** Largest paint divided by the bare React page's, at most. */
  paint?: number
  /** The same, on a line that is slow indeed (`appliedPaint`). */
  appliedPaint?: number
  /** Whether the limits of `verdict.ts` for long tasks hold for it. */
  isQuick?: boolean
  /** Lighthouse's best practices where they aren't 100. */
  bestPractices?: number
  /** Whether its SEO is not to be 100: it asks search engines to leave it out. */
  isPrivate?: boolean
}

export interface BenchPage extends Limits {
  name: string
  path: string
}

/** The pages of the product that are measured, with their limits. */
export function benchPages({ donation }: Places): BenchPage[] {
  const program = { kind: 'campaign', slug: 'renovasi-atap-masjid-al-ikhlas' } as const
  return [
    // Most visits begin on these two.
    { name: 'Home', path: paths.home(), paint: 0.7, isQuick: true },
    { name: 'campaign', path: programPath(program), paint: 0.85, isQuick: true },
    { name: '/infaq', path: paths.infaq(), paint: 1.2, isQuick: true },
    {
      name: 'donate',
      path: programPath(program, 'donate'),
      paint: 1.2,
      isQuick: true,
      // A visitor's question for an account is answered by 401, which browsers log as an error.
      bestPractices: 96,
      isPrivate: true,
    },
    { name: 'payment', path: paths.checkout(donation), paint: 1.2, isQuick: true, isPrivate: true },
    { name: 'donors', path: programPath(program, 'donors'), paint: 1.6 },
    { name: '/dzikir', path: paths.dzikir(), paint: 1.2, isQuick: true },
    { name: '/quran/murottal', path: paths.murottal(), paint: 1.2, isQuick: true },
    { name: '/tilawah/2', path: paths.surah(2), appliedPaint: 1.3 },
    { name: '/masjid', path: paths.masjidList(), paint: 1.2, isQuick: true },
    // OpenStreetMap's tiles have 256 pixels, which is too few for a phone's screen.
    { name: 'a masjid', path: paths.masjid('masjid-raya-al-hidayah'), bestPractices: 96 },
    { name: '/kencleng-masjid', path: paths.kenclengList() },
    { name: '/imsakiyah', path: paths.imsakiyah() },
    { name: '/tentang-kami', path: paths.about() },
    { name: '/pusat-bantuan', path: paths.help() },
    { name: '/kebijakan-privasi', path: paths.privacy() },
  ]
}
