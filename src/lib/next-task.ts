/**
 * Ends the current task, so that a waiting tap or frame comes first. Not by a timer: browsers delay those, most of all
 * in the background.
 */
export function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })
}
