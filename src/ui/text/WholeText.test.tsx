// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WholeText } from './WholeText'

it.each([
  ['Bayar sebelum 21 November 2026, 20.30 WIB.', ['21 November 2026', '20.30 WIB.']],
  ['Senin–Sabtu 08.00–15.00 WIB', ['08.00–15.00 WIB']],
  ['Rangka baja 310 m² dan atap 1.250 m²', ['310 m²', '1.250 m²']],
  ['Yayasan, SK AHU-0004010.AH.01.04.Tahun 2019', ['AHU-0004010.AH.01.04.Tahun']],
  ['110/HUK-PS/2026', ['110/HUK-PS/2026']],
  ['Al-Ikhlas, 12 orang', []],
  ['', []],
])('keeps the numbers of "%s" whole, and all of its text', (text, whole) => {
  const { container } = render(<WholeText text={text} />)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('.jm-whole')].map((one) => one.textContent)).toEqual(whole)
})
