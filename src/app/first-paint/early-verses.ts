/**
 * The script of a surah's prerendered page that draws the first verses as they arrive, three seconds before the app's
 * scripts could on slow 4G. `scripts/html/prerender-programs.ts` makes one file of it.
 */
import { readFirstVerses } from '@/domain/quran/read-verse-texts'
import { storedShownTexts } from '@/domain/quran/reader-view'
import { AHEAD, EARLY_ID, EARLY_TEMPLATE_ID, fillIn } from '@/features/tilawah/early-verses'
import { arabicFontLoaded } from '@/ui/text/arabic-font'
import { ordinaryStep, storedTextStep } from '@/ui/text/text-size'

/** Whether this device shows verses otherwise than the template does. */
const hasOwnLook = () =>
  storedTextStep.get() !== ordinaryStep || Object.values(storedShownTexts.get()).includes(false)

async function drawFirstVerses(): Promise<void> {
  const place = document.getElementById(EARLY_ID)
  const template = document.querySelector<HTMLTemplateElement>(`#${EARLY_TEMPLATE_ID}`)
  const [call] = Object.values(window.__firstCalls ?? {})
  // An address with a verse opens there, not at the beginning.
  if (!place || !template || !call || location.search !== '' || hasOwnLook()) return
  const nomor = Number(template.dataset.surah)
  const font = arabicFontLoaded()
  const body = (await call).body?.pipeThrough(new TextDecoderStream()).getReader()
  let answer = ''
  for (let part = await body?.read(); part?.done === false; part = await body?.read()) {
    answer += part.value
    const verses = readFirstVerses(answer, nomor, AHEAD)
    if (verses === null) continue
    void body?.cancel()
    const drawn = document.importNode(template.content, true)
    fillIn(drawn, nomor, verses)
    await font
    place.append(drawn)
    return
  }
}

// The app carries a tap out on its own button, which takes the place of this one.
document.getElementById(EARLY_ID)?.addEventListener('click', ({ target, currentTarget }) => {
  const button = target instanceof Element && target.closest('button')
  if (button && currentTarget instanceof HTMLElement)
    currentTarget.dataset.tapped = button.getAttribute('aria-label') ?? ''
})

// The app tells of what failed.
drawFirstVerses().catch(() => undefined)
