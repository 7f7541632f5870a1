/**
 * Ends the task at hand: a tap or a picture that waits comes first. Not by a timer: browsers delay those, the more in
 * the background.
 */
export function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })
}
