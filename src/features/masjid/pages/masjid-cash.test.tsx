import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { arrive, follow, press, shows, testScreens } from '@/app/screen-for-tests'
import { dateIn, WIB } from '@/domain/place/zone'
import { formatRupiah } from '@/lib/format-number'

const { open, hook, asked, calls, setOnline } = testScreens({ base: false })

const masjid = '/masjid/masjid-raya-al-hidayah'
/** Until it is known what the backend has, the link is the dashboard's. */
const leadsToBook = () =>
  waitFor(() =>
    expect(screen.getByRole('link', { name: 'Keuangan' }).getAttribute('href')).toBe(
      `${masjid}/kas`,
    ),
  )
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
const amountOf = (text: string) => Number(text.replaceAll(/\D/g, '')) * (/[−-]/.test(text) ? -1 : 1)
const told = (name: string) => {
  const summary = screen.getByRole('region', { name: 'Ringkasan kas' })
  const term = within(summary)
    .getAllByText(name)
    .find(({ tagName }) => tagName === 'DT')
  return amountOf(term?.nextElementSibling?.textContent ?? '')
}

it('shows a month that adds up, and reads out and sends what its table says', async () => {
  const today = dateIn(WIB, Date.now())
  await open(masjid)
  await leadsToBook()
  await follow('Keuangan')
  await arrive(`${masjid}/kas`)
  await rows()
  await press('Sebelumnya')
  await waitFor(() => expect(calls('get_cashbook')).toBe(2))
  const [week, before] = asked('get_cashbook')
  expect(Date.parse(String(week?.dari)) - Date.parse(String(before?.sampai))).toBe(86_400_000)
  expect(new Date(String(week?.dari)).getUTCDay()).toBe(5)

  await open(
    `${masjid}/kas?bulan=${dateIn(WIB, Date.parse(`${today.slice(0, 7)}-01`) - 1).slice(0, 7)}`,
  )
  const texts = (await rows()).map(({ textContent }) => textContent)
  const amounts = texts.map((text) => amountOf(/[+−] Rp [\d.]+$/.exec(text)?.[0] ?? ''))
  const sum = (side: 1 | -1) =>
    amounts.filter((one) => one * side > 0).reduce((all, one) => all + one, 0)
  expect(told('Pemasukan')).toBe(sum(1))
  expect(told('Saldo awal') + sum(1) + sum(-1)).toBe(told('Saldo akhir'))
  expect(texts.join()).toContain('Listrik dan air')
  expect((await screen.findAllByRole('link', { name: 'Kuitansi' }))[0]).toHaveProperty(
    'href',
    'https://dokumen.masjid.example/kuitansi.pdf',
  )

  const closing = formatRupiah(told('Saldo akhir'))
  const link = screen.getByRole('link', { name: 'Kirim ke WhatsApp' }).getAttribute('href') ?? ''
  const message = new URL(link).searchParams.get('text') ?? ''
  expect(message).toContain(`*Saldo akhir: ${closing}*`)
  expect(message).toMatch(/Rincian: http.*\/kas\?bulan=\d{4}-\d\d$/)
  await press('Bacakan')
  await waitFor(() =>
    expect(screen.getByRole('dialog').textContent).toMatch(/Saldo akhir .* rupiah\./),
  )
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await open(`${masjid}/kas`)
  await press('Cetak')
  expect(print).toHaveBeenCalled()
})

it('shows no number of a book that doesn’t add up', async () => {
  await open('/masjid/kas-tidak-cocok/kas')
  await shows(/belum cocok.*tidak sama dengan saldo akhir/)
  expect(document.querySelector('main')?.textContent).not.toContain('Rp')
  expect(screen.queryByRole('button', { name: 'Bacakan' })).toBeNull()
})

it('that is empty, failing, late, offline, unknown or not there says so', async () => {
  await open('/masjid/mushola-al-barokah-kampung-baru/kas')
  await shows(/Saldo akhirRp 0.*Tidak ada pemasukan atau pengeluaran/)
  expect(screen.queryByRole('button', { name: 'Cetak' })).toBeNull()
  await open('/masjid/gagal-sebagian/kas')
  await screen.findByRole('button', { name: 'Coba lagi' })
  await hook('hold?call=mosque/get_cashbook')
  await open(`${masjid}/kas`)
  await shows('Memuat…')
  await hook('release?call=mosque/get_cashbook')
  await rows()
  await open('/masjid/tidak-ada/kas')
  await shows('Masjid tidak ditemukan')
  await open(masjid)
  await leadsToBook()
  setOnline(false)
  await follow('Keuangan')
  await screen.findByRole('button', { name: 'Coba lagi' })
})

it('is not asked for where the backend has none', async () => {
  await hook('withhold?name=mosque/get_cashbook')
  await open(`${masjid}/kas`)
  await shows('belum membagikan kasnya')
  expect(calls('get_cashbook')).toBe(0)
})
