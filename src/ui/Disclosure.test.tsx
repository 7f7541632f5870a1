// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Disclosure } from './Disclosure'

afterEach(cleanup)

test('a part that was opened stands at once where it stays, so that a tap on it isn’t lost', () => {
  render(
    <MantineProvider>
      <Disclosure within summary="Dzikir">
        <button type="button">Hapus</button>
      </Disclosure>
    </MantineProvider>,
  )
  const panel = screen.getByRole('region', { hidden: true })
  expect(panel.style.display).toBe('none')
  fireEvent.click(screen.getByRole('button', { name: 'Dzikir' }))
  expect(panel.getAttribute('style')).toBeNull()
})
