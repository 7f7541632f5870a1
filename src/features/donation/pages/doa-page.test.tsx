import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  accounts,
  address,
  arrive,
  fill,
  first,
  follow,
  press,
  shows,
  testScreens,
} from '@/app/screen-for-tests'
import { noteAmens } from '@/domain/program/donors/noted-amens'

const app = testScreens({ base: false })
const { open, logIn, give, hook, settle, calls } = app

const DOA = '/doa'
const AMENED = '/doa?daftar=diaminkan'
const atap = { slug: 'renovasi-atap-masjid-al-ikhlas', id: 'ID-1' }
const kebun = { slug: 'wakaf-kebun-kelapa-produktif', id: 'ID-18' }

/** What this device remembers of whoever it is now, as the donate page writes it. */
function remember(...gifts: readonly { code: string; slug?: string }[]) {
  const mark = /^"(\w+)/.exec(localStorage.getItem('jm-pemilik') ?? '')?.[1]
  const donations = gifts.map(({ code, slug = kebun.slug }) => ({
    code,
    programTitle: `Program ${slug}`,
    createdAt: '2026-11-20T03:00:00.000Z',
    gift: { kind: 'campaign', slug, amount: 75_000 },
  }))
  localStorage.setItem(`${mark ? `@${mark}/` : ''}jm-donasi`, JSON.stringify(donations))
}

const cards = () =>
  screen.queryAllByRole('listitem').filter((row) => within(row).queryByRole('heading'))
const card = (words: string) =>
  waitFor(() => first(cards().filter(({ textContent }) => textContent.includes(words))))

/** The session of somebody at another device. */
async function elsewhere({ whatsapp, password }: { whatsapp: string; password: string }) {
  const form = { whatsapp, password }
  const { headers } = await app.call({ controller: 'auth', kode: 'login', form })
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** An account says amen elsewhere to the newest doa of a program. */
async function amenBy(account: typeof accounts.complete, programId: string) {
  const cookie = await elsewhere(account)
  const query = { programId }
  const { data } = await app.call({ controller: 'campaign', kode: 'get_prayer_campaign', query })
  const form = { doa_id: /"id":(\d+)/.exec(JSON.stringify(data))?.[1] ?? '' }
  await app.call({ controller: 'campaign', kode: 'toggle_like', form, cookie })
}

/** Logs in as people do, so that this device knows whose its data are. */
async function logInAs({ whatsapp, password }: { whatsapp: string; password: string }) {
  await open('/auth')
  await fill('Nomor WhatsApp', whatsapp)
  await fill('Kata Sandi', password)
  await press('Masuk')
  await waitFor(() => expect(address()).not.toContain('/auth'))
}

async function logOut() {
  await open('/profile')
  await press('Keluar')
  await arrive('/auth')
}

/** Says amen to the newest doa of a program, or takes it back, on the program's page. */
async function tapAmen(slug: string, after: 'true' | 'false') {
  await open(`/campaign/${slug}`)
  const region = await screen.findByRole('region', { name: 'Doa donatur' })
  const amen = first(await within(region).findAllByRole('button', { name: /^(A|Dia)minkan/ }))
  fireEvent.click(amen)
  await waitFor(() => expect(amen.getAttribute('aria-pressed')).toBe(after))
}

describe('the doa that one wrote', () => {
  it('have each its program, its amens and how many are new, and no name', async () => {
    const code = await give({
      programId: kebun.id,
      donorName: 'Bu Rahma',
      donorPray: 'Semoga kebunnya subur.',
      paid: true,
    })
    remember({ code })
    await open(DOA)
    const text = async () => (await card('Semoga kebunnya subur.')).textContent
    expect(await text()).toContain(`Program ${kebun.slug}`)
    await settle()
    expect(await text()).not.toMatch(/mengaminkan|baru|Rahma|50\.000/)
    await amenBy(accounts.complete, kebun.id)
    await open(DOA)
    await shows('1 orang mengaminkan doa ini1 baru')
    // Seen now.
    await open(DOA)
    await shows('1 orang mengaminkan doa ini')
    expect(await text()).not.toContain('baru')
    const links = within(await card('Semoga')).getAllByRole<HTMLAnchorElement>('link')
    expect(links.map(({ pathname }) => pathname)).toEqual([
      `/campaign/${kebun.slug}`,
      `/donation/${code}`,
    ])
  })

  it('are shared as a text without a name', async () => {
    const code = await give({ programId: kebun.id, donorName: 'Bu Rahma', paid: true })
    remember({ code })
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    vi.stubGlobal('navigator', Object.assign(navigator, { share, canShare: () => true }))
    await open(DOA)
    await press(/^Bagikan doa untuk/)
    const [shared] = first(share.mock.calls)
    expect(shared.text).toBe(
      `Semoga berkah.\n\nDoa untuk Program ${kebun.slug}\n${window.location.origin}/campaign/${kebun.slug}`,
    )
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'canShare')
  })

  it('are looked for ten gifts at a time, the programs one after the other and once', async () => {
    const bare = await Promise.all(Array.from({ length: 10 }, () => give({ donorPray: '' })))
    const one = await give({ donorPray: 'Satu.', paid: true })
    const two = await give({ donorPray: 'Dua.', programId: kebun.id, paid: true })
    remember(...bare.map((code) => ({ code })), { code: one, slug: atap.slug }, { code: two })
    await open(DOA)
    await shows('Belum ada doa di antara 10 donasi terbaru.')
    expect(calls('get_prayer_campaign')).toBe(0)
    await hook('hold?call=campaign/get_prayer_campaign')
    await press('Muat lebih banyak')
    await card('Dua.')
    const waiting = () => app.standIn.state.holds.waiting('campaign/get_prayer_campaign')
    await waitFor(() => expect(waiting()).toBe(1))
    await hook('release?call=campaign/get_prayer_campaign')
    const programs = () => app.asked('get_prayer_campaign').map(({ programId }) => programId)
    await waitFor(() => expect(programs()).toEqual([atap.id, kebun.id]))
    expect(cards()).toHaveLength(2)
    await shows('Hanya doa dari donasi yang dibuat di perangkat ini')
  })

  it('say nothing of amens before they are paid, and go on without what fails', async () => {
    const code = await give({ programId: kebun.id, donorPray: 'Belum dibayar.' })
    remember({ code: 'tidak-ada' }, { code: 'gagal-500' }, { code })
    await open(DOA)
    await shows('Sebagian gagal dimuat.')
    await settle()
    expect((await card('Belum dibayar.')).textContent).not.toContain('mengaminkan')
    const before = calls('getTransaction')
    await press('Coba lagi')
    await waitFor(() => expect(calls('getTransaction')).toBeGreaterThan(before))
  })

  it('that can’t be had say so, and come once they can', async () => {
    const code = await give({ programId: kebun.id, donorPray: 'Nanti.', paid: true })
    remember({ code })
    app.setOnline(false)
    await open(DOA)
    await screen.findByRole('button', { name: 'Coba lagi' })
    expect(screen.queryByText('Belum ada doa')).toBeNull()
    app.setOnline(true)
    await press('Coba lagi')
    await card('Nanti.')
  })

  it('are none yet, and that leads on', async () => {
    await open(DOA)
    await screen.findByText('Belum ada doa')
    await follow('Infaq Sekarang')
    await arrive('/infaq')
  })

  it('come from other devices where the backend has the account’s history', async () => {
    const cookie = await elsewhere(accounts.longHistory)
    const form = {
      price: '50000',
      donorName: 'Bu Rahma',
      donorPhone: accounts.longHistory.whatsapp,
      donorPray: 'Dari HP lain.',
      codePayment: 'QRIS',
      typePayment: 'QRIS',
      programId: kebun.id,
      programType: 'infaq',
    }
    await app.call({ controller: 'transaction', kode: 'storeDonate', form, cookie })
    await logIn(accounts.longHistory)
    await open(DOA)
    const found = await card('Dari HP lain.')
    expect(found.textContent).toContain('· Belum Lunas')
    expect(within(found).getAllByRole('link')[0]).toHaveProperty(
      'pathname',
      `/campaign/${kebun.slug}`,
    )
    await waitFor(() => expect(calls('getTransaction')).toBe(10))
    await press('Muat lebih banyak')
    await waitFor(() => expect(calls('getTransaction')).toBe(20))
    expect(calls('get_history')).toBe(1)
    await press('Muat lebih banyak')
    await waitFor(() => expect(calls('get_history')).toBe(2))
    await waitFor(() => expect(calls('getTransaction')).toBe(30))
  })

  it('are this device’s where it has none', async () => {
    await hook('withhold?name=transaction/get_history')
    await logInAs(accounts.complete)
    remember({ code: await give({ donorPray: 'Dari sini.' }) })
    await open(DOA)
    await card('Dari sini.')
    expect(calls('get_history')).toBe(0)
  })
})

describe('the doa that one said amen to', () => {
  const newest = 'Semoga kebunnya subur.'
  const giveDoa = () => give({ programId: kebun.id, donorPray: newest, paid: true })

  it('need an account, which comes back here', async () => {
    await open(AMENED)
    await screen.findByText('Anda belum masuk')
    await follow('Masuk')
    await arrive('/auth')
    expect(localStorage.getItem('redirect_after_login')).toBe(AMENED)
  })

  it('are those that the server says, until they are taken back', async () => {
    await give({ programId: kebun.id, donorPray: 'Doa orang lain.', paid: true })
    await giveDoa()
    await logInAs(accounts.complete)
    await open(AMENED)
    await screen.findByText('Belum ada doa yang Anda aminkan')
    await tapAmen(kebun.slug, 'true')
    await open(AMENED)
    const found = await card(newest)
    expect(cards()).toHaveLength(1)
    expect(found.textContent).toMatch(/Siti Rahmawati · Hari ini.*Kamu mengaminkan doa ini/)
    // Neither the words nor the name of somebody else stay on the device.
    const stored = JSON.stringify(Object.entries(localStorage))
    expect(stored).toContain('jm-amin')
    expect(stored).not.toMatch(/subur|Siti/)
    await tapAmen(kebun.slug, 'false')
    await open(AMENED)
    await screen.findByText('Belum ada doa yang Anda aminkan')
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('doaId')
  })

  it('are found on other devices too, in programs that one gave to', async () => {
    const code = await giveDoa()
    await amenBy(accounts.complete, kebun.id)
    await logInAs(accounts.complete)
    remember({ code })
    await open(DOA)
    await shows('Kamu mengaminkan doa ini')
    fireEvent.click(screen.getByRole('tab', { name: 'Doa yang saya aminkan' }))
    await arrive(AMENED)
    await card(newest)
  })

  it('are hidden from whoever comes next, and come back with their account', async () => {
    await giveDoa()
    await logInAs(accounts.complete)
    await tapAmen(kebun.slug, 'true')
    await logOut()
    await open(AMENED)
    await screen.findByText('Anda belum masuk')
    await logInAs(accounts.complete)
    await open(AMENED)
    await card(newest)
    await logOut()
    await logInAs(accounts.nearlyEmpty)
    await open(AMENED)
    await screen.findByText('Belum ada doa yang Anda aminkan')
    expect(screen.queryByText(newest)).toBeNull()
  })

  it('are not called none where the session has ended', async () => {
    await giveDoa()
    await logInAs(accounts.complete)
    await tapAmen(kebun.slug, 'true')
    await open(DOA)
    await screen.findByText('Belum ada doa')
    await hook('sessions/end')
    fireEvent.click(screen.getByRole('tab', { name: 'Doa yang saya aminkan' }))
    await screen.findByText('Anda belum masuk')
    expect(screen.queryByText('Belum ada doa yang Anda aminkan')).toBeNull()
  })

  it('of one program that fails don’t hide those of another', async () => {
    await giveDoa()
    await logInAs(accounts.complete)
    await tapAmen(kebun.slug, 'true')
    noteAmens({ kind: 'campaign', id: '9500', slug: 'gagal', title: 'Gagal' }, ['1'])
    await open(AMENED)
    await card(newest)
    await shows('Sebagian gagal dimuat.')
  })
})
