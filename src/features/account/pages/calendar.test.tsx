import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { label, testScreens } from '@/app/screen-for-tests'

const { open, logIn } = testScreens()

it('a calendar names its month, announces a new one, and marks the chosen day', async () => {
  await logIn()
  await open('/profile/personal?edit=birthdate')
  fireEvent.click(await screen.findByLabelText(label('Tanggal Lahir')))
  const sheet = within(await screen.findByRole('dialog', { name: 'Pilih tanggal' }))
  const said = () =>
    sheet.getAllByRole('status').flatMap(({ textContent }) => textContent.match(/.*199\d/) ?? [])
  await sheet.findByLabelText('Pilih bulan, April 1992')
  for (const [day, pressed] of [
    ['17 April 1992', 'true'],
    ['16 April 1992', 'false'],
  ] as const)
    expect(sheet.getByLabelText(day).getAttribute('aria-pressed')).toBe(pressed)
  // The first month isn't announced.
  expect(said()).toEqual([])
  for (const [name, announced] of [
    ['Bulan berikutnya', 'Mei 1992'],
    ['Pilih bulan, Mei 1992', '1992'],
    ['Pilih tahun, 1992', null],
    ['1990', '1990'],
    [/^Feb/, 'Februari 1990'],
  ] as const) {
    fireEvent.click(sheet.queryByLabelText(name) ?? sheet.getByText(name))
    if (announced) expect(said()).toEqual([announced])
  }
})
