// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { OtpInput } from './OtpField'

function Field() {
  const [value, setValue] = useState('')
  return <OtpInput id="kode" value={value} onChange={setValue} />
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')

afterEach(cleanup)

describe.each([
  ['12345', '12345'],
  ['١٢٣٤٥', '12345'],
  ['１２３４５', '12345'],
  ['Kode: ٠٠٧ - ۸９\u200f', '00789'],
  ['1\u200b2 3\u00a04\n5', '12345'],
  ['123456', '12345'],
  ['12345²', '12345'],
])('%j', (text, digits) => {
  test('typed', () => {
    render(<Field />)
    fireEvent.change(field(), { target: { value: text } })
    expect(field().value).toBe(digits)
  })

  test('pasted', () => {
    render(<Field />)
    fireEvent.paste(field(), { clipboardData: { getData: () => text } })
    expect(field().value).toBe(digits)
  })
})

test('a sign that is no digit takes none away', () => {
  render(<Field />)
  fireEvent.change(field(), { target: { value: '12' } })
  fireEvent.change(field(), { target: { value: '12½' } })
  expect(field().value).toBe('12')
})

test.each([
  ['12', '1298765'],
  ['1234', '129876534'],
])('a whole code that a keyboard puts in at once replaces %s', (typed, text) => {
  render(<Field />)
  fireEvent.change(field(), { target: { value: typed } })
  fireEvent.input(field(), { target: { value: text }, inputType: 'insertText', data: '98765' })
  expect(field().value).toBe('98765')
})
