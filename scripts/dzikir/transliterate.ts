/**
 * Writes a vowelled Arabic line in Latin letters as it is read aloud: words joined at a hamzatul wasl, a pause at the
 * end of the line, at a comma, and at the Qur'an's signs of pause. The rules are told in `docs/dzikir.md`.
 */
import type { Spelling } from './letters'
import { latinWord, longVowels, type Word } from './word'

/** The letters that open surahs are read by their names. */
const openings: Readonly<Record<string, string>> = { الٓمٓ: 'Alif lām mīm', حمٓ: 'Ḥā mīm' }

/** Where a reader pauses: after a comma or a full stop, or a sign that prefers or allows it (ۖ ۗ ۘ ۚ). */
const pause = /،|؛|\.|:|\u06D6|\u06D7|\u06D8|\u06DA/
/** The pair of signs of which a reader pauses at one: at the second. */
const embrace = '\u06DB'
const punctuation = /[،؛.:؟]/g

/** Names take a capital where they stand alone: Allah's, and those of persons. */
const names =
  /(?<![\p{L}‘’-])(?:muḥammad|ibrāhīm|abī(?= bakr)|bakr(?=in)|‘umar(?=a)|‘utsmān|‘aliyy(?=[,.])|allāh)/gu

/** Words that a pause leaves whole: huwa, hiya, and what ends in -ta or -tu after a consonant or ai (anta, a‘thaita). */
const whole = /(?:^|[ -])(?:huw|hiy)$|(?:[^aāiīuū]|ai)t$/u

function connected(word: Word, next: Word | undefined): string {
  const { ending } = word
  const joins = next?.wasl != null
  switch (ending.kind) {
    case 'none':
      return word.stem
    case 'short':
      return word.stem + (word.pronoun && !joins ? longVowels[ending.vowel] : ending.vowel)
    case 'long':
      // The second alif of ana is written, but read only in a pause.
      return (
        word.stem +
        (joins || /(?:^| )an$/.test(word.stem) ? ending.vowel : longVowels[ending.vowel])
      )
    case 'tanwin':
      return `${word.stem}${ending.vowel}n${joins ? 'i' : ''}`
  }
}

function paused(word: Word): string {
  const { ending } = word
  if (word.tied) return `${word.stem.replace(/t$/, '')}h`
  if (ending.kind === 'tanwin' && ending.vowel === 'a') return `${word.stem}ā`
  if (ending.kind === 'short' && whole.test(word.stem)) return word.stem + ending.vowel
  if (ending.kind === 'long' && !ending.droppable) return word.stem + longVowels[ending.vowel]
  return word.stem
}

const capital = (text: string) =>
  text.replace(/^([‘’]?)(\p{L})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())

interface Token {
  readonly word: Word
  readonly stop: '' | ',' | '.' | ':'
}

function tokens(line: string, spelling: Spelling): Token[] {
  let embraced = false
  return line
    .replace(/[\u06DE\u06E9]/g, '')
    .split(/\s+/)
    .filter((text) => text !== '')
    .map((text) => {
      const second = text.includes(embrace) && embraced
      if (text.includes(embrace)) embraced = !embraced
      const stop = pause.test(text) || second ? ',' : ''
      return {
        word: latinWord(text.replace(punctuation, ''), spelling),
        stop: text.endsWith('.') ? '.' : text.endsWith(':') ? ':' : stop,
      }
    })
}

/**
 * @param line one verse, or one line of a supplication, with all its vowels
 * @returns the Latin text, with a capital at its start and a full stop at its end
 * @throws Error when a word can't be read for certain: then its spelling lacks a sign
 */
export function transliterate(line: string, spelling: Spelling): string {
  const opening = openings[line.normalize('NFC')]
  if (opening !== undefined) return `${opening}.`
  const read = tokens(line, spelling)
  let text = ''
  let sentence = ''
  read.forEach(({ word, stop }, index) => {
    const before = read[index - 1]
    const after = read[index + 1]
    const pausing = stop !== '' || after === undefined
    const stands = before === undefined || before.stop !== ''
    const body = pausing ? paused(word) : connected(word, after.word)
    if (word.wasl === null) sentence += stands ? body : ` ${body}`
    else if (stands) sentence += word.wasl + body
    else {
      if (!/[aiu]$/.test(sentence))
        throw new Error(`no vowel before a hamzatul wasl: ${sentence} + ${body} in ${line}`)
      sentence += body
    }
    if (!pausing) return
    const comma = stop === '' ? '.' : stop
    text += `${sentence}${comma}`
    sentence = after === undefined ? '' : ' '
    // The next word stands alone: the blank is its own.
    if (comma === '.' && after !== undefined) sentence = ' '
  })
  return text
    .split(/(?<=\.) /)
    .map((part) => capital(part.trim()))
    .join(' ')
    .replace(names, (name) => capital(name))
    .replace(/(?<=[,:]) {2,}/g, ' ')
}
