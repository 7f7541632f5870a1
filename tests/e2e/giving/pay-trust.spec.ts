import { rm, writeFile } from 'node:fs/promises'
import { PNG } from 'pngjs'
import { give } from './checkout-support.ts'
import { noisyCanvas } from '../support/noisy-canvas.ts'
import { shownTexts } from '../support/shown.ts'
import { expect, look, test } from '../support/test.ts'

const checkout = (code: string) => `/donation/${code}/checkout`
const detail = (code: string) => `/donation/${code}`

/** A screenshot as a phone makes it: larger than what is sent. */
function picture(width = 1800, height = 2400): Buffer {
  const png = new PNG({ width, height })
  for (let at = 0; at < png.data.length; at += 4) png.data.set([at % 251, at % 83, 90, 255], at)
  return PNG.sync.write(png)
}

const chosen = (buffer: Buffer, name = 'struk.png', mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer,
})

test.describe('a slip of a transfer', { tag: '@1.1' }, () => {
  test('is made small, sent, and seen again later', async ({ page, standIn }) => {
    const code = await give(standIn, { type: 'Manual' })
    await page.goto(checkout(code))
    const card = page.getByRole('region', { name: 'Kirim bukti transfer' })
    const file = picture()
    await card.getByLabel('Pilih gambar bukti transfer').setInputFiles(chosen(file))
    await expect(card.getByRole('img', { name: 'Bukti yang Anda pilih' })).toBeVisible()
    await look(page)
    await standIn.hold('transaction/upload_proof')
    const slow = await page.context().newCDPSession(page)
    const line = { offline: false, latency: 0, downloadThroughput: -1 }
    await slow.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 40_000 })
    await card.getByRole('button', { name: 'Kirim bukti' }).click()
    await expect(card.getByRole('progressbar', { name: 'Mengirim bukti' })).toBeVisible()
    await expect(card.getByRole('status')).toHaveText(/Mengirim bukti/)
    await expect.poll(() => shownTexts(page)).toContainEqual(expect.stringMatching(/^[1-9]\d?%$/))
    await expect(card.getByText('100%')).toBeVisible()
    await standIn.release('transaction/upload_proof')
    await expect(card.getByRole('status')).toHaveText(
      /Bukti terkirim .* WIB\. Menunggu pemeriksaan/,
    )
    // The button that was pressed is gone. The one that replaces it has the focus.
    const another = card.getByRole('button', { name: 'Kirim bukti lain' })
    await expect(another).toBeFocused()
    const [sent] = standIn.log('upload_proof')
    expect(sent?.form).toMatchObject({ codeDonate: code })
    const bytes = Number(
      /^\[file bukti\.jpg, (\d+) bytes\]$/.exec(String(sent?.form['bukti']))?.[1],
    )
    expect(bytes).toBeGreaterThan(1_000)
    expect(bytes).toBeLessThanOrEqual(1024 * 1024)
    const events = page.getByRole('region', { name: 'Perjalanan Donasi' })
    await expect(events).toContainText('Bukti transfer diterima')

    await page.goto(detail(code))
    await expect(card.getByRole('status')).toHaveText(/Bukti terkirim/)
    await another.click()
    await expect(card.getByRole('button', { name: 'Pilih gambar', exact: true })).toBeFocused()
  })

  test('that is no picture, too large, refused or broken off keeps what was chosen, and goes in the end', async ({
    page,
    standIn,
    context,
    allowErrors,
  }, testInfo) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/, /status of 500/)
    await page.goto(detail(await give(standIn, { type: 'Manual' })))
    const card = page.getByRole('region', { name: 'Kirim bukti transfer' })
    const input = card.getByLabel(/(Pilih|Ganti) gambar bukti transfer/)
    const alert = card.getByRole('alert')
    const path = testInfo.outputPath('struk.png')
    await writeFile(path, picture(40, 40))
    // Held back, so that the file goes between the choice and the reading.
    await page.evaluate(() =>
      addEventListener('change', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      }),
    )
    await input.setInputFiles(path)
    await rm(path)
    await input.dispatchEvent('change')
    await expect(alert).toHaveText(
      'Berkas ini tidak dapat dibaca. Jika tersimpan di cloud, unduh dulu ke perangkat ini, lalu pilih lagi.',
    )
    await input.setInputFiles(chosen(picture(40, 40)))
    const preview = card.getByRole('img', { name: 'Bukti yang Anda pilih' })
    await expect(preview).toBeVisible()
    await input.setInputFiles(chosen(Buffer.from('%PDF-1.7'), 'struk.pdf', 'application/pdf'))
    await expect(alert).toContainText('bukan gambar')
    await input.setInputFiles(chosen(Buffer.from('bukan gambar'), 'struk.jpg', 'image/jpeg'))
    await expect(alert).toContainText('bukan gambar')
    await input.setInputFiles(chosen(Buffer.alloc(10 * 1024 * 1024 + 1), 'besar.png'))
    await expect(alert).toContainText('terlalu besar')
    await expect(preview).toBeVisible()
    expect(standIn.log('upload_proof')).toEqual([])

    await context.setOffline(true)
    await card.getByRole('button', { name: 'Kirim bukti' }).click()
    await expect(alert).toContainText('terputus di tengah jalan')
    await expect(preview).toBeVisible()
    await context.setOffline(false)
    await standIn.breakService('backend')
    await card.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(alert).toContainText('gangguan')
    await standIn.mendService('backend')
    await card.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(card.getByRole('status')).toHaveText(/Bukti terkirim/)
  })

  test('that is too large says so where the browser makes noise of what it draws', async ({
    page,
    standIn,
  }) => {
    await page.addInitScript(noisyCanvas)
    await page.goto(checkout(await give(standIn, { type: 'Manual' })))
    const card = page.getByRole('region', { name: 'Kirim bukti transfer' })
    // More than the contract takes, and nothing here can make it smaller.
    const large = Buffer.concat([picture(40, 40), Buffer.alloc(5 * 1024 * 1024)])
    await card.getByLabel('Pilih gambar bukti transfer').setInputFiles(chosen(large))
    await card.getByRole('button', { name: 'Kirim bukti' }).click()
    await expect(card.getByRole('alert')).toHaveText(
      'Browser ini tidak dapat memperkecil gambar. Pilih gambar JPG, PNG, atau WebP paling besar 5 MB.',
    )
    expect(standIn.log('upload_proof')).toEqual([])
  })
})

test.describe('Bukti Donasi', () => {
  test('prints on one page, with the number masked and without the page around it', async ({
    page,
    standIn,
  }) => {
    const code = await give(standIn, { type: 'Manual' })
    await page.goto(detail(code))
    await expect(page.getByText('Belum Lunas', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cetak bukti' })).toHaveCount(0)
    await standIn.markPaid(code)
    await page.evaluate(() => {
      window.print = () => dispatchEvent(new Event('beforeprint'))
    })
    await page.getByRole('button', { name: 'Cetak bukti' }).click()
    await page.emulateMedia({ media: 'print' })
    const receipt = page.getByRole('region', { name: 'Bukti Donasi' })
    await expect(receipt.getByRole('heading', { level: 1 })).toHaveText('Bukti Donasi')
    await expect(receipt).toContainText(code)
    await expect(receipt).toContainText('+62 81********0')
    await expect(receipt).toContainText('lima puluh ribu')
    await expect(page.getByRole('button', { name: 'Cetak bukti' })).toBeHidden()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '130%'
    })
    for (const format of ['A4', 'A5'] as const)
      for (const landscape of [false, true]) {
        const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
        const pdf = (await page.pdf({ format, landscape, margin })).toString('latin1')
        const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)
        expect(pages, `${format}, ${landscape ? 'wide' : 'tall'}`).toHaveLength(1)
      }
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('button', { name: 'Cetak bukti' })).toBeVisible()
  })

  test('is saved as a picture, and shared where the device can', async ({ page, standIn }) => {
    const code = await give(standIn, { type: 'QRIS' })
    await standIn.markPaid(code)
    await page.goto(detail(code))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Bagikan sebagai gambar' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`bukti-donasi-${code}.png`)
    const chunks: Uint8Array[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
    const { width, height } = PNG.sync.read(Buffer.concat(chunks))
    expect(width).toBe(1080)
    expect(height).toBeGreaterThan(800)
    // Nobody can know whether it arrived.
    await expect(page).toHaveShown('Periksa unduhan atau galeri Anda.')
    await expect(page.getByText('Tidak tersimpan? Ambil tangkapan layar')).toBeVisible()

    await page.evaluate(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files }: { files: File[] }) => {
          document.title = `dibagikan: ${files[0]?.name} ${files[0]?.type}`
          return Promise.resolve()
        },
      })
    })
    await page.getByRole('button', { name: 'Bagikan sebagai gambar' }).click()
    await expect(page).toHaveTitle(`dibagikan: bukti-donasi-${code}.png image/png`)
  })
})
