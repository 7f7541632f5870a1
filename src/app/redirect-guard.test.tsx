import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { framedPages, homePages, tabPages } from './pages'
import { testScreens } from './screen-for-tests'

const { open } = testScreens()
let path = ''
let replaced = 0

function useReplace(to: () => string) {
  const navigate = useNavigate()
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    replaced += 1
    // Without the guard it would never end.
    if (replaced > 20) return
    void navigate(to(), { replace: true })
  })
}

/** Whoever comes to a page that needs a login is sent to log in, as if nobody were here. */
vi.mock('@/domain/account/use-user', async (original) => ({
  ...(await original<object>()),
  useRequiredUser: () => {
    useReplace(() => '/auth')
    return { data: undefined, error: null, isPending: true, refetch: () => undefined }
  },
}))
/** Whoever comes to log in is sent back, as if somebody were here. */
vi.mock('@/features/auth/pages/LoginPage', () => ({
  default: function SendsBack() {
    useReplace(() => path)
  },
}))

/** The page of a route needs a user, as its code says. */
const needsUser = (load: () => Promise<unknown>) => {
  const [file] = /features\/\w+\/pages\/\w+/.exec(String(load)) ?? []
  return readFileSync(`src/${file}.tsx`, 'utf8').includes('useRequiredUser(')
}

/** Each address that needs a login, with something that the seed has for its parameter. */
const addresses = [...homePages, ...tabPages, ...framedPages]
  .filter(({ load }) => needsUser(load))
  .map((page) =>
    page.path
      .replace('/campaign/:slug', '/campaign/renovasi-atap-masjid-al-ikhlas')
      .replace('/kencleng-masjid/:slug', '/kencleng-masjid/masjid-raya-al-hidayah'),
  )

it('finds the pages that need a login', () => {
  expect(addresses.length).toBeGreaterThanOrEqual(5)
  expect(addresses).toContain('/profile')
})

beforeEach(() => {
  replaced = 0
  // React tells of what the guard throws.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it.each(addresses)('%s and the login do not send a person back and forth', async (address) => {
  path = address
  await open(path)
  await screen.findByText('Maaf, halaman ini tidak dapat ditampilkan. Silakan coba lagi.')
  screen.getByRole('button', { name: 'Coba lagi' })
  expect(replaced).toBeLessThan(8)
  vi.spyOn(console, 'error').mockClear()
})
