import { useEffect, useEffectEvent, useState } from 'react'
import { VersionGone } from '@/lib/new-version'
import { showError } from './show-error'

/**
 * A module that few users of a page need: fetched when it is needed, and again on `retry` after a failure.
 * @param load a dynamic import; must be the same function at each render
 */
export function useLazyModule<T extends object>(load: () => Promise<T>, wanted: boolean) {
  const [module, setModule] = useState<T | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (!wanted || module || error !== null) return
    let current = true
    load().then(
      (loaded) => {
        if (current) setModule(loaded)
      },
      (cause: unknown) => {
        if (!current) return
        const text = 'Gagal memuat. Periksa koneksi internet Anda, lalu coba lagi.'
        setError(cause instanceof VersionGone ? cause : new Error(text, { cause }))
      },
    )
    return () => {
      current = false
    }
  }, [wanted, module, error, load])
  return {
    module,
    error,
    retry: () => {
      setError(null)
    },
  }
}

/**
 * The module of a sheet, fetched when it is first opened. If that fails, a toast says so and the sheet closes; opening
 * it again tries again.
 * @param load as for {@link useLazyModule}
 * @returns null until the module is there
 */
export function useSheetModule<T extends object>(
  load: () => Promise<T>,
  opened: boolean,
  onClose: () => void,
): T | null {
  const { module, error, retry } = useLazyModule(load, opened)
  const settle = useEffectEvent(() => {
    if (!opened) retry()
    else {
      showError(error)
      onClose()
    }
  })
  useEffect(() => {
    if (error !== null) settle()
  }, [error, opened])
  return module
}
