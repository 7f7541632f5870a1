import { DEVELOPMENT_KEY, type StandIn } from './start'

/** One wire call of a test. */
export interface WireCall {
  controller: string
  kode: string
  query?: Record<string, string>
  form?: Record<string, string>
  method?: string
  /** `jejaring_session=…` */
  cookie?: string
  headers?: Record<string, string>
}

export interface WireAnswer {
  status: number
  headers: Headers
  text: string
  /** The envelope's parts; undefined when the answer is no JSON object. */
  ok: unknown
  message: unknown
  data: unknown
}

/** Calls a stand-in the way a browser does: over HTTP, form bodies as multipart. */
export async function wireCall(standIn: Pick<StandIn, 'url'>, call: WireCall): Promise<WireAnswer> {
  const { controller, kode, query = {}, form, cookie, headers = {} } = call
  const address = new URL(`/${controller}`, standIn.url)
  address.search = new URLSearchParams(query).toString()
  const body = form ? new FormData() : null
  for (const [name, value] of Object.entries(form ?? {})) body?.set(name, value)
  const response = await fetch(address, {
    method: call.method ?? (form ? 'POST' : 'GET'),
    headers: { key: DEVELOPMENT_KEY, kode, ...(cookie ? { cookie } : {}), ...headers },
    body,
  })
  const text = await response.text()
  const json = parseObject(text)
  return {
    status: response.status,
    headers: response.headers,
    text,
    ok: json['status'],
    message: json['message'],
    data: json['data'],
  }
}

/** Calls a hook under `/__dev/`. */
export async function dev(standIn: Pick<StandIn, 'url'>, method: 'GET' | 'POST', hook: string) {
  const response = await fetch(`${standIn.url}/__dev/${hook}`, { method })
  const body: unknown = await response.json()
  return body
}

/** Logs in. @returns the cookie to send along */
export async function login(
  standIn: Pick<StandIn, 'url'>,
  whatsapp: string,
  password: string,
): Promise<string> {
  const answer = await wireCall(standIn, {
    controller: 'auth',
    kode: 'login',
    form: { whatsapp, password },
  })
  const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';')
  if (!cookie) throw new Error(`login answered ${answer.status}: ${answer.text}`)
  return cookie
}

/** A donation form that the contract accepts. */
export const donationForm = {
  price: '50000',
  donorName: 'Siti Rahmawati',
  donorPhone: '81234567890',
  donorEmail: '',
  donorPray: 'Semoga berkah.',
  codePayment: 'QRIS',
  typePayment: 'QRIS',
  programId: 'ID-1',
  programType: 'infaq',
} as const

/** Donates. @returns the donation's code */
export async function donate(
  standIn: Pick<StandIn, 'url'>,
  changes: Partial<
    Record<keyof typeof donationForm | 'anonim' | 'kode_ref' | 'kunci' | 'atas_nama', string>
  > = {},
): Promise<string> {
  const answer = await wireCall(standIn, {
    controller: 'transaction',
    kode: 'storeDonate',
    form: { ...donationForm, ...changes },
  })
  const code = /\/donation\/([^/]+)\/checkout/.exec(answer.text)?.[1]
  if (!code) throw new Error(`storeDonate answered ${answer.status}: ${answer.text}`)
  return code
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}
