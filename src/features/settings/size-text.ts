const KB = 1000
const MB = 1000 * KB

/** Bytes as a person reads them: "Kosong", "kurang dari 1 kB", "12 kB", "3,4 MB". */
export function sizeText(bytes: number): string {
  if (bytes === 0) return 'Kosong'
  if (bytes < KB) return 'kurang dari 1 kB'
  if (Math.round(bytes / KB) < KB) return `${Math.round(bytes / KB)} kB`
  return `${(bytes / MB).toFixed(1).replace('.', ',')} MB`
}
