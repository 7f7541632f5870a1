import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { shows, testScreens } from './screen-for-tests'

/** Prism's static mock: the contract's examples, whatever one asks for. */
const { open } = testScreens({ mode: 'static', base: false })

it.each([
  ['/', /Terkumpul/],
  ['/infaq', /Terkumpul/],
  ['/campaign/apa-saja', /Terkumpul dari/],
  ['/campaign/apa-saja/detail', /Dibuat/],
  ['/campaign/apa-saja/report', 'Rangka atap sudah berdiri'],
  ['/campaign/apa-saja/donate', 'Anda akan berdonasi untuk'],
  ['/campaign/apa-saja/donors', /Rp \d/],
  ['/campaign/apa-saja/pencairan-dana', 'Catatan pencairan belum tersedia'],
  ['/kencleng-masjid/apa-saja', /Terkumpul/],
  ['/kencleng-masjid/apa-saja/donate', 'Anda akan berdonasi untuk'],
  ['/donation/JM26112100A7', 'Rincian Donasi'],
  ['/donation/JM26112100A7/checkout', /Donasi/],
])('the contract’s examples fill %s', async (path, words) => {
  await open(path)
  await shows(words)
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent.trim())
  expect(alerts.filter((text) => text !== '')).toEqual([])
})
