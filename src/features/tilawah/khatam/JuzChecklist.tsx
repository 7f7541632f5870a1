import { Disclosure } from '@/ui/Disclosure'
import { Checkbox } from '@/ui/form/Checkbox'
import { showUndo } from '@/ui/overlay/toast'
import { changeKhatam, type Khatam, pagesOf, tickPages } from '@/domain/quran/khatam'

/** A khatam's juz, each to be ticked as a whole: for anyone who has read elsewhere. @param today `YYYY-MM-DD` */
export function JuzChecklist({ khatam, today }: { khatam: Khatam; today: string }) {
  const { id, juz, dibaca } = khatam
  const juzOf = pagesOf(juz)
  const untick = (one: number, pages: readonly number[]) => {
    if (!tickPages(id, pages, null)) return
    showUndo(`Juz ${one} ditandai belum dibaca`, () =>
      changeKhatam(id, (now) => ({
        ...now,
        dibaca: { ...only(dibaca, pages), ...now.dibaca },
      })),
    )
  }
  return (
    <Disclosure summary={juz.length === 30 ? 'Semua juz' : 'Juz bagian saya'}>
      {juz.map((one) => {
        const pages = [...juzOf].flatMap(([page, its]) => (its === one ? [page] : []))
        const read = pages.filter((page) => dibaca[page] !== undefined).length
        return (
          <Checkbox
            key={one}
            checked={read === pages.length}
            onChange={(checked) => {
              if (checked) tickPages(id, pages, today)
              else untick(one, pages)
            }}
          >
            <span>{`Juz ${one}: ${read} dari ${pages.length} halaman`}</span>
          </Checkbox>
        )
      })}
    </Disclosure>
  )
}

/** What is noted of some pages. */
const only = (dibaca: Khatam['dibaca'], pages: readonly number[]): Khatam['dibaca'] =>
  Object.fromEntries(Object.entries(dibaca).filter(([page]) => pages.includes(Number(page))))
