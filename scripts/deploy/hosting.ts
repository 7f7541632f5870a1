import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Env } from '../../src/api/env'
import { isPrivatePath, privateHeaders } from '../../src/lib/address/paths.ts'
import { sharedFile } from '../html/page-files.ts'
import { NEUTRAL_FILE } from './look-up.ts'
import { contentSecurityPolicy, type InlineHashes, permissionsPolicy } from './policy.ts'

/** Where the build writes what a server needs beside `dist/`. */
export const deployFolder = path.resolve(import.meta.dirname, '../../.cache/deploy')

export const hostingFile = path.join(deployFolder, 'hosting.json')

const headers = z.record(z.string(), z.string())

const hosting = z.object({
  /**
   * Addresses of the app that have a parameter, as in the route table, and the file that they get with status 200 where
   * they have none of their own.
   */
  appPages: z.array(z.object({ pattern: z.string(), file: z.string() })),
  /** Pages about a person or a payment, as in the route table, for a host that knows no regular expressions. */
  privatePages: z.array(z.string()),
  headers: z.object({
    /** Files below `/assets/`, whose names change with their content. A missing one has none of this. */
    assets: headers,
    /**
     * Home. Its policy names its own styles alone: with all pages' styles, its headers and its HTML would not fit into
     * the 14.6 kB that a server may send before the phone's first answer.
     */
    home: headers,
    /** What `isPrivatePath` says of. */
    private: headers,
    /** Everything else. */
    public: headers,
    /** Layar Masjid, which has its own script and styles. */
    screen: headers,
    /** The same for the small one, which other sites may have in a frame. */
    embeddedScreen: headers,
  }),
})

/** The one table of routes and headers, from which every server's configuration is made. */
export type Hosting = z.infer<typeof hosting>

/** @throws when there was no build */
export const readHosting = (): Hosting =>
  hosting.parse(JSON.parse(readFileSync(hostingFile, 'utf8')))

/** A page of the route table. */
interface Route {
  /** `/campaign/:slug` */
  pattern: string
  /** Whether all its addresses have one file. */
  isShared: boolean
}

/** Makes the table. @param routes the whole route table */
export function makeHosting(env: Env, hashes: InlineHashes, routes: readonly Route[]): Hosting {
  const { scripts, homeStyles } = hashes
  const everywhere = {
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  }
  const page = {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': contentSecurityPolicy(env, hashes),
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...everywhere,
  }
  const open = { ...page, 'Referrer-Policy': 'strict-origin-when-cross-origin' }
  return {
    appPages: routes
      .filter(({ pattern }) => pattern.includes(':'))
      .map(({ pattern, isShared }) => ({
        pattern,
        file: isShared ? `/${sharedFile(pattern)}` : NEUTRAL_FILE,
      })),
    privatePages: routes.map(({ pattern }) => pattern).filter(isPrivatePath),
    headers: {
      assets: { 'Cache-Control': 'public, max-age=31536000, immutable', ...everywhere },
      home: {
        ...open,
        'Content-Security-Policy': contentSecurityPolicy(env, { scripts, styles: homeStyles }),
      },
      private: { ...page, ...privateHeaders },
      public: open,
      screen: { ...open, 'Content-Security-Policy': contentSecurityPolicy(env, hashes.screen) },
      embeddedScreen: {
        ...open,
        'Content-Security-Policy': contentSecurityPolicy(env, hashes.screen, '*'),
      },
    },
  }
}
