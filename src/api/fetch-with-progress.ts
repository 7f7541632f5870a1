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
