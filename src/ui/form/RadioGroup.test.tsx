// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RadioGroup } from './RadioGroup'

test('native radios of one name, in a group of its legend; a tap anywhere on the card chooses', () => {
  const choose = vi.fn()
  render(
    <RadioGroup
      legend="Urutkan"
      options={[
        { value: 'baru', label: 'Terbaru' },
        { value: 'besar', label: 'Terbesar' },
      ]}
      value="baru"
      error="Mohon diisi terlebih dahulu"
      onChange={choose}
    />,
    { wrapper: MantineProvider },
  )
  const radios = within(screen.getByRole('group', { name: 'Urutkan' })).getAllByRole('radio')
  expect(radios.map((radio) => radio.tagName)).toEqual(['INPUT', 'INPUT'])
  expect(new Set(radios.map((radio) => radio.getAttribute('name'))).size).toBe(1)
  expect(screen.getByRole('radio', { name: 'Terbaru', checked: true })).toBe(radios[0])
  fireEvent.click(screen.getByText('Terbesar'))
  expect(choose).toHaveBeenCalledWith('besar')
  expect(screen.getByRole('alert').textContent).toBe('Mohon diisi terlebih dahulu')
})
