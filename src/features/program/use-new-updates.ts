import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { programKey, type ProgramRef } from '@/domain/program/program'
import {
  isNewUpdate,
  noneSeen,
  type ProgramUpdate,
  seenUpdatesStore,
  withSeen,
} from '@/domain/program/accountability/updates'
import { useStore } from '@/ui/use-store'
const remember = (key: string, updates: readonly ProgramUpdate[]) => {
  seenUpdatesStore.set(withSeen(seenUpdatesStore.get(), key, updates))
}

/** How many of a program's news this device hasn't shown. A first visit takes note of those there are. */
export function useNewUpdateCount(
  program: ProgramRef,
  updates: readonly ProgramUpdate[] | undefined,
): number {
  const key = programKey(program)
  const seen = useStore(seenUpdatesStore, () => noneSeen)[key]
  useEffect(() => {
    if (updates && seenUpdatesStore.get()[key] === undefined) remember(key, updates)
  }, [key, updates])
  return updates?.filter((update) => isNewUpdate(update, seen)).length ?? 0
}

/** For each history entry of a list, by its key: what was seen before. So "back" finds the same marks, a reload none. */
const seenBefore = new Map<string, number | undefined>()

/** Whether one of the news on screen is new here; from now on they all count as seen. */
export function useUpdateMarks(
  program: ProgramRef,
  updates: readonly ProgramUpdate[],
): (update: ProgramUpdate) => boolean {
  const key = programKey(program)
  const entry = `${useLocation().key} ${key}`
  const [seen] = useState(() => {
    if (!seenBefore.has(entry)) seenBefore.set(entry, seenUpdatesStore.get()[key])
    return seenBefore.get(entry)
  })
  useEffect(() => {
    remember(key, updates)
  }, [key, updates])
  return (update) => isNewUpdate(update, seen)
}
