/**
 * The one Trusted Types policy. The Content-Security-Policy (scripts/deploy/policy.ts) forbids to make HTML and script
 * addresses of text anywhere else, so what could run foreign code is in this file, the sanitiser, the service worker's
 * registration and the workers that are started.
 */

/** The part of the browser's interface that is used. Its real types aren't text, which TypeScript's DOM asks for. */
interface Policy {
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string
}
interface PolicyFactory {
  createPolicy: (name: string, rules: Policy) => Policy
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value

const SERVICE_WORKER = '/sw.js'
/** A worker of the build, or of the dev server. */
const WORKER = /^\/(?:assets|src)\/[\w/.-]+-worker[\w.-]*\.[jt]s(?:\?[\w&=]+)?$/

// Older browsers lack it, and take text everywhere; the prerenderer has no window.
const factory: unknown =
  typeof window === 'undefined' ? undefined : Reflect.get(window, 'trustedTypes')

/** Named in the Content-Security-Policy. */
const policy = isFactory(factory)
  ? factory.createPolicy('jejaring-masjid', {
      createHTML: (html) => html,
      createScriptURL: (url) => {
        if (url !== SERVICE_WORKER && !WORKER.test(url))
          throw new TypeError(`${url} is no worker of this app`)
        return url
      },
    })
  : undefined

/** HTML that the sanitiser has cleaned, or is about to parse in an inert document; nothing else may call this. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html

/** The service worker's address. */
export const serviceWorkerUrl = (): string =>
  policy?.createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER

/** The address of one of the app's own workers. @throws TypeError for any other */
export const workerUrl = (url: string): string => policy?.createScriptURL(url) ?? url

/**
 * The same HTML, but an attribute `onclick` is called `o&#110;click`. In words and in an attribute's value that is an "n"
 * as before; in a name it is five signs that mean nothing. Chromium 156 checks each event handler that it parses against
 * the page's policy, also in a document that is shown nowhere, and reports it.
 */
const withoutHandlers = (html: string): string => html.replace(/\b(o)n(?=\w)/gi, '$1&#110;')

/**
 * An element with an HTML text's content, in no document that is shown: nothing of it runs or is fetched. Made by
 * `innerHTML`, since a document that DOMParser makes has its `<style>` and `<base>` refused by the page's policy, with a
 * report of each.
 */
export function inertElement(
  html: string,
  inert = document.implementation.createHTMLDocument(''),
): HTMLElement {
  const element = inert.createElement('div')
  element.innerHTML = trustedHtml(withoutHandlers(html))
  return element
}
