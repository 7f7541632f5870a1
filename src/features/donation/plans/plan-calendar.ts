import { occasionsOf, type Ramadans } from '@/domain/giving-plan/occasions'
import { giveAddress, type Plan } from '@/domain/giving-plan/plan'
import { addDays } from '@/domain/place/zone'
import { formatRupiah } from '@/lib/format-number'
import { asCalendarFile, calendarFile } from '@/lib/time/icalendar'

/** Before the Friday prayer in all of Indonesia; the nights of Ramadan after its evening prayers. */
const MORNING = ['10:00', '10:15'] as const
const NIGHT = ['20:00', '20:15'] as const

/**
 * A plan for a calendar, from today on, by the clock of wherever the person is, with the address of the filled form. A
 * changed plan has the same name and a higher version, so that its file replaces the former. Of Ramadan the nights of
 * the next one: they follow one another, and later years aren't certain.
 * @param site an address of the app, absolute
 * @param today `YYYY-MM-DD`
 * @returns null where no occasion is known
 */
export function planCalendar(
  plan: Plan,
  { site, today, now, ramadans }: { site: string; today: string; now: Date; ramadans: Ramadans },
): File | null {
  const { program, nominal, irama, sampai, tanda, urutan } = plan
  const from = today > plan.mulai ? today : plan.mulai
  const [first, ...others] = occasionsOf(plan, from, addDays(from, 400), ramadans)
  if (first === undefined) return null
  const isNight = irama.cara === 'ramadan' || irama.cara === 'ramadan-akhir'
  const [begins, ends] = isNight ? NIGHT : MORNING
  const until = sampai === null ? '' : `;UNTIL=${sampai.replaceAll('-', '')}T235959`
  const nights = 1 + others.filter((day, index) => day === addDays(first, index + 1)).length
  const repeats =
    irama.cara === 'jumat'
      ? `FREQ=WEEKLY;BYDAY=FR${until}`
      : irama.cara === 'bulan'
        ? `FREQ=MONTHLY;BYMONTHDAY=${irama.tanggal}${until}`
        : `FREQ=DAILY;COUNT=${nights}`
  const url = new URL(giveAddress(plan), site).href
  const text = calendarFile(
    {
      uid: `infaq-rutin-${tanda}@jejaring-masjid`,
      sequence: urutan,
      title: `Infaq rutin ${formatRupiah(nominal)}`,
      start: `${first}T${begins}`,
      end: `${first}T${ends}`,
      repeats,
      // The address is in the words too: not every calendar shows the field for it.
      description: `Untuk ${program.judul}.\nTidak ada dana yang terpotong otomatis.\nBuka formulir: ${url}`,
      location: '',
      url,
    },
    now,
  )
  return asCalendarFile(`infaq-rutin-${program.slug}`, text)
}
