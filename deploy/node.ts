import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createPreview, wantsPreview } from './preview'

/**
 * For a server of Node's own, asked where it would send `200.html`.
 * @param file that page
 * @returns whether the request was for a preview and has been answered
 */
export async function answerPreview(
  incoming: IncomingMessage,
  response: ServerResponse,
  file: string,
): Promise<boolean> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  const request = new Request(new URL(incoming.url ?? '/', 'http://localhost'), {
    method: incoming.method ?? 'GET',
    headers,
  })
  if (!wantsPreview(request)) return false
  const page = await readFile(file)
  const type = { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' }
  const answer = await createPreview(() => Promise.resolve(new Response(page, { headers: type })))(
    request,
  )
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  return true
}
