/**
 * The dzikir lists that the app serves as static files, and their shape. How to edit and proof-read them:
 * `docs/dzikir.md`.
 */
import { record, requiredAmount, requiredText } from '@/api/decode'

/**
 * One reading. `read` is how often it is to be read ("Dibaca 3x"), 1 or more. A passage of several verses or parts has
 * one line for each in `arab`, `latin` and `arti`; lines are separated by `\n`.
 */
export interface DzikirItem {
  readonly title: string
  readonly read: number
  readonly arab: string
  readonly latin: string
  readonly arti: string
}

/** One of the 99 names. */
export interface AsmaulHusnaItem {
  readonly arab: string
  readonly latin: string
  readonly indo: string
}

/** The lists of {@link DzikirItem}: `/dzikir/{name}.json` is an array of items, in the order they are read. */
export const dzikirLists = [
  'sugro-pagi',
  'sugro-petang',
  'kubro-pagi',
  'kubro-petang',
  'shalat-pendek',
  'shalat-panjang',
] as const

export type DzikirList = (typeof dzikirLists)[number]

/** Where a list is served from. */
export const dzikirFile = (name: DzikirList | 'asmaul-husna') => `/dzikir/${name}.json`

/** @throws DecodeError when a field is missing or blank */
export function toDzikirItem(value: unknown, what: string): DzikirItem {
  const wire = record<DzikirItem>(value, what)
  return {
    title: requiredText(wire.title, `${what}.title`),
    read: requiredAmount(wire.read, `${what}.read`),
    arab: requiredText(wire.arab, `${what}.arab`),
    latin: requiredText(wire.latin, `${what}.latin`),
    arti: requiredText(wire.arti, `${what}.arti`),
  }
}

/** @throws DecodeError when a field is missing or blank */
export function toAsmaulHusnaItem(value: unknown, what: string): AsmaulHusnaItem {
  const wire = record<AsmaulHusnaItem>(value, what)
  return {
    arab: requiredText(wire.arab, `${what}.arab`),
    latin: requiredText(wire.latin, `${what}.latin`),
    indo: requiredText(wire.indo, `${what}.indo`),
  }
}

/** A source that the page credits; `href` leads to it. */
export interface Credit {
  readonly text: string
  readonly href?: string
}

const quranText: Credit = {
  text: 'Teks ayat Al-Qur’an: paket quran-json (Risan Bagja Pradana), rasm Utsmani dari The Noble Qur’an Encyclopedia, lisensi CC BY-SA 4.0',
  href: 'https://github.com/risan/quran-json',
}

const ownWords: Credit = {
  text: 'Transliterasi dan terjemahan disusun untuk aplikasi ini.',
}

const alMatsurat: Credit = {
  text: 'Susunan wirid: Al-Ma’tsurat karya Imam Hasan Al-Banna',
}

/** The sources to credit under a list, in the order they are shown. */
export function creditsOf(name: DzikirList | 'asmaul-husna'): readonly Credit[] {
  switch (name) {
    case 'sugro-pagi':
    case 'sugro-petang':
    case 'kubro-pagi':
    case 'kubro-petang':
      return [
        alMatsurat,
        {
          text: 'Doa dan dzikir: hadits riwayat Al-Bukhari, Muslim, Abu Dawud, At-Tirmidzi, An-Nasa’i, Ibnu Majah, Ahmad, dan Ibnu As-Sunni',
        },
        quranText,
        ownWords,
      ]
    case 'shalat-pendek':
    case 'shalat-panjang':
      return [
        {
          text: 'Bacaan sesudah shalat: hadits riwayat Al-Bukhari, Muslim, Abu Dawud, At-Tirmidzi, dan An-Nasa’i, serta doa yang lazim dibaca di Indonesia',
        },
        quranText,
        ownWords,
      ]
    case 'asmaul-husna':
      return [
        {
          text: 'Urutan nama: hadits riwayat At-Tirmidzi dari Abu Hurairah, menurut susunan yang lazim dicetak di Indonesia',
        },
        ownWords,
      ]
  }
}
