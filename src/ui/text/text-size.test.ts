import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { parseStep, stepText, textScales } from './text-size'

const steps = fc.nat(textScales.length - 1)

test('steps up and down stay within the sizes, and undo each other inside them', () => {
  fc.assert(
    fc.property(steps, (step) => {
      const up = stepText(step, 1)
      const down = stepText(step, -1)
      expect(parseStep(up)).toBe(up)
      expect(parseStep(down)).toBe(down)
      if (up !== step) expect(stepText(up, -1)).toBe(step)
    }),
  )
})

it.each([-1, textScales.length, 1.5, '1', null])('refuses %o', (value) => {
  expect(parseStep(value)).toBeNull()
})
