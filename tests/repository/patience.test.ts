// @vitest-environment happy-dom
import { getConfig } from '@testing-library/react'
import { expect, it } from 'vitest'

it('a document’s tests wait as long as the others', () => {
  expect(getConfig().asyncUtilTimeout).toBe(60_000)
})
