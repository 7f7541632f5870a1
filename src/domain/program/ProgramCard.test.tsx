// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { ProgramCard } from './ProgramCard'
import { makeProgram } from './program-for-tests'

afterEach(cleanup)

const draw = (changes: Parameters<typeof makeProgram>[0], now: Date | null = null) =>
  render(
    <MemoryRouter>
      <ProgramCard
        program={makeProgram(changes)}
        collected={999_999}
        now={now}
        layout="grid"
        href="/campaign/sumur"
      />
    </MemoryRouter>,
  )

it('a card says how many whole percents of the target are reached', () => {
  draw({ target: 1_000_000 })
  screen.getByText('dari Rp 1.000.000')
  const bar = screen.getByRole('progressbar')
  expect(bar.getAttribute('aria-label')).toMatch(/^99% dari target Rp/)
  expect(bar.getAttribute('aria-valuenow')).toBe('99')
})

it('a card without a target has no bar, and without a deadline says so in words', () => {
  draw({ target: null, deadline: null }, new Date())
  expect(screen.queryByRole('progressbar')).toBeNull()
  screen.getByText('Tanpa target')
  screen.getByText('Tanpa batas waktu')
})
