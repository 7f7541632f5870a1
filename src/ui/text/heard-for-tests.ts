/**
 * Writes down what a screen reader says of the live regions from now on: of each change what is new, or the whole of the
 * nearest atomic element. `status` and `alert` are atomic unless they say otherwise (WAI-ARIA 1.2).
 * @returns what has been said, oldest first
 */
export function listen(): string[] {
  const heard: string[] = []
  const say = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    const region = element?.closest('[role="status"], [role="alert"]')
    const atomic = element?.closest('[aria-atomic="true"], [role="status"], [role="alert"]')
    if (!region || !atomic) return
    const isWhole = atomic.getAttribute('aria-atomic') !== 'false'
    const text = (isWhole ? atomic : node).textContent?.trim() ?? ''
    if (text !== '') heard.push(text)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') say(target)
      else addedNodes.forEach(say)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  return heard
}
