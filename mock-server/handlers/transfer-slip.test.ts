import { afterAll, beforeEach, expect, test } from 'vitest'
import { donate } from '../calls-for-tests'
import { DEVELOPMENT_KEY, startStandIn } from '../start'

const standIn = await startStandIn({ port: 0, quiet: true, silent: true })
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.state.reset()
  standIn.log.clear()
})

const jpeg = (bytes = 100) => {
  const picture = Buffer.alloc(bytes, 0xa7)
  picture.write('ffd8ff', 'hex')
  picture.write('ffd9', bytes - 2, 'hex')
  return new Blob([picture], { type: 'image/jpeg' })
}

async function call(init: { kode: string; body?: FormData; query?: string }) {
  const { kode, body, query = '' } = init
  const answer = await fetch(`${standIn.url}/transaction${query}`, {
    headers: { key: DEVELOPMENT_KEY, kode },
    ...(body && { method: 'POST', body }),
  })
  return { status: answer.status, text: await answer.text() }
}

function upload(codeDonate: string, slip: Blob | string, name = 'bukti.jpg') {
  const body = new FormData()
  body.set('codeDonate', codeDonate)
  if (typeof slip === 'string') body.set('bukti', slip)
  else body.set('bukti', slip, name)
  return call({ kode: 'upload_proof', body })
}

const manual = () => donate(standIn, { codePayment: 'BSI', typePayment: 'Manual' })
const read = (code: string) => call({ kode: 'getTransaction', query: `?codeDonate=${code}` })

test('takes a picture, and tells of it', async () => {
  const code = await manual()
  const sent = await upload(code, jpeg(900_000), 'struk; 21 nov=".jpg')
  expect(sent.status).toBe(200)
  expect(sent.text).toContain('Menunggu pemeriksaan')
  const { text } = await read(code)
  expect(text).toContain('"status":"Belum Lunas"')
  expect(text).toMatch(/"riwayat":\[\{[^}]*Bukti transfer diterima[^}]*\},\{[^}]*Donasi dibuat/)
  expect(standIn.log.violations).toEqual([])
})

test('refuses a picture that breaks off, and a slip of what is paid', async () => {
  const code = await manual()
  const broken = await upload(code, jpeg().slice(0, 50))
  expect(broken.status).toBe(422)
  expect(broken.text).toContain('terpotong')
  await fetch(`${standIn.url}/__dev/donations/${code}/paid`, { method: 'POST' })
  expect((await upload(code, jpeg())).text).toContain('sudah lunas')
})

test('a text where the file belongs, and a file where a text does, break the contract', async () => {
  expect((await upload(await manual(), 'bukti')).text).toContain('/body/bukti: must be a file')
  const body = new FormData()
  body.set('codeDonate', jpeg(), 'kode.jpg')
  body.set('bukti', jpeg(), 'bukti.jpg')
  const { text } = await call({ kode: 'upload_proof', body })
  expect(text).toContain('/body/codeDonate: must be a text')
})

test('without the newer fields a donation is as contract 1.0 has it', async () => {
  const code = await manual()
  expect((await read(code)).text).toContain('nama_penerima')
  for (const field of ['nama_penerima', 'riwayat'])
    expect(standIn.state.offer.withhold(`transaction/getTransaction#${field}`)).toBe(true)
  const { text } = await read(code)
  expect(text).not.toContain('nama_penerima')
  expect(text).not.toContain('riwayat')
})

test('a method’s own least counts, as long as it is told', async () => {
  const give = () => donate(standIn, { codePayment: 'BRIVA', typePayment: 'VA', price: '15000' })
  await expect(give()).resolves.toMatch(/^DN-/)
  standIn.state.offer.withhold('asset/get_all_payment_method#min_nominal')
  await expect(give()).rejects.toThrow('minimal Rp 20.000')
})
