import createQueries from 'openapi-react-query'
import type { components } from '@/api/generated/backend'
import { toUser, type User } from './user'
import { unauthorizedWatch } from '@/api/unauthorized'

/** A's account, as the backend sends it. */
export const wireUser: components['schemas']['User'] = {
  nama: 'Siti',
  whatsapp: '812',
  email: null,
  avatar: null,
  tgl_lahir: null,
  alamat: null,
  kelamin: null,
  sapaan: null,
  created_date: '',
}

/** The same account, as the app reads it. */
export const user: User = toUser(wireUser) ?? fail()

function fail(): never {
  throw new Error('no user')
}

/** Replaces `../client`: each call goes to `answer`, which returns the answer's `data` or throws. */
export function fakeClient(answer: (path: string) => unknown) {
  const call = async (path: string) => ({
    data: { status: true, message: '', data: await answer(path) },
    response: new Response('{}'),
  })
  const backend = { GET: call, POST: call }
  const $api: unknown = Reflect.apply(createQueries, null, [backend])
  return { backend, $api, createBackend: () => backend }
}

/**
 * A call as the client sees it.
 * @returns answers it with a 401
 */
export function sendCall(schemaPath: string): () => void {
  const request = new Request('https://backend.invalid')
  // Only these are used.
  const call = { id: '1', request, schemaPath }
  const answered = { ...call, response: new Response(null, { status: 401 }) }
  void Reflect.apply(unauthorizedWatch.onRequest ?? (() => undefined), null, [call])
  return () => {
    void Reflect.apply(unauthorizedWatch.onResponse ?? (() => undefined), null, [answered])
  }
}

/** A 401 of an operation, as the client sees it. */
export const answer401 = (schemaPath: string) => {
  sendCall(schemaPath)()
}
