import { createContext } from 'react'

/**
 * True inside an open sheet. A sheet holds one history entry of its own, so that the device's back button
 * closes it; a link inside replaces that entry, or going back would stop at a page that looks closed.
 */
export const InSheetContext = createContext(false)
