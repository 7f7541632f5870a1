const rows = Array.from({ length: 500 }, (_, id) => ({
  id,
  slug: `program-${id}`,
  data: { target: id * 1_000, donors: [`Donatur ${id}`, null], open: id % 2 === 0 },
}))

/** Processor time so far, in milliseconds. */
export const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/**
 * A yardstick for processor time, which is no constant either: a core that is shared or throttled takes longer for the
 * same work. Measured from time to time during a run, it says how long a fixed piece of work took on this machine, then.
 */
export function referenceWork() {
  let times = 0
  let total = 0
  return {
    /** Does the piece of work: JSON there and back, of which a check does much. */
    measure: () => {
      const started = processorMs()
      for (let round = 0; round < 10; round++) JSON.parse(JSON.stringify(rows))
      total += processorMs() - started
      times += 1
    },
    /** What all measurements together took. */
    totalMs: () => total,
    /** What one took on average. */
    meanMs: () => total / times,
  }
}
