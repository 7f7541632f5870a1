import { afterAll, beforeAll, expect, it } from 'vitest'
import { optionalOperations } from '@/api/generated/optional-operations'
import { accounts, testScreens } from '@/app/screen-for-tests'
import { CALM_ATTRIBUTE } from '@/lib/reduced-motion'
import { atOnce, loading, loadingNewer } from '../e2e/loading-routes'

/** A backend of contract 1.0. */
const screens = testScreens({ base: true })

// Home's carousel moves by itself otherwise, which needs a layout.
beforeAll(() => {
  document.documentElement.setAttribute(CALM_ATTRIBUTE, '')
})
afterAll(() => {
  document.documentElement.removeAttribute(CALM_ATTRIBUTE)
})

/** By which the app learns what else there is. */
const ASKED_OF_ALL = '/asset/get_capabilities'

const optional = Object.keys(optionalOperations).filter((name) => name !== ASKED_OF_ALL)

/** One page of each route; what only an account sees is opened by one. */
const addresses = [...loading, ...loadingNewer, ...atOnce]

it.each([
  // The others lead a visitor to the login.
  ...addresses
    .filter((address) => !/^\/profile|\/fundraiser$/.test(address))
    .map((address) => [address, 'a visitor'] as const),
  ...addresses
    .filter((address) => /profile|fundraiser|donat/.test(address))
    .map((address) => [address, 'a fundraiser'] as const),
])('%s asks for %s only what each backend has', async (address, who) => {
  if (who === 'a fundraiser') await screens.logIn(accounts.fundraiser)
  const code = await screens.give()
  await screens.open(address.replace(/DN-\w+/, code))
  await screens.settle()
  const told = screens.standIn.log.entries
    .map(({ path, kode }) => `${path}/${kode}`)
    .filter((name) => optional.includes(name))
    .map((name) => `${name} is asked of a backend that may lack it: ask useListed('${name}') first`)
  expect(told, told.join('\n')).toEqual([])
})
