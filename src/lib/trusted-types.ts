/**
 * The one Trusted Types policy. The Content-Security-Policy (scripts/deploy/policy.ts) forbids to make HTML and script
 * addresses of text anywhere else, so what could run foreign code is in this file, the sanitiser and the service worker's
 * registration.
 */

/** The part of the browser's interface that is used: TypeScript's library doesn't have it yet. */
interface Policy {
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string
}
declare global {
  interface Window {
    /** Missing in older browsers, which take text everywhere. */
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy }
  }
}

const SERVICE_WORKER = '/sw.js'

// The prerenderer has no window.
const factory = typeof window === 'undefined' ? undefined : window.trustedTypes

/** Named in the Content-Security-Policy. */
const policy = factory?.createPolicy('jejaring-masjid', {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (url !== SERVICE_WORKER) throw new TypeError(`${url} is not the service worker`)
    return url
  },
})

/** HTML that the sanitiser has cleaned, or is about to parse in an inert document; nothing else may call this. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html

/** The service worker's address. */
export const serviceWorkerUrl = (): string =>
  policy?.createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER

/**
 * An element with an HTML text's content, in no document that is shown: nothing of it runs or is fetched. Made by
 * `innerHTML`, since a document that DOMParser makes has its `<style>` and `<base>` refused by the page's policy, with a
 * report of each.
 */
export function inertElement(html: string): HTMLElement {
  const element = document.implementation.createHTMLDocument('').createElement('div')
  element.innerHTML = trustedHtml(html)
  return element
}
