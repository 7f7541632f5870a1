// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { ProgramCard } from './ProgramCard'
import { makeProgram } from './program-for-tests'

afterEach(cleanup)

it('a card says how many whole percents of the target are reached', () => {
  render(
    <MemoryRouter>
      <ProgramCard
        program={makeProgram({ target: 1_000_000 })}
        collected={999_999}
        now={null}
        layout="grid"
        href="/campaign/sumur"
      />
    </MemoryRouter>,
  )
  const bar = screen.getByRole('progressbar')
  expect(bar.getAttribute('aria-label')).toMatch(/^99% dari target Rp/)
  expect(bar.getAttribute('aria-valuenow')).toBe('99')
})
