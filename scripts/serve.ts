/**
 * Serves a build as a good static host would: compressed, hashed files cached for good, and `200.html` for every
 * address without a file of its own. `npm run serve` shows dist/ this way; the end-to-end tests, the
 * benchmark and the screenshots use `startSite`.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hostFromEnvironment, listen, nameInAddress } from './setup/listen.mjs'
import { stop } from './setup/packages.mjs'
import { busyMessage, isBusyError, portFromEnvironment } from './setup/ports.mjs'

const root = path.resolve(import.meta.dirname, '..')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const COMPRESSIBLE = /^(text|application\/(json|manifest))|svg/

type Encoding = 'br' | 'gzip' | 'identity'

interface StaticFile {
  type: string
  etag: string
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
}

export interface Site {
  port: number
  /** For example `http://localhost:4173`, without a trailing slash. */
  url: string
  /** Serves another folder from now on, as a host does after a deploy: no connection breaks. */
  deploy: (dir: string) => Promise<void>
  close: () => Promise<void>
}

async function loadFile(file: string): Promise<StaticFile> {
  const identity = await readFile(file)
  const type = types[path.extname(file)] ?? 'application/octet-stream'
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`
  if (!COMPRESSIBLE.test(type)) return { type, etag, bodies: { identity } }
  // Once, before the first request: a benchmark must not measure the compressor.
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(identity, { level: 9 }),
  ])
  return { type, etag, bodies: { identity, br, gzip: zipped } }
}

async function loadFolder(dir: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const loaded = await Promise.all(files.map(loadFile))
  return new Map(
    loaded.map((file, index) => [
      `/${path.relative(dir, files[index] ?? '').replaceAll(path.sep, '/')}`,
      file,
    ]),
  )
}

/** @throws when the folder holds no index.html */
async function loadBuild(dir: string): Promise<Map<string, StaticFile>> {
  const files = await loadFolder(dir).catch(() => new Map<string, StaticFile>())
  if (!files.has('/index.html'))
    throw new Error(`${dir} holds no build: run "npm run build" first.`)
  return files
}

/** The file that answers a path: itself, its folder's index.html, or the fallback for an address of the app. */
function find(files: Map<string, StaticFile>, pathname: string): StaticFile | undefined {
  const folder = pathname.replace(/\/$/, '')
  const own = files.get(pathname) ?? files.get(`${folder}/index.html`)
  // A missing script must fail as one: HTML in its place only moves the error to where nobody understands it.
  if (own || pathname.startsWith('/assets/')) return own
  return files.get('/200.html')
}

function decoded(request: IncomingMessage): string | null {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
  } catch {
    return null
  }
}

function answer(
  files: Map<string, StaticFile>,
  request: IncomingMessage,
  response: ServerResponse,
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
  const file = find(files, pathname)
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    return
  }
  const headers = {
    etag: file.etag,
    vary: 'accept-encoding',
    'cache-control': pathname.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  }
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end()
    return
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding: Encoding =
    file.bodies.br && /\bbr\b/.test(accepted)
      ? 'br'
      : file.bodies.gzip && /\bgzip\b/.test(accepted)
        ? 'gzip'
        : 'identity'
  const body = file.bodies[encoding] ?? file.bodies.identity
  response.writeHead(200, {
    ...headers,
    'content-type': file.type,
    'content-length': body.byteLength,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Serves a built folder. It is read once, at the start.
 * @param options `port` 0 takes any free port; `host` is the address to listen on, null for this machine alone
 * @throws when the folder holds no index.html, or the port is taken
 */
export async function startSite(options: {
  dir?: string
  port: number
  host?: string | null
}): Promise<Site> {
  const { host = null } = options
  let files = await loadBuild(path.resolve(root, options.dir ?? 'dist'))
  const server = createServer((request, response) => answer(files, request, response))
  const port = await listen(server, { port: options.port, host })
  return {
    port,
    url: `http://${nameInAddress(host)}:${port}`,
    deploy: async (dir) => {
      files = await loadBuild(path.resolve(root, dir))
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

if (process.argv[1] === import.meta.filename) {
  const port = portFromEnvironment('APP_PORT', 4173)
  try {
    const site = await startSite({ port, host: hostFromEnvironment() })
    console.log(
      `The build is at ${site.url}/ (Ctrl-C stops it). It calls the backend it was built for.`,
    )
  } catch (error) {
    if (isBusyError(error)) stop(busyMessage(port, 'APP_PORT', 'npm run serve'))
    stop(error instanceof Error ? error.message : String(error))
  }
}
