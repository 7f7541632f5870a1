/**
 * A dynamic import that can be tried again. Browsers keep a failed import for the life of the page (HTML, module map;
 * seen in Chromium 150), so the next try asks for the file under another address. A file that it needs in turn and that
 * failed stays failed.
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
