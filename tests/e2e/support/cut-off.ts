import type { Page } from '@playwright/test'

/**
 * Finds each text that is cut off by the window or by a box around it, and each that stands out of its button. Text with
 * an intended ellipsis, in a box that scrolls, and what a carousel has at its sides, don't count.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(nodes.currentNode)
      const around: Element[] = []
      for (let box = nodes.currentNode.parentElement; box; box = box.parentElement) around.push(box)
      const styles = around.map((element) => getComputedStyle(element))
      const meant = styles.some(
        ({ overflowX, textOverflow, clipPath, webkitLineClamp }) =>
          textOverflow === 'ellipsis' ||
          webkitLineClamp !== 'none' ||
          overflowX === 'auto' ||
          clipPath === 'inset(50%)',
      )
      // What is far below isn't laid out yet.
      if (meant || around[0]?.checkVisibility({ contentVisibilityAuto: true }) !== true) continue
      const slides = styles.some(({ touchAction }) => touchAction.startsWith('pan-y'))
      const edges = around
        .filter(
          (element, index) =>
            styles[index]?.overflowX !== 'visible' || element.matches('button, a, label'),
        )
        .map((element) => element.getBoundingClientRect())
      const left = Math.max(0, ...edges.map((edge) => edge.left))
      const right = Math.min(
        document.documentElement.clientWidth,
        ...edges.map((edge) => edge.right),
      )
      const top = Math.max(...edges.map((edge) => edge.top))
      const bottom = Math.min(...edges.map((edge) => edge.bottom))
      for (const line of range.getClientRects()) {
        // A line is higher than its letters.
        const spare = line.height / 4
        const isCut =
          (!slides && (line.left < left - 1 || line.right > right + 1)) ||
          line.top < top - spare ||
          line.bottom > bottom + spare
        if (line.width > 1 && isCut) found.add(around[0].outerHTML.slice(0, 120))
      }
    }
    return [...found]
  })
