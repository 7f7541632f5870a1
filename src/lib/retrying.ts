/**
 * A dynamic import that can be tried again. Browsers remember a failed import for the life of the page (HTML, module
 * map; seen in Chromium 150), so the next try requests the file under another address. If a file that it imports has
 * failed, that one stays failed.
 * @param load the import, as the bundler knows it
 */
export function retrying<T>(load: () => Promise<T>): () => Promise<T> {
  let next = load
  let tries = 0
  return async () => {
    try {
      return await next()
    } catch (error) {
      const [file] = /https?:\S+?\.js/.exec(String(error)) ?? []
      tries += 1
      if (file !== undefined) next = () => import(/* @vite-ignore */ `${file}?${tries}`)
      throw error
    }
  }
}
