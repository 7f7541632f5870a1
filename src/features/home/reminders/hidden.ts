import { record } from '@/api/decode'
import { followedLocal, personalLocal } from '@/lib/storage/owned-storage'
import { readStored, type StorageSource, writeStored } from '@/lib/storage/storage'

/** A thing that somebody can hide. It comes back once it has changed. */
export interface Hideable {
  /** Names the thing among all that Home may tell of. */
  key: string
  /** Grows with each change of it; 0 where a change has another key. */
  version: number
  /** The version up to which it is hidden, where that isn't this one. */
  hiddenUpTo?: number
}

/** By key: the version up to which somebody hid it. */
export type Hidden = Readonly<Record<string, number>>

/** Far more than a person hides before what was hidden is over. */
const MAX_HIDDEN = 50

/** What the present owner hid on this device, without damaged entries. */
export function readHidden(source: StorageSource<'jm-beranda'> = followedLocal): Hidden {
  return (
    readStored(source, 'jm-beranda', (stored) =>
      Object.fromEntries(
        Object.entries(record<Hidden>(stored, 'stored')).flatMap(([key, version]) =>
          typeof version === 'number' ? [[key, version]] : [],
        ),
      ),
    ) ?? {}
  )
}

export const isHidden = (hidden: Hidden, { key, version }: Hideable): boolean =>
  (hidden[key] ?? -Infinity) >= version

/** Hides something until it changes. Where storage is denied it comes back with the next visit. */
export function hide(
  { key, version, hiddenUpTo = version }: Hideable,
  source: StorageSource<'jm-beranda'> = personalLocal,
): void {
  const others = Object.entries(readHidden(source)).filter(([other]) => other !== key)
  const all = [...others, [key, hiddenUpTo] as const].slice(-MAX_HIDDEN)
  writeStored(source, 'jm-beranda', Object.fromEntries(all))
}

/** Runs something once as soon as no part of an element is in the window: what moves it then, nobody sees. */
export function whenOutOfSight(element: Element, signal: AbortSignal, run: () => void): void {
  if (signal.aborted) return
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting !== false) return
    observer.disconnect()
    run()
  })
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
