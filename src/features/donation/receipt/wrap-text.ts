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
