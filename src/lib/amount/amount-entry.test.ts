import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatThousands } from '@/lib/format-number'
import { editAmount, pasteAmount, settledAmount, shownAmount } from './amount-entry'
import { amountIn, readAmount } from './read-amount'
import { waysOfWriting } from './ways-of-writing-for-tests'

/** A field as in a browser: the entered text, and the selection in the shown text. */
interface Field {
  typed: string
  start: number
  end: number
}

const at = ({ typed, caret }: { typed: string; caret: number }): Field => ({
  typed,
  start: caret,
  end: caret,
})

/** Handles a key first as a browser does, then as the app does. */
function press(field: Field, key: string): Field {
  const shown = shownAmount(field.typed)
  const range = field.end > field.start
  const [from, to] = range
    ? [field.start, field.end]
    : key === 'Backspace'
      ? [Math.max(0, field.start - 1), field.start]
      : key === 'Delete'
        ? [field.start, Math.min(shown.length, field.start + 1)]
        : [field.start, field.start]
  const data = key === 'Backspace' || key === 'Delete' ? null : key
  if (data === null && from === to) return field
  const inputType = { Backspace: 'deleteContentBackward', Delete: 'deleteContentForward' }[key]
  return at(
    editAmount(field.typed, {
      text: shown.slice(0, from) + (data ?? '') + shown.slice(to),
      caret: from + (data ?? '').length,
      inputType: inputType ?? 'insertText',
      data,
    }),
  )
}

const typeAll = (text: string, field: Field = { typed: '', start: 0, end: 0 }) =>
  Array.from(text).reduce(press, field)

const paste = (field: Field, inserted: string) =>
  at(pasteAmount(field.typed, { start: field.start, end: field.end, inserted }))

/** The field that shows a text like "1.2|34": `|` is the caret, the dots are inserted by the field. */
function fieldOf(text: string): Field {
  const caret = text.indexOf('|')
  return { typed: text.replace('|', '').replaceAll('.', ''), start: caret, end: caret }
}

function picture({ typed, start }: Field): string {
  const shown = shownAmount(typed)
  return `${shown.slice(0, start)}|${shown.slice(start)}`
}

describe('a key', () => {
  test.each([
    ['100|', '0', '1.000|'],
    ['1.2|34.567', '9', '12.9|34.567'],
    ['12|.934.567', 'Backspace', '1|.934.567'],
    // Deleting the first digit keeps the zeros behind it.
    ['|1.000.000', 'Delete', '|000000'],
    ['|105.000', 'Delete', '|05000'],
    ['|05000', '2', '2|05.000'],
    ['1|.050.000', 'Backspace', '|050000'],
    ['|050000', '2', '2|.050.000'],
    ['|', '0', '|'],
    // A letter between digits changes nothing.
    ['12.9|34.567', 'x', '12.9|34.567'],
    ['12.9|34.567', '.', '12.9|34.567'],
    // A letter after the digits may begin "ribu"; any other letter is shown too.
    ['50|', 'r', '50r|'],
    ['50|', 'x', '50x|'],
    ['50.000|', ',', '50.000,|'],
  ])('%s and %s: %s', (before, key, after) => {
    expect(picture(press(fieldOf(before), key))).toBe(after)
  })

  test.each([
    ['50000,00', '50.000,00', 50_000],
    ['50.000,00', '50.000,00', 50_000],
    ['50000,000', '50000,000', 0],
    ['50.0000', '50.0000', 0],
    ['50,000.00', '50,000.00', 50_000],
    ['1.250.000', '1.250.000', 1_250_000],
    ['1 250 000', '1 250 000', 1_250_000],
    ['0050000', '50.000', 50_000],
    ['50 ribu', '50 ribu', 50_000],
    ['1,5 juta', '1,5 juta', 1_500_000],
    ['1e6', '1e6', 0],
    ['0x10', 'x10', 0],
    ['9999999999999999', '9.999.999.999.999.999', 0],
  ])('after key in %s: the field shows %s, that is %d', (keys, shown, amount) => {
    const field = typeAll(keys)
    expect(shownAmount(field.typed)).toBe(shown)
    expect(amountIn(field.typed)).toBe(amount)
  })

  test('that deletes the comma before cents deletes the cents too', () => {
    const typed = { ...typeAll('50000,00'), start: 7, end: 7 }
    expect(press(typed, 'Backspace').typed).toBe('50000')
    expect(press({ ...typed, start: 6, end: 6 }, 'Delete').typed).toBe('50000')
  })

  test('treats dots that the user typed like the field’s own', () => {
    const field = typeAll('12.500.000')
    expect(picture(press(field, 'Backspace'))).toBe('1.250.000|')
    expect(picture(press({ ...field, start: 3, end: 3 }, 'Backspace'))).toBe('1|.500.000')
    expect(picture(press({ ...field, start: 4, end: 4 }, '9'))).toBe('125.9|00.000')
  })

  test('replaces the selection', () => {
    const all = { typed: '1234567', start: 0, end: 9 }
    expect(press(all, '5').typed).toBe('5')
    expect(press(all, 'Backspace').typed).toBe('')
    expect(press({ ...all, start: 2, end: 5 }, '0').typed).toBe('10567')
    expect(press({ ...all, start: 1, end: 2 }, 'Backspace').typed).toBe('234567')
  })
})

describe('a pasted text', () => {
  test.each([
    ['Rp 50.000,00', '50000'],
    ['Jumlah donasi Rp 1.000.000', '1000000'],
    ['1,5 juta', '1500000'],
    ['0', ''],
    // Incomplete, unreadable, or below the smallest donation: unchanged.
    ['50.000,', '50.000,'],
    ['1,25', '1,25'],
    ['50.000,000', '50.000,000'],
    ['081234567890', '081234567890'],
    ['Rp 50.000,00 - Rp 100.000,00', 'Rp 50.000,00 - Rp 100.000,00'],
    ['Infaq 2\n500 000', 'Infaq 2; 500 000'],
  ])('%j is kept as %j', (text, typed) => {
    expect(paste({ typed: '25000', start: 0, end: 6 }, text).typed).toBe(typed)
    // As when a password manager fills the field, or text was entered before the scripts ran.
    const edit = { text, caret: text.length, inputType: '', data: null }
    if (!text.includes('\n')) expect(editAmount('25000', edit).typed).toBe(typed)
  })

  test('is inserted at the caret', () => {
    expect(picture(paste(fieldOf('1.|000'), '50'))).toBe('150|.000')
    expect(paste(fieldOf('25.000|'), 'Rp 100.000').typed).toBe('25000Rp 100.000')
    expect(paste(fieldOf('25.000|'), ',00').typed).toBe('25000')
  })

  test('of an IME composition is reported whole with each key', () => {
    let typed = ''
    for (const data of ['5', '50', '500', '5000', '50000', '50000,', '50000,0', '50000,00']) {
      const shown = shownAmount(typed)
      const text = shown + data.slice(-1)
      typed = editAmount(typed, {
        text,
        caret: text.length,
        inputType: 'insertCompositionText',
        data,
      }).typed
    }
    expect(typed).toBe('50000,00')
  })
})

describe('what is settled', () => {
  test.each([
    ['50000,00', '50000'],
    ['50.000,', '50000'],
    ['Rp 1 juta', '1000000'],
    ['1,5', '1,5'],
    ['999', '999'],
    ['1e6', '1e6'],
    ['', ''],
  ])('%j is %j', (typed, settled) => {
    expect(settledAmount(typed)).toBe(settled)
  })
})

const amounts = fc.integer({ min: 1_000, max: 99_999_999_999 })

test('formatting never changes the number, wherever the caret is', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(shownAmount(String(amount))).toBe(formatThousands(amount))
      expect(amountIn(shownAmount(String(amount)))).toBe(amount)
      expect(typeAll(String(amount)).typed).toBe(String(amount))
      expect(amountIn(typeAll(formatThousands(amount)).typed)).toBe(amount)
    }),
  )
})

test('deleting and typing in the middle change the number as they change its digits', () => {
  const keys = fc.array(fc.constantFrom('0', '1', '5', '9', 'Backspace', 'Delete'), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(amounts, fc.nat(20), keys, (amount, place, pressed) => {
      let field: Field = { typed: String(amount), start: 0, end: 0 }
      const shown = shownAmount(field.typed)
      field.start = field.end = Math.min(place, shown.length)
      // The same change on the digits alone.
      let before = shown.slice(0, field.start).replaceAll('.', '')
      let after = shown.slice(field.start).replaceAll('.', '')
      for (const key of pressed) {
        field = press(field, key)
        if (key === 'Backspace') before = before.slice(0, -1)
        else if (key === 'Delete') after = after.slice(1)
        else before += key
        if (key.length > 1) continue
        const zeros = /^0*/.exec(before + after)?.[0].length ?? 0
        const cut = Math.min(zeros, before.length)
        after = after.slice(zeros - cut)
        before = before.slice(cut)
        expect(field.typed).toBe(before + after)
        expect(shownAmount(field.typed).slice(0, field.start).replaceAll('.', '')).toBe(before)
      }
    }),
    { numRuns: 3_000 },
  )
})

test('each way of writing, typed or pasted, gives its amount or none', () => {
  fc.assert(
    fc.property(amounts, fc.nat(waysOfWriting.length - 1), (amount, index) => {
      const text = waysOfWriting[index]?.(amount)
      if (text == null) return
      for (const { typed } of [typeAll(text), paste({ typed: '', start: 0, end: 0 }, text)])
        expect([0, amount]).toContain(amountIn(typed))
    }),
    { numRuns: 5_000 },
  )
})

test('a settled amount is read as the same amount', () => {
  const texts = fc.oneof(
    fc.string(),
    fc
      .tuple(amounts, fc.nat(waysOfWriting.length - 1))
      .map(([amount, index]) => waysOfWriting[index]?.(amount) ?? ''),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const settled = settledAmount(text)
      expect(readAmount(settled)).toEqual(readAmount(text))
      expect(settledAmount(settled)).toBe(settled)
    }),
    { numRuns: 2_000 },
  )
})
