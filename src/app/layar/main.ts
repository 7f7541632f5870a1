import '@/app/styles/tokens.css'
import './layar.css'
import {
  type Course,
  courseOf,
  type KnownTimes,
  type ScreenDay,
  screenDays,
  screenState,
} from '@/domain/layar/screen-state'
import { parseScreenSettings } from '@/domain/layar/screen-settings'
import {
  askHijri,
  askMonth,
  askScreen,
  keptHijri,
  keptScreen,
  NotThere,
  type ScreenMasjid,
} from '@/domain/layar/screen-source'
import { nearestCity } from '@/domain/place/city-coordinates'
import { clockIn, dateIn, deviceZone, guessZone, type Zone } from '@/domain/place/zone'
import {
  type HijriCalendar,
  hijriCalendar,
  hijriDay,
  hijriMonthName,
} from '@/domain/prayer-times/hijri-calendar'
import {
  FRESH_MS,
  type MonthOfPrayerTimes,
  monthsLater,
  storedMonth,
} from '@/domain/prayer-times/month'
import { programPath } from '@/domain/program/program'
import { paths, slugOfScreen } from '@/lib/address/paths'
import { dayText } from '@/lib/time/day-words'
import { clockError } from '@/lib/time/server-clock'
import { keepOffline, movePicture, nightlyReload, stayAwake } from './device'
import {
  cashSlide,
  showClock,
  showCode,
  showSlide,
  showState,
  showTimes,
  slidesOf,
  write,
} from './view'

const MINUTE_MS = 60_000

/** How often everything is asked for anew, and after a failure. */
const REFRESH_MS = 30 * MINUTE_MS
const RETRY_MS = 2 * MINUTE_MS

/** How long one event is shown. */
const SLIDE_MS = 12_000

const slug = slugOfScreen(window.location.pathname) ?? ''
const { settings, unread } = parseScreenSettings(window.location.search)
const isEmbedded = settings.view === 'sematan'
const shows = (part: (typeof settings.hidden)[number]) => !settings.hidden.includes(part)

let screen: ScreenMasjid | null = keptScreen(slug)
let isMissing = false
let calendar: HijriCalendar = hijriCalendar(settings.authority, keptHijri())

const cityId = () => settings.cityId ?? screen?.city?.id ?? null

/** A month is read once, since it is asked for with each minute. */
const months = new Map<string, MonthOfPrayerTimes | null>()

function month(wanted: string): MonthOfPrayerTimes | null {
  const id = cityId()
  const known = months.get(wanted)
  if (known !== undefined || id === null) return known ?? null
  const read = storedMonth(id, wanted)?.read ?? null
  months.set(wanted, read)
  return read
}

/** The mosque's zone, looked up with each minute. */
let zone: Zone = deviceZone

function zoneAt(now: number): Zone {
  const known = month(dateIn(deviceZone, now).slice(0, 7))?.zone
  const position = screen?.masjid.position
  const near = position ? nearestCity(position)?.zone : undefined
  return known ?? (settings.cityId === null ? near : guessZone(settings.cityId)) ?? deviceZone
}

let days: ScreenDay[] = []
let course: Course | null = null

/** What lasts for a minute: times, dates, words of the corner. */
function drawMinute(now: number): void {
  zone = zoneAt(now)
  const known: KnownTimes = { zone, month, position: screen?.masjid.position ?? null }
  days = screenDays(known, now, settings.corrections)
  course = {
    ...courseOf(settings, screen?.iqamah ?? null),
    isRamadan: (date) => hijriDay(calendar, date)?.month.endsWith('-09') === true,
  }
  const today = dateIn(zone, now)
  const hijri = shows('hijriah') ? hijriDay(calendar, today) : null
  write('nama', screen?.masjid.title ?? 'Layar Masjid')
  write('tanggal', dayText(today))
  write(
    'hijriah',
    hijri ? `${hijri.day} ${hijriMonthName(hijri.month)} ${hijri.month.slice(0, 4)} H` : '',
  )
  if (screen) document.title = `${isEmbedded ? 'Jadwal shalat' : 'Layar'} ${screen.masjid.title}`
  write('sudut', notes(today).join(' · '))
  movePicture(isEmbedded ? 0 : now)
  const address = window.location.origin + programPath({ kind: 'kencleng', slug }, 'donate')
  showCode(screen && !isEmbedded && shows('kencleng') ? `${address}?utm_source=layar` : null)
}

/** A device's clock that is wrong by more than a minute shows every time wrongly. @param error in milliseconds */
function clockNote(error: number): string[] {
  if (error === 0) return []
  const minutes = Math.abs(Math.round(error / MINUTE_MS))
  const much = minutes < 120 ? `${minutes} menit` : `${Math.round(minutes / 60)} jam`
  return [`Jam layar ini ${error > 0 ? 'terlambat' : 'terlalu cepat'} ${much}`]
}

function notes(today: string): string[] {
  return [
    ...(isMissing ? ['Masjid ini tidak ditemukan: periksa alamat layar'] : []),
    ...(!screen && !isMissing ? ['Menunggu jawaban server'] : []),
    ...clockNote(clockError.get()),
    ...(days.find(({ date }) => date === today)?.isEstimated ? ['Jadwal perkiraan'] : []),
    ...unread.map((text) => `Tidak terbaca di alamat: ${text}`),
  ]
}

let drawn = -1
const reloadAtNight = nightlyReload(Date.now())

function tick(): void {
  const now = Date.now()
  const minute = Math.floor(now / MINUTE_MS)
  if (minute !== drawn) {
    drawn = minute
    drawMinute(now)
    if (!isEmbedded) void reloadAtNight(now, clockIn(zone, now))
  }
  const today = days.find(({ date }) => date === dateIn(zone, now))
  const state = course ? screenState(now, days, course) : { kind: 'unknown' as const }
  showClock(now, zone, shows('detik'))
  showState(state, now, zone)
  if (today && course) showTimes(today, zone, state, course.isRamadan(today.date))
  const { events = [], cash = null } = screen ?? {}
  showSlide(
    [
      ...(shows('kegiatan') ? slidesOf(events, zone, now) : []),
      ...(shows('kas') && cash ? [cashSlide(cash)] : []),
    ],
    Math.floor(now / SLIDE_MS),
    screen?.masjid.title ?? '',
    screen !== null && shows('kencleng'),
  )
  window.setTimeout(tick, 1000 - (Date.now() % 1000))
}

const redraw = () => {
  drawn = -1
}

/** Asks for all anew; what fails stays as it was. */
async function refresh(): Promise<void> {
  const today = dateIn(zone, Date.now())
  let failed = false
  try {
    screen = await askScreen(slug, today)
    isMissing = false
  } catch (error) {
    isMissing = error instanceof NotThere && !screen
    failed = true
  }
  redraw()
  const id = cityId()
  for (const wanted of [today.slice(0, 7), monthsLater(today.slice(0, 7), 1)]) {
    const kept = id === null ? null : storedMonth(id, wanted)
    if (id === null || (kept && Date.now() - kept.at < FRESH_MS)) continue
    try {
      await askMonth(id, wanted)
      months.clear()
      redraw()
    } catch {
      failed = true
    }
  }
  try {
    const told = await askHijri(today, screen?.hijriAdjustment)
    if (told) calendar = hijriCalendar(settings.authority, told)
    redraw()
  } catch {
    // The calendar that came with the page goes on.
  }
  window.setTimeout(() => void refresh(), failed ? RETRY_MS : REFRESH_MS)
}

document.documentElement.classList.add(settings.view)
if (settings.isLarge) document.documentElement.classList.add('besar')
if (isEmbedded) {
  const link = document.getElementById('tautan')
  if (link instanceof HTMLAnchorElement) {
    link.href = paths.masjid(slug)
    link.textContent = 'Jejaring Masjid'
    link.hidden = false
  }
} else {
  stayAwake()
  void keepOffline()
}
tick()
void refresh()
