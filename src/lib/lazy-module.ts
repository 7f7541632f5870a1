import { isVersionGone, VersionGone } from './new-version'

/**
 * A module that is fetched when it is first needed. All callers share one fetch; after a failed one, the next call
 * tries again. Browsers remember a failed import for the life of the page (HTML, module map; seen in Chromium 150), so
 * it requests the file under another address. If a file that it imports has failed, that one stays failed.
 * @param load the import, as the bundler knows it
 * @returns fetches the module; rejects with the browser's error, or with {@link VersionGone}
 */
export function lazyModule<T>(load: () => Promise<T>): () => Promise<T> {
  let next = load
  let tries = 0
  let loading: Promise<T> | undefined
  const attempt = async () => {
    try {
      return await next()
    } catch (error) {
      const [file] = /https?:\S+?\.js/.exec(String(error)) ?? []
      tries += 1
      if (file !== undefined) next = () => import(/* @vite-ignore */ `${file}?${tries}`)
      const isGone = await isVersionGone()
      loading = undefined
      throw isGone ? new VersionGone(error) : error
    }
  }
  return () => (loading ??= attempt())
}
