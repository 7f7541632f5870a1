import { backend } from '@/api/client'
import { type AnswerOf, record, type Wire } from '@/api/decode'
import { ApiError } from '@/api/errors'
import type { operations } from '@/api/generated/backend'
import { storedValue } from '@/lib/storage/storage'
import { DAY_MS } from '@/lib/time/wib-date'
import { parseHijriAdjustment, settingsStore } from './settings-store'

type Told = AnswerOf<operations['getCapabilities']>['data']
type Settings = Told['settings']

/** What a backend has beyond contract 1.0. Names that the app doesn't know do no harm. */
export interface Capabilities {
  /** `campaign/get_updates` */
  operations: readonly string[]
  /** Fields that the backend doesn't ignore: `transaction/storeDonate#anonim`. */
  fields: readonly string[]
  settings: Settings
  /** When a backend said that it has no such operation, in milliseconds since 1970: it has contract 1.0 alone. */
  refusedAt?: number
  /** No backend has been asked on this device yet, as none could be reached: the app counts on contract 1.0 alone. */
  isGuess?: boolean
}

/** A backend with contract 1.0 alone. */
const base: Capabilities = { operations: [], fields: [], settings: {} }

/** Nobody has asked yet, in this visit or an earlier one. */
export const unasked: Capabilities = { ...base }

/** What the backend said last, kept for the next visit. */
export const capabilitiesStore = storedValue(
  'jm-kemampuan',
  (stored) => ({
    ...readCapabilities(record<Told>(stored, 'stored')),
    ...readWhy(record<Capabilities>(stored, 'stored')),
  }),
  unasked,
)

/** False until the first answer on this device: then nobody knows what the backend has. */
export const isAsked = (capabilities: Capabilities) => capabilities !== unasked

/** The longest that a screen waits to know what there is, in milliseconds. */
const PATIENCE_MS = 10_000

let confirmed = base
let asking: Promise<void> | null = null

/** Whether a failure says nothing about what the backend has: no answer came, or a server error. */
const tellsNothing = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.status >= 500)

/** A backend of contract 1.0 is asked once a day: it may become one of 1.1. */
const isRefused = ({ refusedAt = -Infinity }: Capabilities) =>
  Math.abs(Date.now() - refusedAt) < DAY_MS

/**
 * Asks the backend what it has, once a visit. After a refusal it has contract 1.0 alone, after a 404 for a day. After a
 * server error, or without any answer, what it said in an earlier visit stays, and the next call asks again.
 * @returns never rejects; resolves when the answer is there, or after ten seconds. One that comes later is used too.
 */
export function askCapabilities(): Promise<void> {
  asking ??= new Promise((resolve) => {
    const patience = setTimeout(() => {
      doWithout()
      resolve()
    }, PATIENCE_MS)
    void ask().finally(() => {
      clearTimeout(patience)
      resolve()
    })
  })
  return asking
}

async function ask(): Promise<void> {
  if (isRefused(capabilitiesStore.get())) return
  try {
    const { data: answer } = await backend.GET('/asset/get_capabilities')
    confirm(answer ? readCapabilities(record<Told>(answer.data, 'data')) : base)
  } catch (error) {
    if (tellsNothing(error)) {
      doWithout()
      asking = null
    } else {
      const isMissing = error instanceof ApiError && error.status === 404
      confirm(isMissing ? { ...base, refusedAt: Date.now() } : base)
    }
  }
}

/** Until the backend has said what it has, the app counts on contract 1.0 alone. */
function doWithout(): void {
  if (!isAsked(capabilitiesStore.get())) capabilitiesStore.set({ ...base, isGuess: true })
}

/** Something that was listed isn't there any more: the next caller asks again. */
export function doubtCapabilities(): void {
  asking = null
}

/** Forgets what was said in this visit: another one begins. */
export function endVisit(): void {
  asking = null
  confirmed = base
  capabilitiesStore.set(unasked)
}

function confirm(capabilities: Capabilities): void {
  confirmed = capabilities
  capabilitiesStore.set(capabilities)
}

/**
 * Whether a field may be sent whose being ignored would hurt a person. Only what the backend says in this visit counts.
 * @param field `transaction/storeDonate#anonim`
 */
export async function confirmField(field: string): Promise<boolean> {
  await askCapabilities()
  return confirmed.fields.includes(field)
}

/** Puts what the backend's operator decides in place of the build's configuration. @returns ends that */
export function applySettings(): () => void {
  const built = settingsStore.get()
  const apply = () => {
    const { operations, settings } = capabilitiesStore.get()
    const { hijri_adjustment, contact_phone, finance_url } = settings
    settingsStore.set({
      hijriAdjustment: hijri_adjustment ?? built.hijriAdjustment,
      contactPhone: contact_phone ?? built.contactPhone,
      financeUrl: finance_url ?? built.financeUrl,
      hasLegality: operations.includes('asset/get_legality'),
    })
  }
  apply()
  return capabilitiesStore.subscribe(apply)
}

const readWhy = ({ refusedAt, isGuess }: Wire<Capabilities>) => ({
  ...(typeof refusedAt === 'number' && { refusedAt }),
  ...(isGuess === true && { isGuess }),
})

/** What can't be used is left out, each thing by itself. */
function readCapabilities({ operations, fields, settings }: Wire<Told>): Capabilities {
  return { operations: texts(operations), fields: texts(fields), settings: readSettings(settings) }
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

function readSettings(value: unknown): Capabilities['settings'] {
  if (typeof value !== 'object' || value === null) return {}
  const {
    hijri_adjustment: days,
    contact_phone: phone,
    finance_url: url,
    vapid_key: key,
  } = record<Settings>(value, 'settings')
  const adjustment = parseHijriAdjustment(days)
  return {
    ...(adjustment !== null && { hijri_adjustment: adjustment }),
    ...(typeof phone === 'string' && /^62\d{7,13}$/.test(phone) && { contact_phone: phone }),
    ...(typeof url === 'string' &&
      /^https:/i.test(url) &&
      URL.canParse(url) && { finance_url: url }),
    ...(typeof key === 'string' && /^B[\w-]{86}$/.test(key) && { vapid_key: key }),
  }
}

/**
 * Whether a field is of use that does no harm where it is ignored. What was said last counts; the backend is asked only
 * on a device that has never asked.
 * @param field `transaction/storeDonate#kunci`
 */
export async function listsField(field: string): Promise<boolean> {
  if (!isAsked(capabilitiesStore.get())) await askCapabilities()
  return capabilitiesStore.get().fields.includes(field)
}
