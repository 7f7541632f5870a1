import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from './support/test'

const dist = path.resolve(import.meta.dirname, '../../dist')

const pages = [
  ['/tentang-kami', 'agar masjid-masjid menjadi mandiri'],
  ['/pusat-bantuan', 'Saya membayar dua kali'],
  ['/syarat-ketentuan', 'Donasi dianggap dibayar'],
  ['/kebijakan-privasi', 'Layanan jadwal shalat'],
] as const

/** The most that a page may weigh on its way to a phone, in bytes. */
const MAX_BYTES = 20_000

test('each is whole in its HTML, and light', async () => {
  for (const [address, words] of pages) {
    const file = path.join(dist, address, 'index.html')
    const html = await readFile(file, 'utf8')
    expect(html).toContain(words)
    // What isn't configured is nowhere, not even as a gap.
    expect(/<main.*<\/main>/s.exec(html)?.[0]).not.toMatch(/[{}]|dikelola oleh \.|undefined/)
    expect(html).toContain('https://wa.me/6281200000000?text=')
    expect((await stat(`${file}.br`)).size).toBeLessThan(MAX_BYTES)
  }
})
