import { setTimeout as later } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { afterFirstPaint } from '../../src/app/first-paint/after-first-paint'
import { runInlineScript } from './inline-script-for-tests'

const entry = '<script type="module" src="/assets/index.js"></script>'
const manifest = '<link rel="manifest" href="/manifest.webmanifest" />'

const load = (circumstances?: Parameters<typeof runInlineScript>[1]) =>
  runInlineScript({ routes: [] }, circumstances)

describe('the scripts after the first paint', () => {
  it('keeps everything in a template, where nothing is fetched', () => {
    expect(afterFirstPaint([entry], [manifest])).toMatch(
      /^<template id="[\w-]+"><script type="module" src="\/assets\/index.js"><\/script><link data-last rel="manifest"[^>]*><\/template>$/,
    )
  })

  it('waits for something to read, not for a background', async () => {
    const page = await load()
    page.paint('first-paint')
    expect(page.head).toEqual([])
    page.paint('first-paint', 'first-contentful-paint')
    expect(page.head).toEqual(['app'])
    await later()
    expect(page.frames()).toBe(0)
  })

  it('asks once, whatever else happens', async () => {
    const page = await load()
    page.paint('first-contentful-paint')
    page.hide()
    page.wait()
    expect(page.head).toEqual(['app'])
  })

  it.each([
    ['nobody sees the page', { hidden: true }],
    ['the browser can’t tell of paints', { observes: false }],
  ])('asks at once where %s, once the template is there', async (_, circumstances) => {
    expect((await load(circumstances)).head).toEqual(['app'])
    const early = await load({ ...circumstances, parsed: false })
    expect(early.head).toEqual([])
    early.parse()
    expect(early.head).toEqual(['app'])
  })

  it('asks when the page is hidden before it was painted', async () => {
    const page = await load()
    page.hide()
    expect(page.head).toEqual(['app'])
  })

  it('waits a second at most', async () => {
    const page = await load()
    page.wait()
    expect(page.head).toEqual(['app'])
  })

  describe('beside a flyer on its way', () => {
    const url = 'http://assets.test/*'
    const picture = { url, field: 'flyer', look: 'cards' } as const
    const answer = JSON.stringify({ data: [{ flyer: 'a.webp' }] })
    const call = { key: 'k', url: 'http://backend.test/mosque', headers: {}, picture } as const
    const firstCalls = [{ ...call, credentials: 'omit' } as const]
    const routes = [{ pattern: '^/$', firstCalls }]
    const loadWithFlyer = () => runInlineScript({ routes }, { answer })

    it('waits until it is on the screen', async () => {
      const page = await loadWithFlyer()
      page.paint('first-contentful-paint')
      expect(page.head).toEqual([])
      await page.bringPicture()
      expect(page.head).toEqual(['app'])
      expect(page.frames()).toBe(1)
    })

    it('waits a moment at most', async () => {
      const page = await loadWithFlyer()
      page.paint('first-contentful-paint')
      expect(page.head).toEqual([])
      page.wait()
      await page.bringPicture()
      expect(page.head).toEqual(['app'])
    })
  })

  describe('beside the font of the first verses', () => {
    const loadSurah = () => runInlineScript({ routes: [], early: true })

    it.each([true, false])('waits until it has come or failed (it came: %s)', async (loaded) => {
      const page = await loadSurah()
      page.paint('first-contentful-paint')
      expect(page.head).toEqual([])
      await page.endFont(loaded)
      expect(page.head).toEqual(['app'])
    })

    it('waits a second at most', async () => {
      const page = await loadSurah()
      page.paint('first-contentful-paint')
      page.wait()
      expect(page.head).toEqual(['app'])
    })
  })

  it('links what installs the app once the entry script is there', async () => {
    const page = await load()
    page.paint('first-contentful-paint')
    page.runEntry()
    expect(page.head).toEqual(['app', 'install links'])
  })
})
