import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '../src/listen'

/**
 * A second backend, of three operations, written from docs/contract.md and the contract alone: no Prism, nothing of the
 * stand-in. The check must judge it by what it does, and say why.
 */

const KEY = 'rahasia-umum'
const ORIGIN = 'https://www.masjid.example'

/** What it has. */
export const NODE_OPERATIONS = [
  'campaign/get_campaign_limit',
  'campaign/get_campaign_by_slug',
  'asset/get_all_payment_method',
] as const

const campaigns = [
  {
    id: 3,
    slug: 'sumur-desa',
    header: 'Sumur Desa',
    flyer: 'sumur.jpg',
    target: 85_000_000,
    batas_tanggal: '2031-02-28 23:59:59',
    all_time: 'N',
    type: 'wakaf',
    created_date: '2026-01-02 08:00:00',
    deskripsi: '<p>Air bersih.</p>',
    tentang: null,
  },
  {
    id: 4,
    slug: 'jumat-berkah',
    header: 'Jumat Berkah',
    flyer: 'nasi.png',
    target: null,
    batas_tanggal: null,
    all_time: 'Y',
    type: 'infaq',
    created_date: '2026-01-02 08:00:00',
    deskripsi: null,
    tentang: null,
  },
]

const methods = [{ id: 1, type: 'QRIS', channel_name: 'QRIS', code: 'QRIS', image: null }]

/** Mistakes that a first version of a backend makes. */
export interface Mistakes {
  /** The database driver gives numbers as text. */
  numbersAsText?: boolean
  /** Nobody thought of a slug that isn't there. */
  unknownSlugCrashes?: boolean
  /** The list is the answer. */
  noEnvelope?: boolean
  /** CORS is a copied line. */
  wildcardHeaders?: boolean
}

/** Starts the second backend on a free port. */
export async function startSecondBackend(mistakes: Mistakes = {}) {
  const server = createServer((request, response) => {
    try {
      answer(request, response, mistakes)
    } catch {
      response.statusCode = 500
      response.setHeader('content-type', 'text/html')
      response.end('<h1>Internal Server Error</h1>')
    }
  })
  const port = await listen(server)
  return {
    url: new URL(`http://localhost:${port}`),
    key: KEY,
    origin: ORIGIN,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

function answer(request: IncomingMessage, response: ServerResponse, mistakes: Mistakes): undefined {
  const { method } = request
  const url = new URL(request.url ?? '/', 'http://localhost')
  response.setHeader('access-control-allow-origin', ORIGIN)
  response.setHeader('vary', 'origin')
  response.setHeader('cache-control', 'no-store')
  if (method === 'OPTIONS') {
    const allowed = mistakes.wildcardHeaders ? 'authorization, content-type' : 'key, kode'
    response.setHeader('access-control-allow-headers', allowed)
    response.setHeader('access-control-allow-methods', 'GET, POST')
    response.writeHead(204).end()
    return
  }
  const [status, message, data] = replyTo(request, url, mistakes)
  const body = mistakes.noEnvelope && status < 400 ? data : { status: status < 400, message, data }
  response.statusCode = status
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body, mistakes.numbersAsText ? numbersAsText : undefined))
}

type Reply = readonly [status: number, message: string, data: unknown]

function replyTo({ method, headers }: IncomingMessage, url: URL, mistakes: Mistakes): Reply {
  if (headers['key'] !== KEY) return [403, 'Kunci salah.', null]
  const operation = `${url.pathname} ${String(headers['kode'])}`
  const routes: Record<string, () => Reply> = {
    '/campaign get_campaign_limit': () => {
      const limit = Number(url.searchParams.get('limit') ?? 5)
      return Number.isInteger(limit) && limit >= 1 && limit <= 50
        ? [200, 'OK', campaigns.slice(0, limit)]
        : [400, 'limit harus 1 sampai 50.', null]
    },
    '/campaign get_campaign_by_slug': () => {
      const slug = url.searchParams.get('slug')
      // It has no kencleng.
      const kind = url.searchParams.get('type') ?? 'ID'
      const found = campaigns.filter((campaign) => campaign.slug === slug && kind === 'ID')
      if (found.length === 0 && mistakes.unknownSlugCrashes) throw new Error('undefined is not…')
      return found.length > 0 ? [200, 'OK', found] : [404, 'Program tidak ditemukan.', null]
    },
    '/asset get_all_payment_method': () => [200, 'OK', methods],
  }
  const route = Object.hasOwn(routes, operation) ? routes[operation] : undefined
  if (!route) return [404, 'Kode tidak dikenal.', null]
  return method === 'GET' ? route() : [405, 'Hanya GET.', null]
}

const numbersAsText = (_name: string, value: unknown) =>
  typeof value === 'number' ? String(value) : value
