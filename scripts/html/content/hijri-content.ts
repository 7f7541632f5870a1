import { z } from 'zod'

const months = z.record(z.string().regex(/^14\d\d-(?:0[1-9]|1[0-2])$/), z.iso.date())

const authority = z.strictObject({
  kriteria: z.string().min(1),
  penetapan: z.string().min(1),
  awal: months,
  ditetapkan: z.record(z.string(), z.string().min(1)),
})

const schema = z.strictObject({ pemerintah: authority, muhammadiyah: authority })

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/**
 * Checks `content/awal-bulan-hijriah.json`, which the organisation edits: people fast by it.
 * @throws Error that names what is wrong
 */
export function checkHijriContent(text: string): void {
  const told = schema.parse(JSON.parse(text))
  const { pemerintah, muhammadiyah } = told
  const all = Object.entries(pemerintah.awal)
  for (const [index, [month, date]] of all.entries()) {
    const [next, begins] = all[index + 1] ?? []
    if (!next || !begins) break
    if (next !== monthAfter(month)) throw new Error(`${next} can't follow ${month}`)
    checkLength(month, daysBetween(date, begins))
  }
  for (const [month, date] of Object.entries(muhammadiyah.awal)) {
    const other = pemerintah.awal[month]
    if (!other || Math.abs(daysBetween(date, other)) > 2)
      throw new Error(`${month}: ${date} is far from ${other ?? 'no month'} of pemerintah`)
  }
  for (const [month, date] of Object.entries(muhammadiyah.awal)) {
    const next = muhammadiyah.awal[monthAfter(month)]
    if (next) checkLength(month, daysBetween(date, next))
  }
  for (const [name, { awal, ditetapkan }] of Object.entries(told))
    for (const month of Object.keys(ditetapkan))
      if (!awal[month]) throw new Error(`${name}: ${month} is in ditetapkan, but not in awal`)
}

function checkLength(month: string, days: number): void {
  if (days !== 29 && days !== 30) throw new Error(`${month} has ${days} days: 29 or 30`)
}
