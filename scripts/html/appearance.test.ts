import { expect, it } from 'vitest'
import { CALM_ATTRIBUTE } from '../../src/lib/reduced-motion'
import { runInlineScript } from './inline-script-for-tests'

/** What the script makes of a page on a device that has this stored; null: storage is denied. */
const shown = async (appearance: string | null) =>
  (await runInlineScript({ routes: [] }, { appearance })).looks

it.each([
  ['{"teks":100,"tenang":false}', '', []],
  ['{"teks":110,"tenang":false}', '110%', []],
  ['{"teks":130,"tenang":true}', '130%', [CALM_ATTRIBUTE]],
  ['{"teks":100,"tenang":true}', '', [CALM_ATTRIBUTE]],
])('shows %s before the first paint', async (stored, size, attributes) => {
  expect(await shown(stored)).toEqual([size, attributes])
})

it.each([
  ['{"tema":"gelap"}', false, 'dark'],
  ['{"tema":"terang"}', true, 'light'],
  ['{"tema":"perangkat"}', true, 'dark'],
  ['{"tema":"perangkat"}', false, 'light'],
  ['{"tema":"merah"}', true, 'dark'],
  ['{', true, 'dark'],
  [null, true, 'dark'],
  [null, false, 'light'],
])(
  'where %j is stored on a device that is dark (%j), the first paint is %s',
  async (appearance, dark, scheme) => {
    expect((await runInlineScript({ routes: [] }, { appearance, dark })).scheme).toBe(scheme)
  },
)

it.each([null, '', '{', 'null', '[]', '{"teks":1200}', '{"teks":"1e9","tenang":"ya"}'])(
  'leaves the page alone where %j is stored',
  async (stored) => {
    expect(await shown(stored)).toEqual(['', []])
  },
)
