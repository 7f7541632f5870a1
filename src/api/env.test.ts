import { describe, expect, it } from 'vitest'
import { parseEnv } from './env'

describe('configuration', () => {
  it('points at the stand-in when nothing is given', () => {
    expect(parseEnv({})).toMatchObject({
      apiUrl: 'http://localhost:4010',
      accountApiUrl: 'http://localhost:4010',
      hijriAdjustment: -1,
    })
  })

  it('takes the main host for accounts unless told otherwise', () => {
    expect(parseEnv({ VITE_API_URL: 'https://api.contoh/' })).toMatchObject({
      apiUrl: 'https://api.contoh',
      accountApiUrl: 'https://api.contoh',
    })
    expect(
      parseEnv({ VITE_API_URL: 'https://a.contoh', VITE_ACCOUNT_API_URL: 'https://b.contoh/v1/' })
        .accountApiUrl,
    ).toBe('https://b.contoh/v1')
  })

  it('takes a list of further hosts', () => {
    expect(
      parseEnv({ VITE_PICTURE_HOSTS: ' https://*.a.contoh  http://localhost:4011 ' }),
    ).toMatchObject({
      pictureHosts: ['https://*.a.contoh', 'http://localhost:4011'],
      audioHosts: [],
    })
  })

  it.each([
    ['VITE_API_URL', 'ftp://x'],
    ['VITE_API_URL', 'api.contoh'],
    ['VITE_ASSET_URL', 'javascript:alert(1)'],
    ['VITE_PICTURE_HOSTS', 'https://a.contoh *'],
    ['VITE_PICTURE_HOSTS', 'https://a.contoh/gambar'],
    ['VITE_PICTURE_HOSTS', "https://a.contoh; script-src 'unsafe-inline'"],
    ['VITE_AUDIO_HOSTS', 'data:'],
    ['VITE_TILE_URL', 'https://tile.contoh/{z}/{x}'],
    ['VITE_API_KEY', 'a b'],
    ['VITE_CONTACT_PHONE', '12'],
    ['VITE_TERMS_URL', '/syarat'],
    ['VITE_YOUTUBE_URL', 'javascript:alert(1)'],
    ['VITE_HIJRI_ADJUSTMENT', 'satu'],
    ['VITE_HIJRI_ADJUSTMENT', '4'],
  ])('names %s when it is "%s"', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name)
  })

  it('lists every problem at once', () => {
    expect(() => parseEnv({ VITE_API_URL: 'x', VITE_CONTACT_PHONE: 'y' })).toThrow(
      /VITE_API_URL[^]*VITE_CONTACT_PHONE/,
    )
  })

  it('has nothing for the footer that was not given', () => {
    expect(parseEnv({ VITE_ABOUT_URL: ' ' })).toMatchObject({
      address: '',
      aboutUrl: '',
      termsUrl: '',
      privacyUrl: '',
      socialUrls: {},
    })
    expect(
      parseEnv({
        VITE_ADDRESS: 'Jl. Masjid 1, Bandung',
        VITE_PRIVACY_URL: 'https://contoh.id/privasi/',
        VITE_INSTAGRAM_URL: 'https://instagram.com/contoh',
        VITE_FACEBOOK_URL: '',
      }),
    ).toMatchObject({
      address: 'Jl. Masjid 1, Bandung',
      privacyUrl: 'https://contoh.id/privasi',
      socialUrls: { Instagram: 'https://instagram.com/contoh' },
    })
  })

  it('keeps the digits of a contact number', () => {
    expect(parseEnv({ VITE_CONTACT_PHONE: '+62 812-0000-0000' }).contactPhone).toBe('6281200000000')
  })
})
