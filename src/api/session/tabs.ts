/** What the other open tabs of this site should know. */
export type SessionNews = 'masuk' | 'keluar'

/** One a tab: a second one in the same tab would hear the first. */
let channel: BroadcastChannel | undefined

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel('jm-sesi')
  return channel
}

/** Tells every other tab; does nothing where the browser has no channels. */
export function tellOtherTabs(news: SessionNews): void {
  open()?.postMessage(news)
}

/** Hears what other tabs tell. @returns stops listening */
export function hearOtherTabs(listener: (news: SessionNews) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === 'masuk' || data === 'keluar') listener(data)
  }
  const tabs = open()
  tabs?.addEventListener('message', hear)
  return () => {
    tabs?.removeEventListener('message', hear)
  }
}
