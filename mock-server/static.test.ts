import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type StandIn, startStandIn } from './start'
import { donationForm, wireCall, type WireCall } from './testing'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn({ port: 0, mode: 'static', quiet: true })
})
afterAll(() => standIn.close())
beforeEach(() => standIn.log.clear())

const codeOTP = '48213'
const password = 'rahasia123'
const whatsapp = '81234567890'
const programId = 'ID-12'

/** A call of each operation that the contract accepts. */
const calls: WireCall[] = [
  { controller: 'campaign', kode: 'get_campaign_limit', query: { limit: '5' } },
  { controller: 'campaign', kode: 'get_campaign_infaq', query: { search: '' } },
  { controller: 'campaign', kode: 'get_campaign_by_slug', query: { slug: 'apa-saja' } },
  { controller: 'campaign', kode: 'get_campaign_detail', query: { slug: 'apa-saja' } },
  { controller: 'campaign', kode: 'get_campaign_by_id', query: { programId } },
  { controller: 'campaign', kode: 'get_total_donate', query: { programId } },
  { controller: 'campaign', kode: 'get_transaction_list', query: { programId } },
  { controller: 'campaign', kode: 'get_prayer_campaign', query: { programId } },
  { controller: 'campaign', kode: 'toggle_like', form: { doa_id: '1' } },
  { controller: 'mosque', kode: 'get_campaign', query: { search: '' } },
  { controller: 'mosque', kode: 'get_campaign_by_slug', query: { slug: 'apa-saja' } },
  { controller: 'user', kode: 'get_user', method: 'POST' },
  {
    controller: 'user',
    kode: 'edit_profile',
    form: { editType: 'fullname', editValue: 'Siti' },
  },
  { controller: 'user', kode: 'send_otp', form: { codeOTP, verifWith: 'whatsapp' } },
  { controller: 'auth', kode: 'login', form: { whatsapp, password } },
  { controller: 'auth', kode: 'logout', method: 'POST' },
  { controller: 'auth', kode: 'send_otp', form: { phoneNumber: whatsapp, codeOTP } },
  { controller: 'auth', kode: 'resend_otp', form: { phoneNumber: whatsapp, codeOTP } },
  { controller: 'auth', kode: 'register', form: { whatsapp, fullname: 'Siti', password } },
  { controller: 'auth', kode: 'new-password', form: { whatsapp, fullname: '', password } },
  { controller: 'auth', kode: 'forgot_password', form: { phoneNumber: whatsapp, codeOTP } },
  { controller: 'asset', kode: 'get_all_payment_method' },
  { controller: 'transaction', kode: 'storeDonate', form: donationForm },
  { controller: 'transaction', kode: 'getTransaction', query: { codeDonate: 'APA-SAJA' } },
  { controller: 'fundraiser', kode: 'get_user' },
  { controller: 'fundraiser', kode: 'register', method: 'POST' },
]

describe('static mode', () => {
  it('knows a call for each of the 26 operations', () => {
    expect(new Set(calls.map(({ controller, kode }) => `${controller}/${kode}`)).size).toBe(26)
  })

  it.each(calls)('answers $controller $kode with the contract’s example', async (call) => {
    expect(await wireCall(standIn, call)).toMatchObject({ status: 200, ok: true })
    expect(standIn.log.violations).toEqual([])
  })

  it('names its own address in them', async () => {
    const { text } = await wireCall(standIn, {
      controller: 'asset',
      kode: 'get_all_payment_method',
    })
    expect(text).toContain(`${standIn.url}/assets/payments/`)
  })

  it('keeps the wire’s rules', async () => {
    expect(
      await wireCall(standIn, {
        controller: 'asset',
        kode: 'get_all_payment_method',
        headers: { key: 'salah' },
      }),
    ).toMatchObject({ status: 403 })
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await wireCall(standIn, { controller: 'campaign', kode: 'get_total_donate' })
    expect(standIn.log.violations).toMatchObject([{ pointer: '/query/programId' }])
  })

  it('answers the external services with their examples too', async () => {
    for (const path of [
      '/prayer/v2/cal/hijr/?adj=-1',
      '/prayer/v2/sholat/kota/cari/bandung',
      '/prayer/v2/sholat/jadwal/1219/2026/11/21',
      '/geocode/reverse?format=json&lat=-6.8&lon=107.6&addressdetails=1',
      '/surah/surat',
    ])
      expect((await fetch(standIn.url + path)).status, path).toBe(200)
    expect(standIn.log.violations).toEqual([])
  })

  it('has a QR picture for the code of any example', async () => {
    expect((await fetch(`${standIn.url}/qr/JM26112100A7.png`)).status).toBe(200)
  })
})
