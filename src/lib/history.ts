/**
 * Whether there is a page of this app to go back to. The router numbers its entries in `idx`; going back from
 * the first would leave the site. Ask in an event handler, never while rendering.
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
