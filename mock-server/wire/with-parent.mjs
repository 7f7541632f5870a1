/** Preloaded into the Prism of static mode: it ends when its parent does, even one that was killed outright. */
process.once('disconnect', () => process.exit(0))
process.channel?.unref()
