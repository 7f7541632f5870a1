import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { inlineFlyer } from './inline-picture'
import { prerenderOption } from './prerender-option'
import { siteFiles, writtenPaths } from './site-files'

afterEach(() => vi.unstubAllEnvs())

it('names no sitemap where the site’s address is not known', () => {
  expect([...siteFiles('', ['/'])]).toEqual([['robots.txt', 'User-agent: *\nAllow: /\n']])
})

it('lists each public page by its whole address', () => {
  const files = siteFiles('https://masjid.example', ['/', '/campaign/a&b'])
  expect(files.get('robots.txt')).toContain('Sitemap: https://masjid.example/sitemap.xml')
  expect(files.get('sitemap.xml')).toContain('<loc>https://masjid.example/campaign/a&amp;b</loc>')
})

it('splits a sitemap that is too long, and loses no page', () => {
  const files = siteFiles('https://masjid.example', ['/1', '/2', '/3', '/4', '/5'], 2)
  expect([...files.keys()]).toEqual([
    'robots.txt',
    'sitemap-1.xml',
    'sitemap-2.xml',
    'sitemap-3.xml',
    'sitemap.xml',
  ])
  const pages = [...files.values()].join('').match(/<url>/g)
  expect(pages).toHaveLength(5)
  expect(files.get('sitemap.xml')).toContain('<loc>https://masjid.example/sitemap-3.xml</loc>')
})

it('lists of the programs only those that have a page, perhaps the former one', async () => {
  const dist = await mkdtemp(path.join(tmpdir(), 'jm-sitemap-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await mkdir(path.join(dist, 'campaign/ada'), { recursive: true })
  await writeFile(path.join(dist, 'campaign/ada/index.html'), '')
  await mkdir(path.join(dist, 'campaign/kosong'))
  const paths = ['/campaign/ada', '/campaign/kosong', '/campaign/gagal']
  expect(writtenPaths(dist, paths)).toEqual(['/campaign/ada'])
})

it.each([
  [undefined, 'all'],
  ['all', 'all'],
  ['none', 'none'],
  ['0', 'none'],
  ['25', 25],
])('PRERENDER=%s prerenders %s', (value, option) => {
  vi.stubEnv('PRERENDER', value)
  expect(prerenderOption()).toBe(option)
})

it('any other PRERENDER ends the build', () => {
  vi.stubEnv('PRERENDER', 'semua')
  expect(() => prerenderOption()).toThrow('PRERENDER must be')
})

it('puts the copy into the first picture only, and asks for no other', () => {
  const html =
    '<link rel="preload" as="image" href="/a"/><img alt="" src="/a" fetchPriority="high"/><img src="/b"/>'
  expect(inlineFlyer(html, 'data:image/webp;base64,AA')).toBe(
    '<img alt="" src="data:image/webp;base64,AA" fetchPriority="high"/><img src="/b"/>',
  )
})
