import { useEffect, useState } from 'react'

/**
 * A piece of code that most who open a page never need: fetched when it is wanted, and once more on `retry` where
 * that failed.
 * @param load a dynamic import; must be the same function at each render
 */
export function usePart<T extends object>(load: () => Promise<T>, wanted: boolean) {
  const [part, setPart] = useState<T | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (!wanted || part || error !== null) return
    let current = true
    load().then(
      (loaded) => {
        if (current) setPart(loaded)
      },
      (cause: unknown) => {
        if (current) setError(new Error('Gagal memuat. Periksa koneksi Anda.', { cause }))
      },
    )
    return () => {
      current = false
    }
  }, [wanted, part, error, load])
  return {
    part,
    error,
    retry: () => {
      setError(null)
    },
  }
}
