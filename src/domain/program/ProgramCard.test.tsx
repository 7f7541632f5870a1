// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { ProgramCard } from './ProgramCard'
import { makeProgram } from './program-for-tests'

afterEach(cleanup)

it.each([
  [187_449_849, 250_000_000, '74'],
  [4_000, 1_000_000, '0'],
  [999_000, 1_000_000, '99'],
  [999_999, 1_000_000, '99'],
  [1_000_000, 1_000_000, '100'],
])('a card says of %d of %d that they are %s percent', (collected, target, percent) => {
  render(
    <MemoryRouter>
      <ProgramCard
        program={makeProgram({ target })}
        collected={collected}
        now={null}
        layout="grid"
        href="/campaign/sumur"
      />
    </MemoryRouter>,
  )
  const bar = screen.getByRole('progressbar')
  expect(bar.getAttribute('aria-label')).toMatch(new RegExp(`^${percent}% dari target Rp`))
  expect(bar.getAttribute('aria-valuenow')).toBe(percent)
})
