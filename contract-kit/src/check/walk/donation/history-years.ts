import { isDeepStrictEqual } from 'node:util'
import { itemsOf, membersOf, numberAt, shown, textAt } from '../../http/json'
import type { Answer } from '../list'
import type { Visit } from '../visit'

/** The check can't pay, so an account of its own has no yearly sums that could be wrong. */
export const NO_YEARS =
  'only in part: that per_tahun is of all pages shows with an account that has paid donations on two of them (--login WHATSAPP:PASSWORD)'

const rowsOf = ({ data }: Answer) => itemsOf(membersOf(data)['daftar'])
const isPaid = (row: unknown) => textAt(row, 'status') === 'Lunas'

/** The yearly sums of an answer, without years in which nothing was paid; undefined where it has no sums at all. */
function yearsOf({ data }: Answer) {
  const { per_tahun: years } = membersOf(data)
  if (years === undefined) return undefined
  return itemsOf(years).flatMap((one) => {
    const [tahun, nominal, jumlah] = ['tahun', 'nominal', 'jumlah'].map((name) =>
      numberAt(one, name),
    )
    return jumlah === 0 ? [] : [{ tahun, nominal, jumlah }]
  })
}

/**
 * Whether this history can show that the sums are of all pages: paid donations are on two of them. One without any sums
 * has nothing to show.
 */
export const showYears = (pages: readonly Answer[]): boolean =>
  pages.filter((page) => rowsOf(page).some(isPaid)).length > 1 ||
  pages.some((page) => page.ok && yearsOf(page) === undefined)

/** What was paid on these pages, by the year, the newest first. */
function paidOn(pages: readonly Answer[]) {
  const sums = new Map<number, { nominal: number; jumlah: number }>()
  for (const row of pages.flatMap((page) => rowsOf(page)).filter(isPaid)) {
    const tahun = Number(textAt(row, 'tgl_donasi')?.slice(0, 4))
    const { nominal, jumlah } = sums.get(tahun) ?? { nominal: 0, jumlah: 0 }
    sums.set(tahun, { nominal: nominal + (numberAt(row, 'nominal') ?? 0), jumlah: jumlah + 1 })
  }
  return [...sums]
    .toSorted(([one], [other]) => other - one)
    .map(([tahun, sum]) => ({ tahun, ...sum }))
}

/**
 * Checks that every page, also one beyond the last, has the sums of all pages, newest year first. If not all pages were
 * read, checks only that every page has the same sums.
 */
export function rightYears(
  { run }: Visit,
  pages: readonly Answer[],
  beyond: Answer,
  { isWhole }: { isWhole: boolean },
): void {
  const [first] = pages
  const expected = isWhole ? paidOn(pages) : first && yearsOf(first)
  for (const page of [...pages, beyond]) {
    const seen = yearsOf(page)
    if (!page.ok || seen === undefined || isDeepStrictEqual(seen, expected)) continue
    const what = isWhole
      ? 'what was paid on all pages, by year'
      : 'as on the first page: it is of all'
    run.tell(page.exchange, 'amount', {
      field: '/data/per_tahun',
      expected: `must be ${shown(expected)}, ${what}`,
      seen: `${shown(seen)} on page ${shown(membersOf(page.data)['page'])}`,
    })
  }
}
