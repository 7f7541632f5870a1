import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { afterFirstPaint } from './after-first-paint'

const entry = '<script type="module" src="/assets/index.js"></script>'
const manifest = '<link rel="manifest" href="/manifest.webmanifest" />'

/** A browser's part that the script meets: what its head got, and what one can make happen. */
function load({ hidden = false, observes = true } = {}) {
  const head: string[] = []
  const happens: Record<string, () => void> = {}
  const timers: (() => void)[] = []
  let onEntry: () => void = () => undefined
  let painted: (names: string[]) => void = () => undefined
  const last = { remove: () => undefined }
  const content = {
    querySelectorAll: () => [last],
    querySelector: () => ({
      addEventListener: (_: string, run: () => void) => {
        onEntry = run
      },
    }),
  }
  const window: Record<string, unknown> = {
    document: {
      hidden,
      getElementById: () => ({ content }),
      importNode: (node: unknown) => node,
      head: {
        append: (...nodes: unknown[]) =>
          nodes.forEach((node) => head.push(node === content ? 'app' : 'install links')),
      },
    },
    addEventListener: (name: string, run: () => void) => {
      happens[name] = run
    },
    setTimeout: (run: () => void) => timers.push(run),
    ...(observes && {
      PerformanceObserver: class {
        constructor(run: (list: { getEntriesByName: (name: string) => string[] }) => void) {
          painted = (names) =>
            run({ getEntriesByName: (name) => names.filter((one) => one === name) })
        }
        observe() {}
        disconnect() {}
      },
    }),
  }
  const code = /<script>([^]*)<\/script>$/.exec(afterFirstPaint([entry], [manifest]))?.[1] ?? ''
  runInNewContext(code, window)
  return {
    head,
    paint: (...names: string[]) => painted(names),
    hide: () => happens['visibilitychange']?.(),
    wait: () => timers.forEach((run) => run()),
    runEntry: () => onEntry(),
  }
}

describe('the scripts after the first paint', () => {
  it('keeps everything in a template, where nothing is fetched', () => {
    expect(afterFirstPaint([entry], [manifest])).toMatch(
      /^<template id="[\w-]+"><script type="module" src="\/assets\/index.js"><\/script><link data-last rel="manifest"[^>]*><\/template><script>/,
    )
  })

  it('waits for something to read, not for a background', () => {
    const page = load()
    page.paint('first-paint')
    expect(page.head).toEqual([])
    page.paint('first-paint', 'first-contentful-paint')
    expect(page.head).toEqual(['app'])
  })

  it('asks once, whatever else happens', () => {
    const page = load()
    page.paint('first-contentful-paint')
    page.hide()
    page.wait()
    expect(page.head).toEqual(['app'])
  })

  it.each([
    ['nobody sees the page', load({ hidden: true })],
    ['the browser can’t tell of paints', load({ observes: false })],
  ])('asks at once where %s', (_, page) => {
    expect(page.head).toEqual(['app'])
  })

  it('asks when the page is hidden before it was painted', () => {
    const page = load()
    page.hide()
    expect(page.head).toEqual(['app'])
  })

  it('waits a second at most', () => {
    const page = load()
    page.wait()
    expect(page.head).toEqual(['app'])
  })

  it('links what installs the app once the entry script is there', () => {
    const page = load()
    page.paint('first-contentful-paint')
    page.runEntry()
    expect(page.head).toEqual(['app', 'install links'])
  })
})
