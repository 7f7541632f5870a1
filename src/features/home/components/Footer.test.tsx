import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { parseEnv } from '@/api/env'

async function footer(raw: Record<string, string>): Promise<string> {
  vi.doMock('@/api/config', () => ({ config: parseEnv(raw) }))
  const { Footer } = await import('./Footer')
  return renderToStaticMarkup(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  )
}

const links = (html: string) =>
  [...html.matchAll(/<a href="(https:\/\/contoh[^"]*)"/g)].map(([, href]) => href)

afterEach(() => {
  vi.resetModules()
})

it('shows no link and no address that was not given', async () => {
  const html = await footer({})
  expect(links(html)).toEqual([])
  expect(html).not.toContain('href=""')
  for (const own of [
    '/tentang-kami',
    '/pusat-bantuan',
    '/syarat-ketentuan',
    '/kebijakan-privasi',
    '/pengaturan',
  ])
    expect(html).toContain(`href="${own}"`)
  expect(html).toContain('08.00–15.00')
})

it('shows those that were', async () => {
  const html = await footer({
    VITE_ADDRESS: 'Jl. Masjid Raya 1, Bandung',
    VITE_ABOUT_URL: 'https://contoh.id/tentang',
    VITE_TERMS_URL: 'https://contoh.id/syarat',
    VITE_PRIVACY_URL: 'https://contoh.id/privasi',
    VITE_INSTAGRAM_URL: 'https://contoh.instagram/x',
    VITE_YOUTUBE_URL: 'https://contoh.youtube/x',
  })
  expect(html).toContain('Jl. Masjid Raya 1, Bandung')
  expect(html).not.toContain('/tentang-kami"')
  expect(links(html)).toEqual([
    'https://contoh.id/tentang',
    'https://contoh.id/syarat',
    'https://contoh.id/privasi',
    'https://contoh.instagram/x',
    'https://contoh.youtube/x',
  ])
  expect(html).toContain('aria-label="Instagram"')
  expect(html).toMatch(/<use href="[^"]*#YouTube"/)
})
