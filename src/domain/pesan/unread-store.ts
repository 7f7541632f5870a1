import { createStore } from '@/lib/store'

/** How many messages aren't read, for the tab "Pesan". A late part counts them, so that Home needs nothing of the box. */
export const unreadStore = createStore(() => 0)
