import { localDay } from '@/lib/time/calendar-day'
import { Checkbox } from '@/ui/form/Checkbox'
import { useStore } from '@/ui/use-store'
import { khatams, pagesOf, tickPages } from '@/domain/quran/khatam'

/** At the end of a page: ticks it in each khatam that has it. Nothing for anyone who has none. */
export function PageTicks({ page }: { page: number }) {
  const having = useStore(khatams, () => []).filter(({ juz }) => pagesOf(juz).has(page))
  return having.map(({ id, nama, dibaca }) => (
    <Checkbox
      key={id}
      checked={dibaca[page] !== undefined}
      onChange={(checked) => tickPages(id, [page], checked ? localDay(new Date()) : null)}
    >
      <span>
        <span>{`Halaman ${page} selesai`}</span>
        <span className="jm-quiet">{` · ${nama}`}</span>
      </span>
    </Checkbox>
  ))
}
