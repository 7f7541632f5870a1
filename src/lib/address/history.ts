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
