/**
 * Draws the app's icons from `scripts/signs.ts` into public/icons: `npx tsx scripts/tools/make-icons.ts`. The files are
 * committed; run it when the mark or the green of the design tokens changes.
 */
import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../setup/chromium.mjs'
import { icons } from '../signs'

const browser = await chromium.launch(chromiumOptions())
try {
  const page = await browser.newPage()
  for (const [file, [size, svg]] of Object.entries(icons)) {
    const url = await page.evaluate(
      async ([source, side]) => {
        const image = new Image()
        image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }))
        await image.decode()
        const canvas = Object.assign(document.createElement('canvas'), {
          width: side,
          height: side,
        })
        canvas.getContext('2d')?.drawImage(image, 0, 0, side, side)
        return canvas.toDataURL('image/png')
      },
      [svg, size] as const,
    )
    const picture = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    await writeFile(new URL(`../../public/icons/${file}`, import.meta.url), picture)
    console.log(`${file}  ${picture.byteLength}`)
  }
} finally {
  await browser.close()
}
