import { describe, expect, it } from 'vitest'
import { list } from './served'

describe('the dzikir after a prayer', () => {
  it('has the short form in order', () => {
    expect(list('shalat-pendek').map(({ title, read }) => [title, read])).toEqual([
      ['Istighfar', 3],
      ['Doa Keselamatan', 1],
      ['Ayat Kursi (Al-Baqarah 255)', 1],
      ['Tasbih', 33],
      ['Tahmid', 33],
      ['Takbir', 33],
      ['Tahlil Penyempurna Seratus', 1],
      ['Memohon Pertolongan untuk Beribadah', 1],
      ['Doa Kebaikan Dunia dan Akhirat (Al-Baqarah 201)', 1],
    ])
  })

  it('has the long form in order', () => {
    expect(list('shalat-panjang').map(({ title, read }) => [title, read])).toEqual([
      ['Istighfar', 3],
      ['Kalimat Tauhid', 3],
      ['Berlindung dari Api Neraka', 7],
      ['Doa Keselamatan', 1],
      ['Berserah kepada Karunia Allah', 1],
      ['Memohon Pertolongan untuk Beribadah', 1],
      ['Al-Fatihah', 1],
      ['Al-Baqarah 163', 1],
      ['Ayat Kursi (Al-Baqarah 255)', 1],
      ['Al-Baqarah 285–286', 1],
      ['Ali Imran 18–19', 1],
      ['Ali Imran 26–27', 1],
      ['Al-Ikhlas', 1],
      ['Al-Falaq', 1],
      ['An-Nas', 1],
      ['Tasbih', 33],
      ['Tahmid', 33],
      ['Takbir', 33],
      ['Takbir, Tahmid, dan Tasbih', 1],
      ['Tahlil Penyempurna Seratus', 1],
      ['Hauqalah', 1],
      ['Tahlil', 33],
      ['Pembuka Doa', 1],
      ['Shalawat', 1],
      ['Doa Selamat', 1],
      ['Doa Memohon Ampunan (Al-A’raf 23)', 1],
      ['Doa Keteguhan Hati (Ali Imran 8)', 1],
      ['Doa untuk Kedua Orang Tua', 1],
      ['Doa Kebaikan Dunia dan Akhirat (Al-Baqarah 201)', 1],
      ['Penutup Doa (Ash-Shaffat 180–182)', 1],
    ])
  })
})
