import type { MasjidEvent } from '@/domain/masjid/events'
import type { ScreenMasjid } from '@/domain/layar/screen-source'
import { prayerName, type ScreenDay, type ScreenState, timeLeft } from '@/domain/layar/screen-state'
import { clockIn, dateIn, type Zone } from '@/domain/place/zone'
import { fiveShalat } from '@/domain/prayer-times/next-shalat'
import { formatRupiah } from '@/lib/format-number'
import { dayText } from '@/lib/time/day-words'
import { qrImage } from '@/ui/picture/qr-image'

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`layar.html has no ${id}`)
  return found
}

/** Writes a text only where it is another one: a second that changes nothing must lay out nothing. */
export function write(id: string, text: string): void {
  const at = element(id)
  if (at.textContent !== text) at.textContent = text
}

function made(name: string, text: string, className = ''): HTMLElement {
  const one = document.createElement(name)
  one.textContent = text
  if (className !== '') one.className = className
  return one
}

/** Puts elements in place of an element's own; not where they were made of the same. */
function fill(id: string, madeOf: string, children: () => readonly Element[]): void {
  const at = element(id)
  if (at.dataset.of === madeOf) return
  at.dataset.of = madeOf
  at.replaceChildren(...children())
}

/** The seconds at a moment, `"07"`. */
const secondsAt = (now: number) => String(Math.floor(now / 1000) % 60).padStart(2, '0')

/** The clock. @param seconds whether they are shown */
export function showClock(now: number, zone: Zone, seconds: boolean): void {
  write('jam', clockIn(zone, now))
  write('detik', seconds ? secondsAt(now) : '')
}

/** A day's times. @param next the one that is counted down to, and whether it is of this day */
export function showTimes(day: ScreenDay, zone: Zone, state: ScreenState, ramadan: boolean): void {
  const next = state.kind === 'between' || state.kind === 'countdown' ? state.next : null
  const rows = [
    ...(ramadan ? (['imsak'] as const) : []),
    'subuh' as const,
    'terbit' as const,
    ...fiveShalat.slice(1),
  ]
  const nextKey = next && day[next.key] === next.at ? next.key : ''
  const times = rows.map((key) => clockIn(zone, day[key]))
  fill('waktu', [day.date, nextKey, ...times].join(), () =>
    rows.map((key, index) => {
      const row = document.createElement('li')
      const isOther = key === 'imsak' || key === 'terbit'
      row.className = key === nextKey ? 'berikut' : isOther ? 'lain' : ''
      const name =
        key === 'imsak' ? 'Imsak' : key === 'terbit' ? 'Terbit' : prayerName(key, day.date)
      row.append(made('span', name), made('span', times[index] ?? ''))
      return row
    }),
  )
  element('waktu').dataset.rows = String(rows.length)
}

/** What is counted down to, or what goes on. */
export function showState(state: ScreenState, now: number, zone: Zone): void {
  const root = element('layar')
  if (root.dataset.state !== state.kind) root.dataset.state = state.kind
  const [label, figure, word, left, small] = wordsOf(state, now, zone)
  write('penuh-judul', label)
  write('penuh-angka', figure)
  write('penuh-kata', word)
  write('penuh-jam', state.kind === 'prayer' || state.kind === 'unknown' ? '' : clockIn(zone, now))
  write('hitung-nama', small)
  write('hitung', left)
}

/** Words of the whole screen (title, figure, line), then figure and label of the small countdown. */
function wordsOf(
  state: ScreenState,
  now: number,
  zone: Zone,
): [string, string, string, string, string] {
  switch (state.kind) {
    case 'unknown':
      return ['', '', '', '', '']
    case 'between':
    case 'countdown': {
      const { name, at } = state.next
      const left = timeLeft(at - now)
      return [
        `Menuju adzan ${name}`,
        left,
        `Adzan pukul ${clockIn(zone, at)}`,
        left,
        `Menuju ${name}`,
      ]
    }
    case 'adzan': {
      const clock = clockIn(zone, state.at)
      return [
        `Adzan ${state.name}`,
        clock,
        `Waktu ${state.name} telah masuk`,
        clock,
        `Adzan ${state.name}`,
      ]
    }
    case 'iqamah': {
      const left = timeLeft(state.at - now)
      return [`Menuju iqamah ${state.name}`, left, '', left, `Iqamah ${state.name}`]
    }
    case 'prayer':
      return [
        state.prayer === 'jumat' ? 'Simak khutbah, luruskan saf' : 'Luruskan saf',
        '',
        '',
        '',
        `Shalat ${state.name}`,
      ]
  }
}

/** What stands between prayers beside the collection box's code. */
export interface Slide {
  kind: string
  title: string
  lines: readonly string[]
}

/** The events that are still to come, the nearest first. @param now milliseconds since 1970 */
export function slidesOf(events: readonly MasjidEvent[], zone: Zone, now: number): Slide[] {
  const today = dateIn(zone, now)
  const start = ({ day, startsAt }: MasjidEvent) => startsAt?.getTime() ?? Date.parse(day)
  return events
    .filter(({ day, endsAt }) => day >= today && !(endsAt && endsAt.getTime() <= now))
    .sort((one, other) => start(one) - start(other))
    .slice(0, 6)
    .map(({ kind, title, day, startsAt, timeInWords, speaker, isCancelled }) => {
      const clock = startsAt === null ? timeInWords : clockIn(zone, startsAt.getTime())
      return {
        kind: isCancelled ? `${kind} · dibatalkan` : kind,
        title,
        lines: [
          [day === today ? 'Hari ini' : dayText(day), ...(clock === null ? [] : [clock])].join(
            ' · ',
          ),
          ...(speaker === null ? [] : [speaker]),
        ],
      }
    })
}

/** What a week's cash has come to, what was spent as large as what came in. */
export const cashSlide = ({ week, book }: NonNullable<ScreenMasjid['cash']>): Slide => ({
  kind: 'Kas masjid',
  title: `Saldo ${formatRupiah(book.closing)}`,
  lines: [
    `Masuk ${formatRupiah(book.income)}`,
    `Keluar ${formatRupiah(book.expense)}`,
    `Sejak ${dayText(week.from)}`,
  ],
})

/** Shows one of several in turn; without any, whom the collection box is for. */
export function showSlide(
  slides: readonly Slide[],
  turn: number,
  masjid: string,
  code: boolean,
): void {
  const invitation = code
    ? { kind: 'Infaq', title: masjid, lines: ['Pindai kode ini dengan kamera ponsel'] }
    : null
  const slide = slides[turn % Math.max(1, slides.length)] ?? invitation
  fill('sela', JSON.stringify(slide), () =>
    slide === null
      ? []
      : [
          made('p', slide.kind, 'jenis'),
          made('h2', slide.title),
          ...slide.lines.map((line) => made('p', line)),
          ...(code && slide !== invitation
            ? [made('p', 'Infaq: pindai kode di samping', 'jenis')]
            : []),
        ],
  )
}

/** The QR code of an address; null: none. */
export function showCode(address: string | null): void {
  fill('qr', address ?? '', () => {
    const src = address === null ? null : qrImage(address)
    if (src === null) return []
    return [Object.assign(document.createElement('img'), { src, alt: 'Kode QR untuk infaq' })]
  })
}
