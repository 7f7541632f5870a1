/**
 * Tells how far a run is.
 * @param live on a terminal: one line that changes. Elsewhere a line for each quarter
 */
export function progress(stream: NodeJS.WritableStream, live: boolean) {
  let quarter = 0
  return {
    show(done: number, all: number, operation: string): void {
      const percent = Math.floor((done / all) * 100)
      if (live) {
        stream.write(`\r\u001b[K${percent} %  ${operation}`)
        return
      }
      const reached = Math.floor(percent / 25)
      if (reached > quarter) stream.write(`${reached * 25} % …\n`)
      quarter = reached
    },
    clear(): void {
      if (live) stream.write('\r\u001b[K')
    },
  }
}
