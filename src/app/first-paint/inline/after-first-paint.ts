import { TEMPLATE_ID } from '@/app/first-paint/after-first-paint'
import { data } from './data'
import { ownLinks, pictureShown, startFirstCalls } from './first-calls'
import { entryFailed } from './reload-once'
import { loadArabicFont } from '@/ui/text/arabic-font'

/** How long the scripts wait for a picture that is loading, in milliseconds. On a slow line a flyer needs seconds. */
const PICTURE_MS = 100

/** After this time (ms) the scripts come even if the browser has told of no paint. */
const PAINT_MS = 1000

/**
 * Moves the template's content, and a page's own links, into the page. A page that nobody sees is never painted: there
 * this happens at once, and it does after a second at the latest, but never before the template was read. A picture
 * that is already loading is shown first, since evaluating the scripts would delay it (/masjid's largest paint was at
 * 1.9 s in some runs of `npm run bench`, and at 3.2 s in others). The font of the first verses goes first as well: beside
 * the scripts it came at 2.2 s on slow 4G, before them at 1.8 s.
 */
export function loadAfterFirstPaint(): void {
  let done = false
  const load = () => {
    if (done) return
    const template = document.querySelector<HTMLTemplateElement>(`#${TEMPLATE_ID}`)
    if (!template) {
      addEventListener('DOMContentLoaded', load)
      return
    }
    done = true
    moveIn(document.importNode(template.content, true))
  }
  const loadAfterContent = () => {
    if (data.early) return void loadArabicFont().then(load, load)
    setTimeout(load, PICTURE_MS)
    // Each frame with a script in it is one more long task on a slow phone, so none is asked for in vain.
    if (pictureShown) void pictureShown.then(() => requestAnimationFrame(() => setTimeout(load)))
    else load()
  }
  if (document.hidden) load()
  addEventListener('visibilitychange', load)
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) loadAfterContent()
    }).observe({ type: 'paint', buffered: true })
  } catch {
    load()
  }
  setTimeout(load, PAINT_MS)
}

function moveIn(content: DocumentFragment) {
  if (data.wait) startFirstCalls()
  const last = content.querySelectorAll('[data-last]')
  const entry = content.querySelector('script')
  for (const one of last) one.remove()
  const onload = () => document.head.append(...last)
  Object.assign(entry ?? {}, { onload, onerror: entryFailed })
  content.append(...ownLinks)
  document.head.append(content)
}
