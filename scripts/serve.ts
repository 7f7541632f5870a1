/**
 * Serves a build as a good static host would: compressed, hashed files cached for good, `200.html` for every address
 * without a file of its own, and the headers that every server gets (`scripts/deploy`). `npm run serve` shows dist/ this way; the end-to-end tests, the
 * benchmark and the screenshots use `startSite`.
 */
import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sirv, { type RequestHandler } from 'sirv'
import { type Hosting, readHosting } from './deploy/hosting.ts'
import { isAsset, lookUp, NEUTRAL_FILE } from './deploy/look-up.ts'
import { hostFromEnvironment, listen, nameInAddress } from './setup/listen.mjs'
import { stop } from './setup/packages.mjs'
import { busyMessage, isBusyError, portFromEnvironment } from './setup/ports.mjs'

const root = path.resolve(import.meta.dirname, '..')

export interface Site {
  port: number
  /** For example `http://localhost:4173`, without a trailing slash. */
  url: string
  /** Serves another folder from now on, as a host does after a deploy: no connection breaks. */
  deploy: (dir: string) => void
  close: () => Promise<void>
}

interface Files {
  serve: RequestHandler
  /** Of the page for every address without a file of its own. */
  fallback: string
}

/** @throws when the folder holds no index.html */
function filesOf(dir: string): Files {
  const folder = path.resolve(root, dir)
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder} holds no build: run "npm run build" first.`)
  const serve = sirv(folder, {
    // Looks at the disk for each request: with a list made once, a rebuild would end the process.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      // In its place a reader of previews gets another page (deploy/preview.ts).
      if (pathname === NEUTRAL_FILE) response.setHeader('Vary', 'Accept-Encoding, Sec-Fetch-Mode')
    },
  })
  return { serve, fallback: path.join(folder, '200.html') }
}

/** The path, as it is where it ends in the middle of an escape: the app reads what messengers have cut. */
function decoded(request: IncomingMessage): string | null {
  const address = request.url ?? '/'
  if (!URL.canParse(address, 'http://localhost')) return null
  const { pathname } = new URL(address, 'http://localhost')
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Answers a reader of previews (deploy/node.ts); false for anybody else. */
export type AnswerPreview = (
  request: IncomingMessage,
  response: ServerResponse,
  page: string,
) => Promise<boolean>

function answer(
  { serve, fallback }: Files,
  hosting: Hosting | null,
  request: IncomingMessage,
  response: ServerResponse,
  answerPreview: AnswerPreview | undefined,
) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const pathname = decoded(request)
  if (pathname === null) {
    response.writeHead(400).end()
    return
  }
  const { headers, file } = hosting
    ? lookUp(hosting, pathname, /\?.*/.exec(request.url ?? '')?.[0])
    : { headers: {}, file: NEUTRAL_FILE }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  serve(request, response, () => {
    // A missing script must fail as one: HTML in its place only moves the error to where nobody understands it.
    if (isAsset(pathname)) {
      response.removeHeader('cache-control')
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
      return
    }
    if (file === null) {
      response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' })
      createReadStream(fallback)
        .on('error', () => response.end())
        .pipe(response)
      return
    }
    const neutral = () => {
      request.url = file
      serve(request, response)
    }
    if (answerPreview)
      answerPreview(request, response, fallback).then((isDone) => isDone || neutral(), neutral)
    else neutral()
  })
}

/**
 * Serves a built folder, with the compressed files that the build wrote beside its own.
 * @param options `hosting` has its headers, the last build's unless given, null for none; `port` 0 takes any free port; `host` is the address to listen on, null for this machine alone
 * @throws when the folder holds no index.html, or the port is taken
 */
export async function startSite(options: {
  dir?: string
  hosting?: Hosting | null
  port: number
  host?: string | null
  answerPreview?: AnswerPreview
}): Promise<Site> {
  const { host = null, dir = 'dist', hosting = readHosting(), answerPreview } = options
  let files = filesOf(dir)
  const server = createServer((request, response) =>
    answer(files, hosting, request, response, answerPreview),
  )
  const port = await listen(server, { port: options.port, host })
  return {
    port,
    url: `http://${nameInAddress(host)}:${port}`,
    deploy: (dir) => {
      files = filesOf(dir)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** @throws when there was no build */
export const loadPreview = (): Promise<{ answerPreview: AnswerPreview }> =>
  import(pathToFileURL(path.join(root, '.cache/preview/node.js')).href)

if (process.argv[1] === import.meta.filename) {
  const port = portFromEnvironment('APP_PORT', 4173)
  try {
    const { answerPreview } = await loadPreview()
    const site = await startSite({ port, host: hostFromEnvironment(), answerPreview })
    console.log(
      `The build is at ${site.url}/ (Ctrl-C stops it). It calls the backend it was built for.`,
    )
  } catch (error) {
    if (isBusyError(error)) stop(busyMessage(port, 'APP_PORT', 'npm run serve'))
    stop(error instanceof Error ? error.message : String(error))
  }
}
