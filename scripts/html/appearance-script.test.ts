import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { APPEARANCE_KEY } from '../../src/lib/appearance'
import { CALM_ATTRIBUTE } from '../../src/lib/reduced-motion'
import { appearanceScript } from './appearance-script'

/** What the script makes of a page on a device that has this stored; null: storage is denied. */
function shown(stored: string | null) {
  const looks = { fontSize: '' }
  const attributes: string[] = []
  runInNewContext(appearanceScript, {
    localStorage: {
      getItem: (key: string) => {
        if (stored === null) throw new Error('denied')
        return key === APPEARANCE_KEY ? stored : null
      },
    },
    document: {
      documentElement: {
        style: looks,
        setAttribute: (name: string) => attributes.push(name),
      },
    },
  })
  return [looks.fontSize, attributes]
}

it.each([
  ['{"teks":100,"tenang":false}', '', []],
  ['{"teks":110,"tenang":false}', '110%', []],
  ['{"teks":130,"tenang":true}', '130%', [CALM_ATTRIBUTE]],
  ['{"teks":100,"tenang":true}', '', [CALM_ATTRIBUTE]],
])('shows %s before the first paint', (stored, size, attributes) => {
  expect(shown(stored)).toEqual([size, attributes])
})

it.each([null, '', '{', 'null', '[]', '{"teks":1200}', '{"teks":"1e9","tenang":"ya"}'])(
  'leaves the page alone where %j is stored',
  (stored) => {
    expect(shown(stored)).toEqual(['', []])
  },
)
