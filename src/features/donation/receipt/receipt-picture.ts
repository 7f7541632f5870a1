import { canvasFile } from '@/ui/picked-picture/picture'
import { fontFamily, gray, green, ink, white } from '@/ui/tokens'
import { RECEIPT_NOTE, type ReceiptFacts, receiptRows } from './receipt-rows'

/**
 * Breaks a text into lines no wider than `width`, between words; a word that is wider by itself is broken too.
 * @param widthOf measures a text in the same unit as `width`
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    // By code points, so that no emoji is cut in two.
    for (const letter of word) {
      if (line !== '' && widthOf(line + letter) > width) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** All in px; as wide as a phone's screen is sharp. */
const WIDTH = 1080
const MARGIN = 72
const BAND = 168
const INNER = WIDTH - 2 * MARGIN
const LABEL = 330
const LINE = 48
const ROW_GAP = 40

const CANNOT_DRAW =
  'Browser ini tidak dapat membuat gambar. Cetak bukti, atau ambil tangkapan layar.'

const font = (weight: number, size: number) => `${weight} ${size}px ${fontFamily}`
const valueFont = font(600, 34)
const noteFont = font(400, 28)

/**
 * "Bukti Donasi" as a PNG, as tall as its rows need.
 * @throws Error with words for the user when the browser can't draw it
 */
export async function receiptPicture(facts: ReceiptFacts): Promise<File> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error(CANNOT_DRAW)
  const wrap = (text: string, width: number, style: string) => {
    pen.font = style
    return wrapText(text, width, (part) => pen.measureText(part).width)
  }
  const rows = receiptRows(facts).map(([label, value]) => ({
    label,
    lines: wrap(value, INNER - LABEL, valueFont),
  }))
  const note = wrap(RECEIPT_NOTE, INNER, noteFont)
  const rowsHeight = rows.reduce((sum, { lines }) => sum + lines.length * LINE + ROW_GAP, 0)
  const top = BAND + 200
  canvas.width = WIDTH
  canvas.height = top + rowsHeight + note.length * LINE + MARGIN

  const write = (text: string, x: number, y: number, style: string, colour: string) => {
    pen.font = style
    pen.fillStyle = colour
    pen.fillText(text, x, y)
  }
  pen.textBaseline = 'top'
  pen.fillStyle = white
  pen.fillRect(0, 0, WIDTH, canvas.height)
  pen.fillStyle = green[700]
  pen.fillRect(0, 0, WIDTH, BAND)
  write('Jejaring Masjid', MARGIN, 60, font(800, 48), white)
  write('Bukti Donasi', MARGIN, BAND + 48, font(800, 56), ink)
  write(facts.donation.statusLabel, MARGIN, BAND + 122, font(700, 34), green[800])
  let y = top
  for (const { label, lines } of rows) {
    pen.fillStyle = gray[200]
    pen.fillRect(MARGIN, y - ROW_GAP / 2, INNER, 2)
    write(label, MARGIN, y + 4, font(400, 30), gray[600])
    for (const line of lines) {
      write(line, MARGIN + LABEL, y, valueFont, ink)
      y += LINE
    }
    y += ROW_GAP
  }
  for (const line of note) {
    write(line, MARGIN, y, noteFont, gray[600])
    y += LINE
  }
  const picture = await canvasFile(canvas, 'image/png')
  if (picture === null) throw new Error(CANNOT_DRAW)
  const name = `bukti-donasi-${facts.code.replace(/[^\w-]+/g, '-')}.png`
  return new File([picture], name, { type: 'image/png' })
}
