import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accounts, press, shows, testScreens, valueOf } from '@/app/screen-for-tests'

/* What a fundraiser is told where the backend has contract 1.1. */

const { open, logIn, hook, calls, settle } = testScreens({ base: false })

const program = '/campaign/renovasi-atap-masjid-al-ikhlas'
const page = `${program}/fundraiser`
const LINK = 'Tautan fundraiser Anda'
const hasLink = () =>
  waitFor(() =>
    expect(valueOf(LINK)).toBe(
      `${window.location.origin}${program}?utm_source=web&utm_ref=SITI788`,
    ),
  )

it('of nobody’s gifts yet says so', async () => {
  await logIn(accounts.fundraiser)
  await open(page)
  await shows('Belum ada donasi lewat tautan Anda.')
})

it('keeps the link where the figures fail, and loads them again', async () => {
  await logIn(accounts.longHistory)
  await hook('hold?call=fundraiser/get_stats')
  await open(page)
  await hasLink()
  await screen.findByRole('heading', { name: 'Capaian Anda' })
  await hook('services/backend/down')
  await hook('release?call=fundraiser/get_stats')
  const results = within(await screen.findByRole('region', { name: 'Capaian Anda' }))
  await results.findByRole('button', { name: 'Coba lagi' })
  await hook('services/backend/up')
  await press('Coba lagi')
  await shows('342 kali')
  expect(results.getAllByRole('listitem')).toHaveLength(3)
  expect(results.getByRole('link', { name: /Al-Hidayah/ }).getAttribute('href')).toBe(
    '/kencleng-masjid/masjid-raya-al-hidayah/fundraiser',
  )
  const send = screen.getByRole<HTMLAnchorElement>('link', { name: 'Bagikan ke WhatsApp' })
  expect(send.href).toMatch(/^https:\/\/wa\.me\//)
  expect(new URL(send.href).searchParams.get('text')).toContain(valueOf(LINK))
})

it('is the link as ever without figures', async () => {
  await hook('withhold?name=fundraiser/get_stats')
  await logIn(accounts.longHistory)
  await open(page)
  await hasLink()
  await waitFor(() => expect(calls('get_capabilities')).toBe(1))
  await settle()
  expect(screen.queryByRole('heading', { name: 'Capaian Anda' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Bagikan ke WhatsApp' })).toBeNull()
  expect(calls('get_stats')).toBe(0)
})
