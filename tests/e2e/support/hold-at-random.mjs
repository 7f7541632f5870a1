/**
 * Loaded before everything else, each answer of the site and of the stand-in waits at random, most for less than 0.4 s,
 * one in twenty for up to 4. What a test or a page only gets right in a certain order fails.
 *
 *     NODE_OPTIONS="--import $PWD/tests/e2e/support/hold-at-random.mjs" npm run e2e
 */
import { ServerResponse } from 'node:http'

/** Cumulative share of the answers, and the longest wait in ms of those. */
const WAITS = /** @type {const} */ ([
  [0.4, 0],
  [0.8, 400],
  [0.95, 1500],
  [1, 4000],
])

const { end } = ServerResponse.prototype

ServerResponse.prototype.end = /** @type {typeof end} */ (
  /** @this {ServerResponse} @param {Parameters<typeof end>} args */
  function (...args) {
    const draw = Math.random()
    const longest = WAITS.find(([share]) => draw < share)?.[1] ?? 0
    // A test's own hand is not part of the network.
    const waits = this.req.url?.startsWith('/__dev') ? 0 : Math.random() * longest
    setTimeout(() => {
      if (!this.destroyed) Reflect.apply(end, this, args)
    }, waits)
    return this
  }
)
