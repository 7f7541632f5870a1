import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  alerts,
  arrive,
  fill,
  follow,
  label,
  press,
  shows,
  testScreens,
  valueOf,
} from './screen-for-tests'

const PROGRAM = '/campaign/renovasi-atap-masjid-al-ikhlas'

/** Chooses a radio. */
const choose = async (name: string) => fireEvent.click(await screen.findByLabelText(name))

const field = (name: string) => screen.findByLabelText(label(name))

describe('with contract 1.2', () => {
  const { open, give, sent, hook, withCookie } = testScreens({ base: false })
  const requests = () => [...sent('request_correction'), ...sent('report')]

  it('a wrong amount becomes one request with a number, which stays', async () => {
    const code = await give({ price: '50000', paid: true })
    await open(`/donation/${code}`)
    await follow('Nominal saya salah')
    await fill('Nominal lainnya', '50000')
    await press('Kirim permintaan koreksi')
    await shows('Nominal ini sama dengan yang tercatat')
    await fill('Nominal lainnya', '75000')
    await fill('Keterangan (opsional)', '  Salah ketik  ')
    await press('Kirim permintaan koreksi', 2)
    await shows(/KOR-\w{6}/)
    expect(sent('request_correction')).toMatchObject([
      { codeDonate: code, jenis: 'nominal', nominal: '75000', keterangan: 'Salah ketik' },
    ])
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe(
        'Lembaga sudah menerima permintaan koreksi Anda',
      ),
    )
    await open(`/donation/${code}/koreksi`)
    await shows(/KOR-\w{6}/)
    fireEvent.click(await screen.findByText('Kirim permintaan koreksi lain'))
    expect((await field('Nominal lainnya')).getAttribute('value')).toBe('')
  })

  it('what is typed outlives a failure and a reload, and makes one request', async () => {
    await open(PROGRAM)
    await follow('Laporkan program')
    await arrive(`${PROGRAM}/laporkan`)
    await press('Kirim laporan')
    await shows('Pilih alasannya')
    await choose('Lainnya')
    await press('Kirim laporan')
    await shows('Tulis apa yang ingin Anda laporkan')
    await fill('Apa yang Anda laporkan?', 'Rekening bukan milik kami')
    await fill('Nomor WhatsApp (opsional)', '123')
    await press('Kirim laporan')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Nomor Wh/)))
    expect(requests()).toEqual([])
    await fill('Nomor WhatsApp (opsional)', '0812 3456 7890')
    await hook('lose?call=campaign/report')
    await press('Kirim laporan')
    await alerts(/Tidak dapat terhubung/)
    const chat = screen.getByText('Kirim lewat WhatsApp saja').closest('a')
    expect(new URL(chat?.href ?? '').searchParams.get('text')).toMatch(
      /Tautan: \S+\/campaign\/renovasi-\S+\nAlasan: Lainnya\nKeterangan: Rekening bukan milik kami$/,
    )
    await open(`${PROGRAM}/laporkan`)
    await waitFor(() =>
      expect(valueOf('Apa yang Anda laporkan?')).toBe('Rekening bukan milik kami'),
    )
    await press('Kirim laporan')
    await shows(/LAP-\w{6}/)
    const [first, again] = sent('report')
    expect(first).toMatchObject({ alasan: 'lainnya', kontak: '81234567890' })
    expect(again).toEqual(first)
    expect(withCookie('report')).toEqual([false, false])
  })

  it('says what the backend refuses, and asks nothing of a donation that isn’t paid', async () => {
    const code = await give()
    await open(`/donation/${code}/koreksi`)
    await shows('Donasi ini belum dibayar.')
    await choose('Terbayar dua kali')
    await hook(`donations/${code}/expire`)
    await press('Kirim permintaan koreksi')
    await alerts(/tidak jadi dibayar/)
    await open(`/donation/${code}/koreksi`)
    await shows('Tidak ada yang perlu dikoreksi')
  })

  it('gives the number though the device can keep nothing', async () => {
    await open(`${PROGRAM}/laporkan`)
    await choose('Diduga penipuan')
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const { localStorage: whole } = window
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse })
    await press('Kirim laporan')
    await shows(/LAP-\w{6}.*Catat, karena perangkat ini tidak dapat menyimpannya/)
    vi.stubGlobal('localStorage', whole)
  })
})

describe.each([
  ['1.0', true],
  ['1.1', false],
] as const)('with contract %s', (_, base) => {
  const { open, give, calls, hook, settle } = testScreens({ base })

  it('the same forms end in a chat with everything the organisation needs', async () => {
    if (!base)
      for (const name of ['campaign/report', 'transaction/request_correction'])
        await hook(`withhold?name=${name}`)
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const chat = () => new URL(String(opened.mock.lastCall?.[0])).searchParams.get('text')
    const code = await give({ paid: true })
    await open(`/donation/${code}/koreksi`)
    await choose('Programnya salah')
    await press('Kirim lewat WhatsApp')
    await shows('Tulis program yang Anda maksud')
    await fill('Program yang dimaksud', 'Wakaf Sumur')
    await press('Kirim lewat WhatsApp')
    await shows('WhatsApp dibuka di tab baru.')
    expect(chat()).toContain(`Kode donasi: ${code}`)
    expect(chat()).toMatch(/Yang keliru: Programnya salah\nProgram yang dimaksud: Wakaf Sumur$/)
    await open(`${PROGRAM}/laporkan`)
    await choose('Dana diduga disalahgunakan')
    expect(screen.queryByLabelText(/^Nomor WhatsApp/)).toBeNull()
    await press('Kirim lewat WhatsApp')
    await waitFor(() => expect(chat()).toMatch(/Alasan: Dana diduga disalahgunakan$/))
    await settle()
    expect(calls('report') + calls('request_correction')).toBe(0)
  })
})
