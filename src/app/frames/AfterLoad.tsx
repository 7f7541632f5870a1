import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { leftFor } from '@/ui/history'
import { lazyModule } from '@/lib/lazy-module'
import { VersionGone } from '@/lib/new-version'
import { whenQuiet } from '@/lib/scheduling'
import { ReloadButton } from '@/ui/button/PlainButton'
import { showError } from '@/ui/show-error'
import { toastStore } from '@/ui/overlay/toast'
import { repeatCalls } from '@/api/query'

/** The pause before the toasts' part is requested again, in milliseconds. */
const RETRY_MS = 3_000

const loadLateParts = lazyModule(() => import('@/app/late-parts/LateParts'))
const loadToasts = lazyModule(() => import('@/ui/overlay/ToastHost'))

/** A part that can't be fetched, for example without a network, is left out. */
const leaveOut = (error: unknown) => {
  if (error instanceof VersionGone) showError(error)
}

type Part = ComponentType | null

/** Renders a part in slices, so that a tap is answered in between. */
const draw = (set: (part: () => Part) => void, part: Part) => {
  startTransition(() => {
    set(() => part)
  })
}

/**
 * Loads the parts that no page needs at first (see `LateParts`): after the page, or at once for a navigation. The
 * toasts come first, as soon as the page can be tapped: a toast often reports a lost network, and then it is too late
 * to fetch them.
 */
export function AfterLoad() {
  const client = useQueryClient()
  const location = useLocation()
  const moved = useNavigationType() !== NavigationType.Pop
  const before = useRef(location.key)
  const [LateParts, setLateParts] = useState<Part>(null)
  const [Toasts, setToasts] = useState<Part>(null)
  const [isGone, setIsGone] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () => {
      clearTimeout(timer)
      loadToasts().then(
        ({ ToastHost }) => {
          draw(setToasts, ToastHost)
        },
        (error: unknown) => {
          if (error instanceof VersionGone) setIsGone(true)
          else if (toastStore.get().length > 0) timer = setTimeout(load, RETRY_MS)
        },
      )
    }
    load()
    // A failed part is requested again when the network is back, or when a toast waits for it.
    addEventListener('online', load)
    const unsubscribe = toastStore.subscribe(load)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', load)
      unsubscribe()
    }
  }, [])
  useEffect(() => {
    const load = () => {
      loadLateParts().then(({ LateParts }) => {
        draw(setLateParts, LateParts)
      }, leaveOut)
    }
    const leave = moved ? undefined : whenQuiet(load)
    if (moved) load()
    // They may have been asked for without a network.
    addEventListener('online', load)
    return () => {
      leave?.()
      removeEventListener('online', load)
    }
  }, [moved])
  // A visit begins. Tests make several with one page.
  useEffect(() => leftFor.clear(), [])
  useEffect(() => {
    // Here, since a person may have gone and come back before the part that gives the focus is there.
    if (moved) leftFor.set(before.current, location.pathname + location.search)
    before.current = location.key
  }, [location, moved])
  useEffect(() => {
    // Here and not in a later part, which may be missing just when the network comes back.
    const repeat = () => void repeatCalls(client)
    addEventListener('online', repeat)
    return () => removeEventListener('online', repeat)
  }, [client])
  return (
    <>
      {Toasts && <Toasts />}
      {isGone && !Toasts && (
        // No toast can say it.
        <div role="alert" className="jm-unloaded">
          Versi baru tersedia. <ReloadButton />
        </div>
      )}
      {LateParts && <LateParts />}
    </>
  )
}
