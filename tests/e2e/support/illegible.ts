import type { CDPSession, Page } from '@playwright/test'
import { PNG } from 'pngjs'

/** Far below what WCAG asks for: the words can hardly be seen, whatever a colour's name in the style sheet. */
const LEAST_CONTRAST = 1.6

const linear = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>

/** Of the lightest to the darkest pixel of a part, as WCAG reckons it. */
function contrastWithin({ data, width }: PNG, box: Box): number {
  let darkest = 1
  let lightest = 0
  const part = (value = 0) => linear[value] ?? 0
  for (let y = Math.ceil(box.y); y < Math.floor(box.y + box.height); y += 1)
    for (let x = Math.ceil(box.x); x < Math.floor(box.x + box.width); x += 1) {
      const at = (y * width + x) * 4
      const light =
        0.2126 * part(data[at]) + 0.7152 * part(data[at + 1]) + 0.0722 * part(data[at + 2])
      darkest = Math.min(darkest, light)
      lightest = Math.max(lightest, light)
    }
  return (lightest + 0.05) / (darkest + 0.05)
}

/**
 * Finds each text of the window that can't be told from what is behind it, by the pixels: a browser's own dark theme
 * changes no style that a script could read.
 */
export async function illegible(page: Page, chrome: CDPSession): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: { text: string; box: Box }[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { parentElement: parent, textContent } = nodes.currentNode
      if (!/[\p{L}\p{N}]/u.test(textContent ?? '')) continue
      const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!parent || !isShown || parent.closest(':disabled, [aria-disabled="true"]')) continue
      const range = document.createRange()
      range.selectNodeContents(nodes.currentNode)
      const [box] = range.getClientRects()
      if (!box || box.width < 8 || box.height < 8) continue
      if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
        continue
      // Something else may lie above it, such as a bar.
      const there = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const above = there.slice(
        0,
        there.findIndex((element) => element.contains(parent)),
      )
      const isCovered = above.some((element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element)
        return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
      })
      const { x, y, width, height } = box
      if (!isCovered)
        found.push({ text: parent.outerHTML.slice(0, 160), box: { x, y, width, height } })
    }
    return found
  })
  const { data } = await chrome.send('Page.captureScreenshot', { optimizeForSpeed: true })
  const picture = PNG.sync.read(Buffer.from(data, 'base64'))
  return texts
    .filter(({ box }) => contrastWithin(picture, box) < LEAST_CONTRAST)
    .map(({ text }) => text)
}
