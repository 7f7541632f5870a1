import { expect, it } from 'vitest'
import { parseEnv } from '../../src/api/env'
import { bundleScreen, youngerIn } from './screen-page'

it('has nothing in it that is younger than Chromium 87', async () => {
  const { code, css } = await bundleScreen(parseEnv({}))
  expect(youngerIn(code, css)).toEqual([])
  // The bundler has written its syntax for that browser: blocks in classes came with 94, `#field in` with 91.
  expect(code).not.toMatch(/static\s*\{|#\w+ in /)
  expect(css).toContain('--u')
})

it.each([
  'list.at(-1)',
  'Object.hasOwn(a,b)',
  'URL.canParse(a)',
  'AbortSignal.timeout(1)',
  'signal.throwIfAborted()',
  'new Intl.DateTimeFormat',
  'structuredClone(a)',
])('finds %s in a script', (code) => {
  expect(youngerIn(code, '')).toHaveLength(1)
})

it.each([
  'a:is(b){}',
  '@layer a{}',
  'a{inset:0}',
  'a{aspect-ratio:1}',
  'a{height:1dvh}',
  'a{translate:1px}',
])('finds %s in styles', (css) => {
  expect(youngerIn('', css)).toHaveLength(1)
})
