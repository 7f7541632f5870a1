import * as op from '../src/check/operations'
import { fieldOf, paramOf, rewrite } from './calls'
import { type Change, operationOf, type Passing, type Reply } from './proxy'

/** Changes each answer as its call, and those before it, want it; false: not at all. */
export const byCall = (
  choose: (call: Passing, reply: Reply) => Change | false | undefined,
): Change => ({
  response: (reply, call) => {
    const change = choose(call, reply)
    return change ? (change.response?.(reply, call) ?? reply) : reply
  },
})

/** Changes the answers to some calls. */
export const spoils = (change: Change, holds: (call: Passing) => boolean) =>
  byCall((call) => holds(call) && change)

/**
 * Changes the answers of one operation by what another one was sent, or has answered.
 * @param noted what of a call that was answered with 200 is remembered; undefined is nothing
 * @param change what becomes of an answer then, if anything
 */
export function after<T>(
  cause: string,
  noted: (call: Passing, reply: Reply) => T | undefined,
  operation: string,
  change: (seen: ReadonlySet<T>, call: Passing) => Change | false,
): Change {
  const seen = new Set<T>()
  return byCall((call, reply) => {
    const name = operationOf(call)
    const value = name === cause && reply.status === 200 ? noted(call, reply) : undefined
    if (value !== undefined) seen.add(value)
    return name === operation && change(seen, call)
  })
}

/** Changes the pages of the donations with which another operation was done. */
export const pageAfter = (cause: string, change: (code: string) => Change) =>
  after(
    cause,
    (call) => fieldOf(call, 'codeDonate'),
    op.DETAIL,
    (codes, call) => codes.has(paramOf(call, 'codeDonate')) && change(paramOf(call, 'codeDonate')),
  )

/** Another status for the answers that have this one. */
export const status = (from: number, to: number): Change => ({
  response: (reply) => (reply.status === from ? { ...reply, status: to } : reply),
})

/** An answer without a body in the place of each success. */
export const emptied = (to: number): Change => ({
  response: (reply) => (reply.status === 200 ? { ...reply, status: to, body: '' } : reply),
})

/** The answers with this status lead elsewhere. */
export const movedTo = (from: number, to: number, location: string): Change => ({
  response: (reply) =>
    reply.status === from
      ? { ...reply, status: to, headers: { ...reply.headers, location } }
      : reply,
})

/** Another header on every answer; null takes it away. */
export const header = (name: string, value: string | null): Change => ({
  response: (reply) => {
    const others = Object.entries(reply.headers).filter(([one]) => one !== name)
    const headers = value === null ? others : [...others, [name, value] as const]
    return { ...reply, headers: Object.fromEntries(headers) }
  },
})

/** Another header, where the field that the check must name is one; null takes it away. */
export const headerIs = (value: string | null) => (field: string) =>
  header(field.replace('header ', ''), value)

/** The connection is cut in the place of an answer. */
export const cutOff: Change = { response: (reply) => ({ ...reply, cut: true }) }

/** Changes each `Set-Cookie` line. */
export const cookie = (change: (line: string) => string): Change => ({
  response: (reply) => {
    const lines = [reply.headers['set-cookie'] ?? []].flat()
    return lines.length > 0
      ? { ...reply, headers: { ...reply.headers, 'set-cookie': lines.map(change) } }
      : reply
  },
})

/** Another text instead of the answers with this status, with the same headers. */
export const text = (from: number, content: (before: string) => string): Change => ({
  response: (reply) => (reply.status === from ? { ...reply, body: content(reply.body) } : reply),
})

/** Changes the call itself. */
export const request = (change: (call: Passing) => void): Change => ({
  request: (call) => {
    change(call)
    return undefined
  },
})

/** Days that come in the wrong order are turned round. */
export const daysTurned = request(({ url: { searchParams } }) => {
  const [from = '', to = ''] = ['dari', 'sampai'].map((name) => searchParams.get(name) ?? '')
  if (from <= to) return
  searchParams.set('dari', to)
  searchParams.set('sampai', from)
})

/** What is almost a value that was asked for before is taken for that one. */
export function takenFor(
  name: string,
  isAlmost: (known: string, asked: string) => boolean,
): Change {
  const known = new Set<string>()
  return reads(name, (asked) => {
    const meant = [...known].find((one) => one !== asked && isAlmost(one, asked))
    if (meant === undefined) known.add(asked)
    return meant ?? asked
  })
}

/** Another value of a field of the form. */
export const writes = (name: string, change: (value: string) => string) =>
  request((call) => rewrite(call, name, change))

/** Another value of a parameter; null takes it away. */
export const reads = (
  name: string,
  change: (value: string, params: URLSearchParams) => string | null,
): Change =>
  request(({ url: { searchParams } }) => {
    const value = change(searchParams.get(name) ?? '', searchParams)
    if (value === null) searchParams.delete(name)
    else if (value !== (searchParams.get(name) ?? '')) searchParams.set(name, value)
  })

/** Answers each call with the first success of those that have its key. */
export function keepsFirst(keyOf: (call: Passing) => string | undefined): Change {
  const first = new Map<string, string>()
  return byCall((call, { status }) => {
    const key = keyOf(call)
    return (
      status === 200 &&
      key !== undefined &&
      text(200, (body) => {
        const kept = first.get(key) ?? body
        first.set(key, kept)
        return kept
      })
    )
  })
}
