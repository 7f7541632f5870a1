import { afterAll, expect, it } from 'vitest'
import { DEVELOPMENT_KEY, startStandIn } from '../start'

const standIn = await startStandIn({ port: 0, quiet: true })
afterAll(() => standIn.close())

const whatsapp = 'content-disposition: form-data; name="whatsapp"'
const password = 'Content-Disposition: form-data; name="password"'
const end = '--x--\r\n'

/** The form of a login, with these headers of its two parts. */
const login = (first = whatsapp, second = password) =>
  `--x\r\n${first}\r\n\r\n81234567890\r\n--x\r\n${second}\r\n\r\nrahasia123\r\n`

it.each<[string, body: string, type?: string]>([
  ['as browsers do', login() + end],
  ['without quotes', login('Content-Disposition: form-data; name=whatsapp') + end],
  ['without a space', login('Content-Disposition: form-data;name="whatsapp"') + end],
  ['in capitals', login('CONTENT-DISPOSITION: Form-Data; Name="whatsapp"') + end],
  ['on two lines', login('Content-Disposition: form-data;\r\n name="whatsapp"') + end],
  ['with a type', login(whatsapp, `Content-Type: text/plain; charset=utf-8\r\n${password}`) + end],
  ['with words before it', `Ini formulir.\r\n${login()}${end}`],
  ['with words after it', `${login()}${end}Terima kasih.\r\n`],
  ['without a last line end', `${login()}--x--`],
  ['of a type in capitals', login() + end, 'Multipart/Form-Data; boundary=x'],
  ['with a quoted boundary', login() + end, 'multipart/form-data; charset=utf-8; boundary="x"'],
])(
  'reads a form that is written %s',
  async (_how, body, type = 'multipart/form-data; boundary=x') => {
    const headers = { key: DEVELOPMENT_KEY, kode: 'login', 'content-type': type }
    const answer = await fetch(`${standIn.url}/auth`, { method: 'POST', headers, body })
    expect([answer.status, answer.headers.get('x-contract-violation')]).toEqual([200, null])
  },
)
