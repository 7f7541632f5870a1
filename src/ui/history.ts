import { useCallback, useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/lib/address/paths'

/**
 * Whether there is a page of this app to go back to. The router numbers its entries in `idx`; going back from the first
 * would leave the site. Call it in an event handler, never while rendering.
 */
export function canGoBack(state: unknown = window.history.state): boolean {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return false
  return typeof state.idx === 'number' && state.idx > 0
}

/** The router's key of the history entry that is shown, as in `useLocation().key`. */
export function entryKey(state: unknown = window.history.state): string {
  return typeof state === 'object' && state !== null && 'key' in state
    ? String(state.key)
    : 'default'
}

/**
 * Notes the history entry that is shown, when something is sent.
 * @returns whether that entry is still shown. A late answer must not take a person away from another page: the router's
 *   `navigate` works also after its component is gone. Screens that are mounted again, and sheets, keep the entry.
 */
export function noteEntry(): () => boolean {
  const key = entryKey()
  return () => entryKey() === key
}

/** By the key of each history entry that was left: the path and query of the page that came next. */
export const leftFor = new Map<string, string>()

/** Whether the browser was told to go back and hasn't done so yet. */
let goingBack = false

/**
 * Goes back one history entry, or to `path` if the visit began at this page. Until another page is shown, a second tap
 * is meant for this one too, and does nothing.
 */
export function useBack(path = paths.home()): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return useCallback(() => {
    // The browser is at another entry already: its page is loading.
    if (goingBack || entryKey() !== key) return
    if (!canGoBack()) {
      void navigate(path, { replace: true })
      return
    }
    goingBack = true
    addEventListener('popstate', () => (goingBack = false), { once: true })
    void navigate(-1)
  }, [navigate, key, path])
}

const MARK = 'jmSheet'

function markOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !(MARK in state)) return null
  return typeof state[MARK] === 'string' ? state[MARK] : null
}

function currentState(): object {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? state : {}
}

/** The marks of the sheets that are open. */
const open = new Set<string>()

/**
 * Leaves a sheet's history entry that no open sheet owns, or the next "back" would seem to do nothing. A reload leads to
 * one, and so do "forward" after a sheet was closed, and the way back from another document. Below it is always the page
 * that had the sheet.
 * @param event by which it was reached; nobody else hears of it, since it is the page below that is reached
 */
export function leaveClosedSheet(event?: PopStateEvent): void {
  const mark = markOf(window.history.state)
  if (mark === null || open.has(mark)) return
  event?.stopImmediatePropagation()
  // Whoever comes here again, by "forward", keeps the page's place.
  window.history.scrollRestoration = 'manual'
  window.history.back()
}

/**
 * Lets the device's back button close what is open, as in phone apps. While open, there is one more history entry with
 * the same address; closing in another way removes it. It bypasses the router on purpose: a navigation would scroll,
 * change keys and announce a page that did not change. The entry keeps the router's own state (key, index), so for the
 * router it is still the page below.
 */
export function useBackCloses(opened: boolean, onClose: () => void): void {
  const id = useId()
  const close = useRef(onClose)
  const removal = useRef<number | undefined>(undefined)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    if (!opened) return
    open.add(id)
    // Strict Mode closes and opens again at once: the entry is still there.
    window.clearTimeout(removal.current)
    if (markOf(window.history.state) !== id) {
      window.history.pushState({ ...currentState(), [MARK]: id }, '')
    }
    const onPop = (event: PopStateEvent) => {
      if (markOf(event.state) !== id) close.current()
    }
    // The way back takes a while: what was opened again meanwhile stays open, with an entry of its own.
    const arrived = (event: PopStateEvent) => {
      if (!open.has(id)) return
      event.stopImmediatePropagation()
      window.history.pushState({ ...currentState(), [MARK]: id }, '')
    }
    window.addEventListener('popstate', onPop)
    return () => {
      open.delete(id)
      window.removeEventListener('popstate', onPop)
      removal.current = window.setTimeout(() => {
        // A user who has followed a link is elsewhere by now, and must not be taken back.
        if (markOf(window.history.state) !== id) return
        window.addEventListener('popstate', arrived, { once: true })
        window.history.back()
      })
    }
  }, [opened, id])
}
