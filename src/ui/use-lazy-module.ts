import { useEffect, useState } from 'react'

/**
 * A piece of code that most who open a page never need: fetched when it is wanted, and once more on `retry` where
 * that failed.
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
        if (current) setError(new Error('Gagal memuat. Periksa koneksi Anda.', { cause }))
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
