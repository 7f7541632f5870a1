import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { description, fill, first, label, press, shows, testScreens } from '@/app/screen-for-tests'

const { open, settle, setOnline } = testScreens()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:30:00+07:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The count of the tally and its target. */
const count = async () => {
  const bar = await screen.findByRole('progressbar', { name: 'Kemajuan hitungan' })
  return ['aria-valuenow', 'aria-valuemax'].map((name) => bar.getAttribute(name)).join('/')
}
const tap = () => press('Tambah hitungan')

/** Opens the sheet with the target. */
async function target() {
  await press(/^Target/)
  return within(await screen.findByRole('dialog', { name: 'Target Dzikir' }))
}

it('the tally counts to its target, begins again, resets, and is there at the next visit', async () => {
  await open('/dzikir')
  const ring = await screen.findByRole('button', { name: 'Tambah hitungan' })
  for (let taps = 0; taps < 5; taps += 1) fireEvent.click(ring)
  await open('/dzikir')
  expect(await count()).toBe('5/100')
  fireEvent.click((await target()).getByRole('radio', { name: '3x' }))
  await press('Simpan')
  await shows(/^.*0dari 3/)
  for (const after of ['1/3', '2/3', '3/3', '0/3', '1/3']) {
    await tap()
    expect(await count()).toBe(after)
  }
  await press('Reset')
  expect(await count()).toBe('0/3')
  await open('/dzikir')
  expect(await count()).toBe('0/3')
})

it('a target of one’s own; Batal keeps the old one', async () => {
  await open('/donation')
  await tap()
  const sheet = await target()
  expect(sheet.getAllByRole('radio')).toHaveLength(4)
  expect(sheet.getByRole('radio', { name: '100x' })).toHaveProperty('checked', true)
  const own = () => screen.getByLabelText<HTMLInputElement>(label('Jumlah lain'))
  await fill('Jumlah lain', '0')
  await press('Simpan')
  await screen.findByText('Isi angka dari 1 sampai 999.999')
  expect(description(own())).toContain('Isi angka dari 1 sampai 999.999')
  await press('Batal')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await count()).toBe('1/100')

  await target()
  expect(own().value).toBe('')
  // A keyboard that composes shows its letters until it is done.
  fireEvent.compositionStart(own())
  await fill('Jumlah lain', '7a0')
  expect(own().value).toBe('7a0')
  fireEvent.compositionEnd(own())
  expect(own().value).toBe('70')
  await fill('Jumlah lain', '7a1')
  expect(own().value).toBe('71')
  await press('Simpan')
  await shows('dari 71')
  expect(await count()).toBe('0/71')
})

it('keys tap too where nothing has the focus, one tap for each press', async () => {
  await open('/dzikir')
  await shows('dari 100')
  for (const init of [{ key: ' ' }, { key: 'Enter' }, { key: 'Enter', repeat: true }, { key: 'a' }])
    fireEvent.keyDown(document.body, init)
  expect(await count()).toBe('2/100')
})

it.each([
  [
    'Dzikir Shalat',
    { 'shalat-pendek': 'Dzikir Shalat Pendek', 'shalat-panjang': 'Dzikir Shalat Panjang' },
  ],
  [
    "Al Ma'tsurat",
    {
      'al-matsurat/sugro-pagi': 'Sugro Pagi',
      'al-matsurat/sugro-petang': 'Sugro Petang',
      'al-matsurat/kubro-pagi': 'Kubro Pagi',
      'al-matsurat/kubro-petang': 'Kubro Petang',
    },
  ],
  ['Dzikir Lainnya', { 'asmaul-husna': 'Asmaul Husna' }],
])('the card %s leads to its readings', async (card, readings) => {
  await open('/dzikir')
  await press(card)
  const links = within(await screen.findByRole('dialog', { name: card })).getAllByRole('link')
  const names = Object.entries(readings)
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    names.map(([path]) => `/dzikir/${path}`),
  )
  for (const [at, [, name]] of names.entries()) expect(links[at]?.textContent).toContain(name)
  fireEvent.click(first(links))
  await waitFor(() => {
    expect(document.querySelector('h1')?.textContent).toContain(names[0]?.[1])
    expect(document.querySelector('[lang=ar]')).not.toBeNull()
  })
})

/** Not by their role: of so many that takes a second. */
const readings = () => [...document.querySelectorAll<HTMLElement>('main ol > li')]

const counter = (index: number, name: RegExp) =>
  within(readings()[index] ?? document.body).getByRole('button', { name })

it('a reading counts what was read in its half of the day', async () => {
  const path = '/dzikir/al-matsurat/sugro-pagi'
  await open(path)
  await shows('0 dari 35 selesai')
  expect(readings()).toHaveLength(35)
  fireEvent.click(counter(0, /^Tandai dibaca/))
  expect(counter(0, /^Sudah dibaca/)).toBeDefined()
  await open(path)
  await shows('1 dari 35 selesai')
  fireEvent.click(counter(0, /^Sudah dibaca/))
  await shows('1 dari 35 selesai')
  const again = counter(0, /^(Ulangi|Urungkan)/)
  again.focus()
  for (const done of ['0 dari 35', '1 dari 35']) {
    fireEvent.click(again)
    await shows(`${done} selesai`)
    expect(document.activeElement).toBe(again)
  }
  vi.setSystemTime('2026-11-22T05:30:00+07:00')
  await open(path)
  await shows('0 dari 35 selesai')
})

it('one is led back to where one left off', async () => {
  const path = '/dzikir/al-matsurat/sugro-pagi'
  await open(path)
  await shows('0 dari 35 selesai')
  fireEvent.click(counter(9, /^0 dari 3/))
  await open(path)
  const inSight = vi.spyOn(Element.prototype, 'scrollIntoView')
  await press(/^Lanjutkan dari 10\./)
  expect(inSight.mock.contexts).toEqual([readings()[9]])
  expect(document.activeElement).toBe(readings()[9])
  expect(counter(9, /^1 dari 3/)).toBeDefined()
})

it('a list that can not be fetched says so, and comes with the network', async () => {
  setOnline(false)
  await open('/dzikir/al-matsurat/kubro-petang')
  await shows('Tidak dapat terhubung')
  await press('Coba lagi')
  await settle()
  await screen.findByRole('button', { name: 'Coba lagi' })
  // Whoever waits needn't tap: the list is asked for again as soon as the device is online.
  setOnline(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(document.querySelectorAll('[lang=ar]')).toHaveLength(46))
})
