/**
 * The only script in the HTML, which runs before anything of the page is read: `scripts/html/inline-script.ts` makes one
 * function of it, and the README there tells what happens when.
 */
import { loadAfterFirstPaint } from './after-first-paint'
import { showStoredAppearance } from './appearance'
import { data } from './data'
import { noteEarlyInput } from './early-input'
import { startFirstCalls } from './first-calls'
import { reloadOnce } from './reload-once'

showStoredAppearance()
window.__reloadOnce = reloadOnce
if (!data.wait) startFirstCalls()
if (!data.isNeutral) noteEarlyInput()
loadAfterFirstPaint()
