import { expect, it } from 'vitest'
import { isAmong } from './picture-hosts'

const sources = ['https://aset.contoh', 'http://localhost:4010', 'https://*.gambar.contoh']

it.each([
  ['https://aset.contoh/a.png', true],
  ['https://aset.contoh:443/a.png', true],
  ['http://localhost:4010/assets/a.png', true],
  ['https://a.b.gambar.contoh/a.png', true],
  ['http://aset.contoh/a.png', false],
  ['https://aset.contoh:8443/a.png', false],
  ['https://aset.contoh.jahat.example/a.png', false],
  ['https://gambar.contoh/a.png', false],
  ['https://jahatgambar.contoh/a.png', false],
  ['http://a.gambar.contoh/a.png', false],
  ['https://saya:sandi@aset.contoh/a.png', false],
  ['https://aset.contoh@jahat.example/a.png', false],
  ['data:image/png;base64,AAAA', false],
  ['blob:https://aset.contoh/1', false],
])('%s: %s', (address, expected) => {
  expect(isAmong(new URL(address), sources)).toBe(expected)
})
