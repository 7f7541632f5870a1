import { toBuffer } from 'qrcode'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firefox, webkit } from '../../scripts/setup/engines.mjs'
import { startSite } from '../../scripts/serve'
import { stickerCode } from '../../src/domain/qris/sticker-for-tests'
import { controlStandIn, type StandInControl } from '../e2e/support/stand-in'
import type { Driver } from './driver'
import { startFirefox } from './firefox'
import { startHostsProxy } from './hosts-proxy'
import { type Person, personAt } from './person'
import { startWebKit } from './webkit'

const firefoxProgram = firefox()
const webkitPrograms = webkit()

const engines = [
  ...(firefoxProgram
    ? [{ engine: 'Firefox', start: (port: number) => startFirefox(firefoxProgram, port) }]
    : []),
  ...(webkitPrograms
    ? [{ engine: 'WebKit', start: (port: number) => startWebKit(webkitPrograms, port) }]
    : []),
]
for (const [name, found] of [
  ['Firefox', firefoxProgram],
  ['WebKitGTK', webkitPrograms],
] as const)
  if (!found) console.warn(`${name} isn’t on this machine: nothing was tried in it.`)

const MASJID = '/masjid/masjid-raya-al-hidayah'
const CAMPAIGN = '/campaign/renovasi-atap-masjid-al-ikhlas'

/** The fields of a page whose letters are smaller than 16 px: a phone would zoom in at a tap. */
const SMALL_FIELDS = `[...document.querySelectorAll('input, textarea, select')]
  .filter((field) => !['checkbox', 'radio', 'range', 'file'].includes(field.type) && parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => field.outerHTML)`

/** Arabic lines that don't begin at the right edge of their block. */
const LEFT_ARABIC = `[...document.querySelectorAll('[lang="ar"]')].filter((block) => {
    const box = block.getBoundingClientRect()
    const { paddingRight, textAlign, direction } = getComputedStyle(block)
    const range = document.createRange()
    range.selectNodeContents(block)
    const line = range.getClientRects()[0]
    if (!line || box.width === 0 || textAlign === 'center') return false
    return direction !== 'rtl' || Math.abs(Math.max(...[...range.getClientRects()].map((one) => one.right)) - (box.right - parseFloat(paddingRight))) > 4
  }).map((block) => block.textContent.slice(0, 40))`

// A file without a test fails.
if (engines.length === 0) it('finds no other engine here', () => undefined)

describe.each(engines)('in $engine', ({ start }) => {
  let standIn: StandInControl
  let site: Awaited<ReturnType<typeof startSite>>
  let proxy: Awaited<ReturnType<typeof startHostsProxy>>
  let driver: Driver
  let person: Person

  beforeAll(async () => {
    standIn = await controlStandIn()
    site = await startSite({ port: 0 })
    proxy = await startHostsProxy({
      'localhost:5173': site.port,
      'localhost:4010': standIn.port,
      // Recitations have the stand-in's own address.
      [new URL(standIn.url).host]: standIn.port,
    })
    driver = await start(proxy.port)
    person = personAt(driver)
  })
  afterAll(async () => {
    await driver.close()
    proxy.close()
    await site.close()
    await standIn.close()
  })
  beforeEach(async () => {
    await standIn.reset()
    await person.open('/robots.txt')
    await driver.run('(localStorage.clear(), sessionStorage.clear(), true)')
    await driver.deleteCookies()
    return async () => {
      expect(await driver.run('window.engineTest?.errors ?? []'), 'errors of the page').toEqual([])
      expect(standIn.violations(), 'breaches of the contract').toEqual([])
    }
  })

  it('a donation leads from the campaign to its QR code, and to Lunas', async () => {
    await person.open(CAMPAIGN)
    await person.tap('link', 'Infaq Sekarang')
    await person.isAt(/\/donate$/)
    await person.fill('Nominal lainnya', '75000')
    await person.tap('button', /Pilih metode pembayaran/)
    await person.reads(
      `innerHeight - Math.round($('dialog', 'Pilih Metode Pembayaran').getBoundingClientRect().bottom)`,
      0,
    )
    await person.tap('button', /^QRIS/, ['dialog', 'Pilih Metode Pembayaran'])
    await person.fill(/^Nama lengkap/, 'Siti Rahmawati')
    await person.fill(/^Nomor WhatsApp/, '081298765432')
    await person.reads(SMALL_FIELDS, [])
    // The bar with the total stays at the window's lower edge.
    await person.reads(
      `innerHeight - Math.round($('region', 'Pembayaran').getBoundingClientRect().bottom)`,
      0,
    )
    await person.tap('button', 'Bayar Sekarang')
    await person.isAt(/^\/donation\/[\w-]+\/checkout$/)
    await person.sees(/Pindai Kode QR/)
    await person.reads(`$('img', 'Kode QR pembayaran donasi')?.naturalWidth > 0`, true)
    expect(standIn.log('storeDonate')).toMatchObject([
      { form: { price: '75000', donorPhone: '81298765432', typePayment: 'QRIS' } },
    ])
    const path = String(await driver.run('location.pathname'))
    await standIn.markPaid(path.split('/')[2] ?? '')
    await person.sees('Lunas')
  })

  it('an amen leads to the login and back, and counts', async () => {
    await person.open(CAMPAIGN)
    await person.tap('button', /^(A|Dia)minkan/)
    await person.isAt(/^\/auth/)
    await person.fill(/^Nomor WhatsApp/, '81234567890')
    await person.fill(/^Kata Sandi/, 'rahasia123')
    await person.reads(SMALL_FIELDS, [])
    await person.tap('button', 'Masuk')
    await person.isAt(new RegExp(`^${CAMPAIGN}`))
    await person.tap('button', /^(A|Dia)minkan/)
    await person.sees(/Kamu .*mengaminkan doa ini/)
    expect(standIn.log('toggle_like').length).toBeGreaterThan(0)
  })

  it('a chosen city has its next prayer', async () => {
    await person.open('/')
    await person.tap('button', 'Pilih kota')
    await person.fill('Cari kota atau kabupaten', 'malang')
    await person.tap('button', 'Kota Malang')
    await person.finds('button', /lagi menuju (Subuh|Dzuhur|Ashar|Maghrib|Isya)/)
    await person.sees(/^(Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Ahad|Minggu), \d+ .+ 14\d\d H$/)
    // The navigation stays at the lower edge while the page scrolls.
    await driver.run('(scrollTo(0, 600), true)')
    await person.reads(
      `innerHeight - Math.round($('navigation', 'Navigasi utama').getBoundingClientRect().bottom)`,
      0,
    )
  })

  it('dzikir counts and reads, with Arabic at its right', async () => {
    await person.open('/dzikir')
    await person.tap('button', 'Tambah hitungan')
    await person.reads(`$('progressbar', 'Kemajuan hitungan').getAttribute('aria-valuenow')`, '1')
    await person.open('/dzikir/al-matsurat/sugro-pagi')
    await person.reads(`document.querySelector('[lang="ar"]') !== null`, true)
    await person.reads(LEFT_ARABIC, [])
    await person.open('/dzikir/asmaul-husna')
    await person.tap('button', 'Lihat daftar')
    await person.finds('button', /Ar-Raḥmān/)
    await person.reads(LEFT_ARABIC, [])
  })

  it('a surah is found and played', async () => {
    await person.open('/quran/murottal')
    await person.fill('Cari surah', 'ya sin')
    await person.reads(LEFT_ARABIC, [])
    await person.tap('button', 'Putar Yasin')
    await person.finds('button', 'Jeda Yasin')
  })

  it('the map leads to a mosque and back', async () => {
    await person.open('/kencleng-masjid/map')
    await person.finds('button', /masjid di sini, perbesar peta/)
    await person.fill('Cari masjid', 'apung losari')
    await person.tap('button', /Masjid Apung Losari/)
    await person.tap('link', 'Lihat masjid')
    await person.isAt(/^\/masjid\/masjid-apung-losari/)
    await driver.back()
    await person.finds('region', 'Peta masjid')
  })

  it('the own mosque’s cash, sticker and screen are read', async () => {
    await person.open(MASJID)
    await person.tap('button', 'Jadikan masjid saya')
    await person.tap('link', 'Keuangan')
    await person.sees('Kotak amal shalat Jumat')
    await person.open('/')
    await person.finds('list', 'Masjid saya')

    await person.open(`${MASJID}/periksa`)
    await person.finds('button', 'Buka kamera')
    const own = stickerCode({ name: 'MASJID RAYA AL-HIDAYAH', nmid: 'ID1020304000001' })
    const picture = (await toBuffer(own, { width: 600 })).toString('base64')
    await driver.run(`(() => {
      const bytes = Uint8Array.from(atob('${picture}'), (letter) => letter.charCodeAt(0))
      const chosen = new DataTransfer()
      chosen.items.add(new File([bytes], 'stiker.png', { type: 'image/png' }))
      const field = document.querySelector('input[type="file"]')
      field.files = chosen.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
      return true
    })()`)
    await person.finds('heading', 'Milik masjid ini')

    await person.open(`${MASJID}/layar`)
    await person.reads(`document.querySelectorAll('#waktu li').length`, 6)
    await person.reads(`document.querySelector('#sudut').textContent`, '')
    await driver.run(`window.jmSeconds = document.querySelector('#detik').textContent`)
    await person.reads(`document.querySelector('#detik').textContent !== window.jmSeconds`, true)
    await person.reads(
      `(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [scrollWidth - clientWidth, scrollHeight - clientHeight])(document.querySelector('#layar'))`,
      [0, 0],
    )
  })

  it('a message tells of a program that was given to, and leads there and back', async () => {
    await driver.run(`localStorage.setItem('jm-donasi', JSON.stringify([{
      code: 'ABCDEFGHJK', programTitle: 'Renovasi Atap', createdAt: new Date(Date.now() - 864e6).toISOString(),
      gift: { kind: 'campaign', slug: 'renovasi-atap-masjid-al-ikhlas', amount: 50000 },
    }]))`)
    await person.open('/')
    await person.tap('link', /^Pesan, \d belum dibaca$/)
    await person.tap('link', /Kabar baru/)
    await person.isAt(/\/report\?kabar=/)
    await driver.back()
    await person.finds('list', 'Pesan')
    await person.finds('link', /Kabar baru/)
  })

  it('a verse is found, marked, and come back to', async () => {
    await person.open('/tilawah')
    await person.fill('Cari surah atau ayat', 'yasin 40')
    await person.tap('link', /Yasin/)
    await person.isAt(/^\/tilawah\/36\?ayat=40/)
    await person.tap('button', /^Menu (Yasin )?ayat 40$/)
    await person.tap('button', /Tandai sampai sini/)
    await person.reads(LEFT_ARABIC, [])
    await person.open('/tilawah')
    await person.tap('link', /Lanjutkan/)
    await person.isAt(/^\/tilawah\/36\?ayat=40/)
  })
})
