import { serviceWorkerUrl } from '@/lib/trusted-types'

/** Keeps a television awake, where its browser can. Asked for again whenever the page is shown anew. */
export function stayAwake(): void {
  const ask = async () => {
    try {
      if (!document.hidden) await navigator.wakeLock.request('screen')
    } catch {
      // Older, or refused: the television's own setting decides.
    }
  }
  document.addEventListener('visibilitychange', () => void ask())
  void ask()
}

/** Lets the page come without a network. Nothing happens where there is no service worker. */
export async function keepOffline(): Promise<void> {
  try {
    await navigator.serviceWorker.register(serviceWorkerUrl(), { updateViaCache: 'none' })
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
    // It keeps this page when it is asked for, and the font.
    await servedVersion()
    const fonts = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
    await Promise.all(fonts.map(({ href }) => fetch(href)))
  } catch {
    // No service worker, or no network any more: the screen works until it is switched off.
  }
}

const ownVersion = () => document.documentElement.dataset.version ?? ''

/** The version of this page that the server has now; null where nobody can say. */
async function servedVersion(): Promise<string | null> {
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store' })
    return /data-version="([^"]*)"/.exec(await answer.text())?.[1] ?? null
  } catch {
    return null
  }
}

/** Pages that are younger than this don't reload: two servers of two versions must not make it turn in circles. */
const AGE_MS = 60 * 60_000

const NIGHT = '02'

/**
 * Loads a new version at two o'clock at night by the mosque's clock, when nobody looks.
 * @returns asks with each minute
 */
export function nightlyReload(begun: number): (now: number, clock: string) => Promise<void> {
  let asked = begun
  return async (now, clock) => {
    if (!clock.startsWith(NIGHT) || now - asked < AGE_MS) return
    asked = now
    const served = await servedVersion()
    if (served !== null && served !== ownVersion()) window.location.reload()
  }
}

/** How far the picture moves, in pixels: no line is burnt into the screen. */
const PATH = [
  [0, 0],
  [3, 1],
  [5, -2],
  [1, -4],
  [-3, -3],
  [-5, 1],
  [-2, 4],
  [2, 3],
] as const

/** Moves the picture by a few pixels each minute; by a transform, which lays nothing out. */
export function movePicture(now: number): void {
  const [x, y] = PATH[Math.floor(now / 60_000) % PATH.length] ?? [0, 0]
  const transform = `translate(${x}px, ${y}px)`
  // The body would cut off what reaches beyond the screen.
  const picture = document.getElementById('layar')
  if (picture && picture.style.transform !== transform) picture.style.transform = transform
}
