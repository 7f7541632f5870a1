/**
 * Serves a build as a good static host would: compressed, hashed files cached for good, and `200.html` for every
 * address without a file of its own. `npm run serve` shows dist/ this way; the end-to-end tests, the
 * benchmark and the screenshots use `startSite`.
 */
import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sirv, { type RequestHandler } from 'sirv'
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

const isAsset = (pathname: string) => pathname.startsWith('/assets/')

/** @throws when the folder holds no index.html */
function filesOf(dir: string): RequestHandler {
  const folder = path.resolve(root, dir)
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder} holds no build: run "npm run build" first.`)
  return sirv(folder, {
    // Looks at the disk for each request: with a list made once, a rebuild would end the process.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      if (isAsset(pathname))
        response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    },
  })
}

function decoded(request: IncomingMessage): string | null {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
  } catch {
    return null
  }
}

/** Answers a reader of previews (deploy/node.ts); false for anybody else. */
export type AnswerPreview = (
  request: IncomingMessage,
  response: ServerResponse,
  page: string,
) => Promise<boolean>

function answer(
  files: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
  preview: (() => Promise<boolean>) | undefined,
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
  files(request, response, () => {
    // A missing script must fail as one: HTML in its place only moves the error to where nobody understands it.
    if (isAsset(pathname)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
      return
    }
    const neutral = () => {
      request.url = '/200.html'
      files(request, response)
    }
    if (preview) preview().then((isDone) => isDone || neutral(), neutral)
    else neutral()
  })
}

/**
 * Serves a built folder, with the compressed files that the build wrote beside its own.
 * @param options `port` 0 takes any free port; `host` is the address to listen on, null for this machine alone
 * @throws when the folder holds no index.html, or the port is taken
 */
export async function startSite(options: {
  dir?: string
  port: number
  host?: string | null
  answerPreview?: AnswerPreview
}): Promise<Site> {
  const { host = null, dir = 'dist', answerPreview } = options
  let files = filesOf(dir)
  let folder = dir
  const server = createServer((request, response) =>
    answer(
      files,
      request,
      response,
      answerPreview?.bind(null, request, response, path.resolve(root, folder, '200.html')),
    ),
  )
  const port = await listen(server, { port: options.port, host })
  return {
    port,
    url: `http://${nameInAddress(host)}:${port}`,
    deploy: (dir) => {
      files = filesOf(dir)
      folder = dir
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
