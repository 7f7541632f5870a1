// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { textBy, together } from '@/lib/text/text-rules'
import { Form } from './Form'
import { TextInput } from './TextInput'
import { type FormDraft, useForm } from './use-form'

const empty = { name: '', pin: '', again: '' }
type Values = typeof empty

const long = vi.fn((text: string) => (text.length < 3 ? 'Minimal 3 huruf' : null))
const schema = z
  .object({ name: textBy(long), pin: textBy(long), again: z.string() })
  .check(together<Values>('again', ({ pin, again }) => (pin === again ? null : 'Tidak sama')))
const whole: Values = { name: 'Siti', pin: '1234', again: '1234' }

class Taken extends Error {}

interface ScreenProps {
  initialValues?: Values
  send?: (values: Values) => unknown
  draft?: FormDraft<Values> | null
}

function Screen({ initialValues = empty, send = vi.fn(), draft = null }: ScreenProps) {
  const form = useForm<Values>({
    schema,
    initialValues,
    draft,
    send,
    fieldOf: (error) => (error instanceof Taken ? 'name' : null),
  })
  return (
    <Form form={form} action="Kirim">
      <TextInput {...form.field('name')} label="Nama" />
      <TextInput {...form.field('pin')} label="Pin" />
      <TextInput {...form.field('again')} label="Ulangi" />
    </Form>
  )
}

const screenOf = (props: ScreenProps) => (
  <MantineProvider>
    <Screen {...props} />
  </MantineProvider>
)
const show = (props: ScreenProps = {}) => render(screenOf(props))
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } })
const send = () => act(async () => void fireEvent.click(screen.getByRole('button')))

/** What a screen reader reads below a field. */
const said = (label: string) =>
  (input(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
test('the first wrong field gets the focus, and each says what is wrong', async () => {
  const sent = vi.fn()
  show({ send: sent, initialValues: { ...empty, name: 'Siti', pin: '1' } })
  expect(said('Pin')).toBe('')
  await send()
  expect(document.activeElement).toBe(input('Pin'))
  expect(input('Pin').getAttribute('aria-invalid')).toBe('true')
  expect(input('Nama').getAttribute('aria-invalid')).not.toBe('true')
  expect(said('Pin')).toBe('Minimal 3 huruf')
  expect(said('Ulangi')).toBe('Tidak sama')
  expect(sent).not.toHaveBeenCalled()
  type('Pin', '')
  expect(said('Ulangi')).toBe('')
})

test('nothing is checked before a field was left: a slow phone has enough to do', () => {
  long.mockClear()
  show()
  type('Pin', '1')
  expect(long).not.toHaveBeenCalled()
  fireEvent.blur(input('Pin'))
  expect(long).toHaveBeenCalled()
})

test('an error shows once its field was left, and follows what is typed then', () => {
  show()
  type('Pin', '1')
  expect(said('Pin')).toBe('')
  fireEvent.blur(input('Pin'))
  expect(said('Pin')).toBe('Minimal 3 huruf')
  expect(said('Nama')).toBe('')
  type('Pin', '123')
  expect(said('Pin')).toBe('')
  // The confirmation matches now. Changing the other field makes it wrong again.
  type('Ulangi', '123')
  fireEvent.blur(input('Ulangi'))
  expect(said('Ulangi')).toBe('')
  type('Pin', '1234')
  expect(said('Ulangi')).toBe('Tidak sama')
})

test('what is typed and sent at once is sent as typed, and a second tap is ignored', async () => {
  let answer: () => void = () => undefined
  const sent = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
  show({ send: sent, initialValues: whole })
  await act(async () => {
    type('Nama', 'Dewi')
    const button = screen.getByRole('button')
    fireEvent.click(button)
    fireEvent.submit(input('Nama'))
    fireEvent.click(button)
  })
  expect(sent).toHaveBeenCalledExactlyOnceWith({ ...whole, name: 'Dewi' })
  expect(screen.getByRole('button').getAttribute('data-loading')).toBe('true')
  await act(async () => answer())
  expect(screen.getByRole('button').getAttribute('data-loading')).toBeNull()
  await send()
  expect(sent).toHaveBeenCalledTimes(2)
})

test('a refusal is shown above the form, until it is sent again; nothing typed is lost', async () => {
  const sent = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('Server sibuk.'))
  show({ send: sent, initialValues: whole })
  await send()
  expect(screen.getByRole('alert').textContent).toBe('Server sibuk.')
  expect(input('Nama').value).toBe('Siti')
  await send()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refusal of a field stays beside it until that field is edited', async () => {
  show({ send: () => Promise.reject(new Taken('Nama sudah dipakai.')), initialValues: whole })
  await send()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(input('Nama').getAttribute('aria-invalid')).toBe('true')
  type('Pin', '12345')
  type('Ulangi', '12345')
  fireEvent.blur(input('Nama'))
  expect(said('Nama')).toBe('Nama sudah dipakai.')
  type('Nama', 'Siti R')
  expect(said('Nama')).toBe('')
})

test('a draft comes back once it may be read; what was typed before stays', () => {
  const kept = { ...empty, name: 'Siti', pin: '99' }
  const draft = { read: vi.fn(() => kept), write: vi.fn<(values: Values) => void>() }
  const { rerender } = show()
  type('Pin', '1')
  expect(draft.write).not.toHaveBeenCalled()
  rerender(screenOf({ draft }))
  expect([input('Nama').value, input('Pin').value]).toEqual(['Siti', '1'])
  type('Nama', 'Siti R')
  expect(draft.write).toHaveBeenLastCalledWith({ ...kept, name: 'Siti R', pin: '1' })
  expect(draft.read).toHaveBeenCalledOnce()
})

test('what was typed before the draft may be stored is stored then; an untouched form is not', () => {
  const draft = { read: () => null, write: vi.fn<(values: Values) => void>() }
  const { rerender } = show()
  rerender(screenOf({ draft }))
  expect(draft.write).not.toHaveBeenCalled()
  cleanup()
  const typing = show()
  type('Pin', '1')
  typing.rerender(screenOf({ draft }))
  expect(draft.write).toHaveBeenLastCalledWith({ ...empty, pin: '1' })
  expect(input('Pin').value).toBe('1')
})

test('what the browser put into the HTML counts, beside the draft', async () => {
  let kept = { ...empty, pin: '99' }
  const draft = { read: () => kept, write: (values: Values) => void (kept = values) }
  const page = document.createElement('div')
  document.body.append(page)
  const { renderToString } = await import('react-dom/server')
  page.innerHTML = renderToString(screenOf({}))
  const early = page.querySelector('input')
  if (early) early.value = 'Siti'
  render(screenOf({ draft }), { container: page, hydrate: true })
  expect([input('Nama').value, input('Pin').value]).toEqual(['Siti', '99'])
  type('Pin', '123')
  expect(input('Nama').value).toBe('Siti')
})

test('what a password manager put into the fields without an event is sent as shown', async () => {
  const sent = vi.fn<(values: Values) => void>()
  show({ send: sent, initialValues: { ...empty, name: 'Dewi' } })
  // The second is set past React, as from outside the page's scripts.
  input('Pin').value = '1234'
  Reflect.set(HTMLInputElement.prototype, 'value', '1234', input('Ulangi'))
  // Leaving a field draws all of them again.
  fireEvent.blur(input('Nama'))
  await send()
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Dewi', pin: '1234', again: '1234' })
  input('Nama').value = 'Siti'
  type('Pin', '1235')
  input('Ulangi').value = '1235'
  await send()
  expect(sent).toHaveBeenLastCalledWith({ name: 'Siti', pin: '1235', again: '1235' })
})

test('a field that was emptied without an event is missing', async () => {
  const sent = vi.fn<(values: Values) => void>()
  show({ send: sent, initialValues: whole })
  input('Nama').value = ''
  await send()
  expect(sent).not.toHaveBeenCalled()
  expect(said('Nama')).toContain('Minimal 3 huruf')
})

test('a password is stored nowhere, and a form with one can’t be given a draft', () => {
  const secret = z.object({ password: z.string() })
  function Login() {
    const form = useForm({
      schema: secret,
      initialValues: { password: '' },
      send: vi.fn(),
      // @ts-expect-error -- a password is never stored
      draft: null,
    })
    return <TextInput {...form.field('password')} label="Sandi" />
  }
  render(<Login />, { wrapper: MantineProvider })
  type('Sandi', 'rahasia')
  expect(input('Sandi').value).toBe('rahasia')
  expect(localStorage.length + sessionStorage.length).toBe(0)
})
