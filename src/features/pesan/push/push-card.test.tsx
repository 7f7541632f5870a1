import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { accounts, arrive, press, shows, testScreens } from '@/app/screen-for-tests'
import { PushBrowser } from '@/domain/pesan/push-browser-for-tests'

const app = testScreens({ base: false })
const { open, settle, logIn, hook, sent } = app

let browser = new PushBrowser()
let uninstall = () => {}
beforeEach(() => {
  browser = new PushBrowser()
  uninstall = browser.install()
})
afterEach(() => uninstall())

const endpoints = () => app.standIn.state.push.endpoints
const OFFER = /memberi tahu Anda bila ada pesan baru/
const ON = 'Pemberitahuan aktif di perangkat ini.'

async function visit() {
  await open('/pesan')
  await settle()
  await shows('Kajian akbar Ahad ini')
}

it('nothing is asked before a tap that says what will come, and there is a way back', async () => {
  await logIn()
  await visit()
  await shows(OFFER)
  expect(browser.permission).toBe('default')
  await press('Aktifkan pemberitahuan', 2)
  await shows(ON)
  await waitFor(() => expect(endpoints()).toEqual(['https://push.example/1']))
  // Where the browser has given it up, the next visit makes another.
  browser.endpoint = null
  await visit()
  await waitFor(() => expect(endpoints()).toContain('https://push.example/2'))
  await press('Matikan pemberitahuan')
  await shows(OFFER)
  expect(browser.endpoint).toBeNull()
  await waitFor(() => expect(endpoints()).not.toContain('https://push.example/2'))
})

it('one who refuses is told how to change it, and isn’t asked again', async () => {
  browser.answer = 'denied'
  await logIn()
  await visit()
  await press('Aktifkan pemberitahuan')
  await shows('Pemberitahuan diblokir di browser ini.')
  expect(screen.queryByRole('button', { name: /pemberitahuan/ })).toBeNull()
  expect(endpoints()).toEqual([])
})

it('says where it can’t be turned on', async () => {
  await logIn()
  await visit()
  await hook('services/backend/down')
  await press('Aktifkan pemberitahuan')
  await shows('Pemberitahuan belum dapat diaktifkan.')
  await shows(OFFER)
})

it('a logout ends it, and the next account is offered it anew', async () => {
  await logIn()
  await visit()
  await press('Aktifkan pemberitahuan')
  await shows(ON)
  await open('/profile')
  await press('Keluar')
  await arrive('/auth')
  await waitFor(() => expect(browser.endpoint).toBeNull())
  await logIn(accounts.longHistory)
  await visit()
  await shows(OFFER)
})

it.each<[string, () => unknown]>([
  ['the browser can’t', () => uninstall()],
  ['the backend can’t', () => hook('withhold?name=user/store_push')],
])('nothing is offered where %s', async (_, lack) => {
  await logIn()
  await lack()
  await visit()
  expect(screen.queryByRole('region', { name: 'Pemberitahuan' })).toBeNull()
})

it('what the organisation writes is read on each of the account’s devices', async () => {
  await logIn()
  await visit()
  await press('Semua dibaca')
  await waitFor(() => expect(sent('read_inbox')[0]?.ids?.toString().split(',')).toHaveLength(4))
  // Another device.
  localStorage.clear()
  await visit()
  await screen.findByText('Semua sudah dibaca')
})
