const firstSource =
  /<source(?<before>[^>]*?) srcSet="\/(?<smallest>\S+) \d+w[^"]*"[^>]*>(?=<img[^>]*\sfetchPriority="high")/

/**
 * Puts a page's first picture, in its smallest size, into the HTML itself: it is there with the first paint instead of
 * waiting for its turn beside scripts, font and calls. A browser that doesn't know its format takes the file of the
 * `img`. React leaves the attributes of what it hydrates alone, and takes the file when it draws the page itself. Costs
 * its bytes once in the HTML, and the file is not asked for.
 * @param html a prerendered page's markup; without a `picture` of high priority it is returned as it is
 * @param read reads a built file by its path inside the build
 */
export async function inlineFirstPicture(
  html: string,
  read: (file: string) => Promise<Buffer>,
): Promise<string> {
  const found = firstSource.exec(html)?.groups
  if (!found) return html
  const { before = '', smallest = '' } = found
  const type = smallest.slice(smallest.lastIndexOf('.') + 1)
  const data = (await read(smallest)).toString('base64')
  return html.replace(
    firstSource,
    () => `<source${before} srcSet="data:image/${type};base64,${data}"/>`,
  )
}

const flyer = /<img(?<before>[^>]*?) src="[^"]*"(?<after>[^>]*\sfetchPriority="high"[^>]*)>/

/**
 * The same for a program's flyer, which has one size. `Picture` fetches the whole one once the page runs.
 * @param data the address of a small copy, by `data:`
 */
export const inlineFlyer = (html: string, data: string): string =>
  html
    .replace(flyer, (_, before: string, after: string) => `<img${before} src="${data}"${after}>`)
    .replace(/<link rel="preload" as="image"[^>]*>/, '')
