/**
 * Preloaded into the servers of `npm start`, and into the Prism of static mode: they end when their parent does, even
 * when it was killed outright and could tell them nothing. Otherwise an orphan would hold the port against the next
 * start.
 */
process.once('disconnect', () => process.exit(0))
process.channel?.unref()
