import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { State } from '../state/state'
import type { Reply } from '../wire/http'

const folder = fileURLToPath(new URL('../assets/', import.meta.url))

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** Pictures may be drawn on a canvas, fetched and saved by the app, from whatever origin it runs on. */
export const pictureHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const

export const notFound: Reply = {
  status: 404,
  headers: { ...pictureHeaders, 'content-type': 'text/plain; charset=utf-8' },
  body: 'Berkas tidak ditemukan.',
}

/**
 * Serves flyers, payment logos and avatars: what uploads added, then the files of `mock-server/assets`.
 * @param path below `/assets/`, as it stands in the address
 */
export async function assetReply(path: string, state: State): Promise<Reply> {
  const segments = path.split('/').map(decodeSegment)
  // Each segment is a plain name, so nothing outside the folder can be named.
  if (!segments.every((segment) => /^[\w-][\w .-]*$/.test(segment))) return notFound
  const upload = segments[0] === 'avatars' ? state.uploads.get(segments[1] ?? '') : undefined
  const type = upload?.type ?? types[extname(path).toLowerCase()]
  if (!type) return notFound
  try {
    const body = upload?.bytes ?? (await readFile(join(folder, ...segments)))
    return {
      status: 200,
      headers: {
        ...pictureHeaders,
        'content-type': type,
        'cache-control': 'public, max-age=86400',
      },
      body,
    }
  } catch {
    return notFound
  }
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
