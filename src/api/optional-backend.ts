import createQueries from 'openapi-react-query'
import { createBackend } from './client'
import { config } from './config'
import type { paths } from './generated/backend'
import { optionalOperations, type OptionalPath } from './generated/optional-operations'
import { unauthorizedWatch } from './unauthorized'

/**
 * The operations that a backend may lack (`x-optional` in the contract). Only what get_capabilities lists may be called:
 * ask `domain/capabilities` first.
 */
export const optionalBackend = createBackend<Pick<paths, OptionalPath>>(config, {
  operations: optionalOperations,
  middlewares: [unauthorizedWatch],
})

/** 1 MB over a slow line, in milliseconds. */
const UPLOAD_TIMEOUT_MS = 180_000

/** The same, for what sends a file. */
export const uploadBackend = createBackend<Pick<paths, OptionalPath>>(config, {
  operations: optionalOperations,
  middlewares: [unauthorizedWatch],
  timeoutMs: UPLOAD_TIMEOUT_MS,
})

/** The queries and mutations of operations that a backend may lack, as `$api` has them of the others. */
export const $optional = createQueries(optionalBackend)

/**
 * A `fetch` for one call that tells how much of its body is sent, which fetch itself doesn't. The request is made as
 * any other: address, headers, cookie and time limit are those of the `Request`.
 * @param onProgress called with the part that is sent, above 0 and at most 1; never where a browser can't tell
 */
export const fetchWithProgress =
  (onProgress: (part: number) => void) =>
  async (request: Request): Promise<Response> => {
    const { method, url, credentials, signal } = request
    // Its boundary is in the header `content-type` of the request.
    const body = await request.blob()
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(method, url)
      call.withCredentials = credentials === 'include'
      call.responseType = 'blob'
      for (const [name, value] of request.headers) call.setRequestHeader(name, value)
      call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && loaded > 0) onProgress(loaded / total)
      }
      call.onload = () => {
        const answer: unknown = call.response
        resolve(new Response(answer instanceof Blob ? answer : null, { status: call.status }))
      }
      // As fetch says it.
      call.onerror = () => {
        reject(new TypeError('Failed to fetch'))
      }
      call.onabort = () => {
        reject(signal.reason instanceof Error ? signal.reason : new TypeError('Failed to fetch'))
      }
      signal.addEventListener('abort', () => {
        call.abort()
      })
      call.send(body)
    })
  }
