/*
 * How backends say in the envelope what became of a call. The contract's `status: true` and `false` are 1, "error" or a
 * number of HTTP elsewhere, and `success` is the same by another name. 5xx is in neither: something may have been done
 * before it broke.
 */
const DONE = /^(1|true|ok|2\d\d|success\w*|sukses|berhasil)$/i
const REFUSED = /^(0|false|4\d\d|err\w*|fail\w*|gagal)$/i

const NOTHING = /^(null|false|0|""|\[\]|\{\})$/

/** Whether a value of an answer says anything: null, false, 0, "", [] and {} don't. */
export const saysSomething = (value: unknown): boolean => !NOTHING.test(JSON.stringify(value))

/**
 * Whether the envelope says that it was done; undefined for what may mean either. Without a word of it the HTTP status
 * has said it, unless an `error` is named.
 */
export function saysDone(body: object): boolean | undefined {
  const words = Object.entries(body)
    .filter(([name]) => name === 'status' || name === 'success')
    .map(([, value]) => String(value))
  if (words.length === 0) return !('error' in body && saysSomething(body.error))
  if (words.some((word) => REFUSED.test(word))) return false
  return words.every((word) => DONE.test(word)) || undefined
}
