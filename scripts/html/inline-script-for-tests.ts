import { setTimeout as later } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { APPEARANCE_KEY } from '../../src/lib/appearance'
import type { InlineData } from '../../src/app/first-paint/inline/first-calls'
import { inlineScript } from './inline-script'

interface Circumstances {
  address?: string
  /** The body of each answer; null for one that never comes. */
  answer?: string | null
  /** Nobody sees the page. */
  hidden?: boolean
  /** The browser tells when it paints. */
  observes?: boolean
  /** The template has been read when the script runs. */
  parsed?: boolean
  /** The stored appearance; null where storage is denied. */
  appearance?: string | null
  /** The device asks for dark pages. */
  dark?: boolean
}

interface Answers {
  [key: string]: Promise<Response> & { abort: (reason: unknown) => void }
}

/** A link that the script makes. */
interface MadeLink {
  rel: string
  href: string
  crossOrigin?: string
  onload?: () => void
}

/** The scripts of a page's HTML: what is data, and what runs. */
export const scriptsOf = (html: string): { data: string; code: string } => {
  const [, data = '', code = ''] =
    /^<script type="application\/json">([^]*?)<\/script><script>([^]*)<\/script>$/.exec(html) ?? []
  return { data, code }
}

/** Runs the inline script as a browser would; tells what it fetched and moved into the head, and makes things happen. */
export async function runInlineScript(
  page: InlineData,
  {
    address = '/',
    answer = '{}',
    hidden = false,
    observes = true,
    parsed = true,
    appearance = '',
    dark = false,
  }: Circumstances = {},
) {
  const fetched: string[] = []
  const linked: string[] = []
  let finishPicture: (() => void) | undefined
  let endFont: (loaded: boolean) => void = () => undefined
  const moved: string[] = []
  const head: string[] = []
  const happens: Record<string, () => void> = {}
  const timers: (() => void)[] = []
  const onEntry: { onload?: () => void } = {}
  let painted: (names: string[]) => void = () => undefined
  let template = parsed
  let frames = 0
  const describe = ({ rel, href, crossOrigin }: MadeLink) =>
    `${rel} ${href}${crossOrigin === '' ? ' cors' : ''}`
  const last = { remove: () => undefined }
  const content = {
    querySelectorAll: () => [last],
    querySelector: () => onEntry,
    append: (...links: MadeLink[]) => {
      moved.push(...links.map(describe))
    },
  }
  const looks = { fontSize: '' }
  let scheme = ''
  const attributes: string[] = []
  const skeleton = { dataset: {}, style: { backgroundImage: '' } }
  const { pathname, search } = new URL(address, 'http://site.test')
  const { data, code } = scriptsOf(inlineScript(page))
  const window: { __firstCalls?: Answers; [name: string]: unknown } = {
    location: { pathname, search },
    navigator: { onLine: false },
    localStorage: {
      getItem: (key: string) => {
        if (appearance === null) throw new Error('denied')
        return key === APPEARANCE_KEY ? appearance : null
      },
    },
    matchMedia: () => ({ matches: dark }),
    AbortController,
    URL,
    fetch: (url: string, { signal }: { signal: AbortSignal }) => {
      fetched.push(url)
      return answer === null
        ? new Promise((_, reject) => {
            signal.addEventListener('abort', () => {
              reject(new Error(String(signal.reason)))
            })
          })
        : Promise.resolve(new Response(answer))
    },
    document: {
      hidden,
      currentScript: { previousElementSibling: { textContent: data } },
      createElement: () => ({}),
      querySelector: (selector: string) => {
        if (selector === '[data-flyer]') return skeleton
        return template ? { content } : null
      },
      documentElement: {
        style: looks,
        toggleAttribute: (name: string, on: boolean) => on && attributes.push(name),
        setAttribute: (_name: string, value: string) => {
          scheme = value
        },
      },
      importNode: (node: unknown) => node,
      fonts: {
        load: () =>
          new Promise<void>((resolve, reject) => {
            endFont = (loaded) => (loaded ? resolve() : reject(new Error('not there')))
          }),
      },
      head: {
        append: (...nodes: (typeof content | typeof last | MadeLink)[]) => {
          for (const node of nodes)
            if (node === content) head.push('app')
            else if (node === last) head.push('install links')
            else if ('rel' in node) {
              linked.push(describe(node))
              if (node.onload) finishPicture = node.onload
            }
        },
      },
    },
    addEventListener: (name: string, run: () => void) => {
      happens[name] = run
    },
    setTimeout: (run: () => void, ms?: number) => {
      if (ms === undefined) run()
      else timers.push(run)
    },
    requestAnimationFrame: (run: () => void) => {
      frames += 1
      run()
    },
    ...(observes && {
      PerformanceObserver: class {
        constructor(run: (list: { getEntriesByName: (name: string) => string[] }) => void) {
          painted = (names) => {
            run({ getEntriesByName: (name) => names.filter((one) => one === name) })
          }
        }
        observe() {}
        disconnect() {}
      },
    }),
  }
  window['window'] = window
  runInNewContext(code, window)
  await later()
  return {
    fetched,
    linked,
    looks: [looks.fontSize, attributes],
    scheme,
    /** Links that come with the app's scripts. */
    later: moved,
    head,
    answers: window.__firstCalls ?? {},
    shown: skeleton.style.backgroundImage,
    listensForInput: '__earlyInput' in window,
    paint: (...names: string[]) => {
      painted(names)
    },
    /** Finishes the loading of the first picture. */
    bringPicture: async () => {
      finishPicture?.()
      await later()
    },
    /** Ends the loading of the Arabic font. */
    endFont: async (loaded: boolean) => {
      endFont(loaded)
      await later()
    },
    hide: () => happens['visibilitychange']?.(),
    parse: () => {
      template = true
      happens['DOMContentLoaded']?.()
    },
    wait: () => {
      for (const run of timers) run()
    },
    runEntry: () => onEntry.onload?.(),
    /** How many frames the script has asked for. */
    frames: () => frames,
  }
}
