import { operationOf, type Passing, type Reply } from './proxy'

type Holds = (call: Passing) => boolean
/** A value, or what it is like; undefined where there must be none. */
type Wanted = string | RegExp | undefined

/** The text of a call's inputs: its query, decoded, and its body. */
export const inputOf = ({ url, body: sent }: Passing) =>
  [...url.searchParams].map(([name, value]) => `${name}=${value}`).join('&') + sent.toString('utf8')

/** The session's cookie, as `name=value`. */
export const sessionOf = ({ headers }: Passing) => headers['cookie']
export const isVisitor: Holds = (call) => sessionOf(call) === undefined
export const isLink: Holds = ({ method }) => method === 'GET'
export const beyondPage =
  (last: number): Holds =>
  (call) =>
    Number(paramOf(call, 'page')) > last

/** A field of a call's form; undefined where it has none. */
export const fieldOf = (call: Passing, name: string): string | undefined =>
  fieldIn(name).exec(call.body.toString('utf8'))?.[0]
const fieldIn = (name: string) =>
  new RegExp(`(?<=name="${name}"\\r\\n\\r\\n)[\\s\\S]*?(?=\\r\\n--)`)

/** Gives a field of a call's form another value, where it has the field. */
export function rewrite(call: Passing, name: string, change: (value: string) => string): void {
  call.body = Buffer.from(call.body.toString('utf8').replace(fieldIn(name), change))
  delete call.headers['content-length']
}

/** The key by which a form that comes twice is known. */
export const keyOf = (call: Passing) => fieldOf(call, 'kunci')

/** What shows that the one who calls has the number. */
export const tokenOf = (call: Passing) => fieldOf(call, 'token')

/** A parameter of a call's address; empty where it has none. */
export const paramOf = ({ url }: Passing, name: string) => url.searchParams.get(name) ?? ''

const fits = (seen: string | undefined, wanted: Wanted) =>
  wanted instanceof RegExp ? wanted.test(seen ?? '') : seen === wanted

/** Calls whose form has this value, or that ask for it in their address. */
export const sends =
  (name: string, wanted: Wanted): Holds =>
  (call) =>
    fits(fieldOf(call, name), wanted)
export const asks =
  (name: string, wanted: Wanted): Holds =>
  ({ url }) =>
    fits(url.searchParams.get(name) ?? undefined, wanted)

/** Calls whose form has this field, and those with this text anywhere in their inputs. */
export const has =
  (name: string): Holds =>
  (call) =>
    fieldOf(call, name) !== undefined
export const mentions =
  (text: string): Holds =>
  (call) =>
    inputOf(call).includes(text)

/** Learns from each login which number its session belongs to. */
export function numbersOfSessions() {
  const numbers = new Map<string, string>()
  return {
    /** By the session's cookie, as `name=value`. */
    numbers,
    learn: (reply: Reply, call: Passing) => {
      const [line = ''] = [reply.headers['set-cookie'] ?? []].flat()
      if (operationOf(call) === 'auth/login' && reply.status === 200)
        numbers.set(line.split(';')[0] ?? '', fieldOf(call, 'whatsapp') ?? '')
    },
  }
}
